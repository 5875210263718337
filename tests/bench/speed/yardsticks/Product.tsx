import { colones, sources } from './show.ts';
import type { ProductoRow, SubfamiliaRow } from './shopData.ts';

const STAGE_SIZES = '(max-width: 768px) min(100vw, 44vh), min(50vw, 656px)';

type Props = { readonly subfamilia: SubfamiliaRow; readonly productos: readonly ProductoRow[] };

/** The colours by name, the pictures of the first colour first, as in the store. */
function readVariants(productos: readonly ProductoRow[]) {
  const sorted = productos.toSorted((a, b) =>
    (a.color?.name ?? '').localeCompare(b.color?.name ?? '', 'es'),
  );
  const colors = new Map(sorted.map(({ color }) => [color?.name ?? '', color?.rgb_code ?? '']));
  const sizes = new Set(productos.map(({ talla_id }) => talla_id ?? ''));
  const pictures = new Set(sorted.flatMap(({ images }) => images.map(({ url }) => url)));
  return { first: sorted[0], colors: [...colors], sizes: [...sizes], pictures: [...pictures] };
}

export function Product({ subfamilia, productos }: Props) {
  const { first, colors, sizes, pictures } = readVariants(productos);
  if (first === undefined) return null;
  const price = colones(first.precio1);
  const stock = first.inventario.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return (
    <article className="page">
      <p className="muted">
        <a href="/">Inicio</a> › <a href="/catalogue">Catálogo</a> › {subfamilia.familia?.nombre}
      </p>
      <img
        className="stage"
        fetchPriority="high"
        decoding="async"
        sizes={STAGE_SIZES}
        srcSet={sources(pictures[0] ?? '', [400, 800, 1200])}
        alt={subfamilia.nombre}
        width={800}
        height={800}
      />
      <div className="thumbs">
        {pictures.map((url) => (
          <img
            key={url}
            loading="lazy"
            decoding="async"
            sizes="72px"
            srcSet={sources(url, [80, 160, 240])}
            alt=""
            width={72}
            height={72}
          />
        ))}
      </div>
      <h1>{subfamilia.nombre}</h1>
      <p className="muted">Código {first.codigo}</p>
      <p>{first.detalle}</p>
      <p>
        <strong className="amount">{price}</strong> por unidad · Al detalle
      </p>
      <p className="muted">Precio incluye IVA. No incluye envío.</p>
      <table>
        <tbody>
          {[
            ['Al detalle', '1', first.precio1] as const,
            ['Al por mayor', '+12', first.precio2] as const,
            ['Especial', '+24', first.precio3] as const,
          ].map(([name, from, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{from}</td>
              <td>{colones(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="options">
        {colors.map(([name, rgb]) => (
          <label key={name} className="button">
            <input type="radio" name="color" />
            <span className="swatch" style={{ background: rgb }} /> {name}
          </label>
        ))}
      </div>
      <div className="options">
        {sizes.map((name) => (
          <label key={name} className="button">
            <input type="radio" name="talla" /> {name}
          </label>
        ))}
      </div>
      <p>Disponible: {stock}</p>
      <form className="add">
        <p>
          <span>
            <strong className="amount">{price}</strong> por unidad
          </span>
          <span>
            Total <strong className="amount">{price}</strong>
          </span>
        </p>
        <div className="quantity">
          <button type="button">−</button>
          <input defaultValue={1} aria-label="Cantidad" />
          <button type="button">+</button>
        </div>
        <button type="submit" className="button sell">
          Agregar al carrito
        </button>
      </form>
    </article>
  );
}
