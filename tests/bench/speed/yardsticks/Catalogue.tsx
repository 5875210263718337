import { colones, sources } from './show.ts';
import type { CardRow, FamiliaRow } from './shopData.ts';

/** As many as the first render of the store has. */
const CARDS = 40;
/** Their pictures are loaded eagerly, as in the store. */
const EAGER_CARDS = 6;

const SORTS = ['Nombre: A-Z', 'Nombre: Z-A', 'Precio: menor a mayor', 'Precio: mayor a menor'];

type Props = { readonly cards: readonly CardRow[]; readonly familias: readonly FamiliaRow[] };

export function Catalogue({ cards, familias }: Props) {
  const names = new Map(familias.map(({ id, nombre }) => [id, nombre]));
  const sorted = cards.toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
  return (
    <div className="page">
      <h1>Catálogo</h1>
      <p className="muted">
        Escoja un producto para ver sus colores, tallas y precios por cantidad.
      </p>
      <div className="filters">
        <label>
          Tipo de producto
          <select>
            <option>Todos los tipos</option>
            {familias.map(({ id, nombre }) => (
              <option key={id}>{nombre}</option>
            ))}
          </select>
        </label>
        <label>
          Ordenar por
          <select>
            {SORTS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <p>{cards.length} productos</p>
      <ul className="cards">
        {sorted.slice(0, CARDS).map((card, index) => (
          <li key={card.id} className="cell">
            <Card
              card={card}
              familiaName={names.get(card.familia_id) ?? ''}
              isEager={index < EAGER_CARDS}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type CardProps = {
  readonly card: CardRow;
  readonly familiaName: string;
  readonly isEager: boolean;
};

function Card({ card, familiaName, isEager }: CardProps) {
  const price = card.producto[0]?.precio1;
  return (
    <article className="card">
      <img
        {...(isEager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        sizes="120px"
        srcSet={sources(card.thumbnail ?? '', [120, 240, 360])}
        alt=""
        width={240}
        height={120}
      />
      <div>
        <p className="muted">
          {familiaName} #{card.id}
        </p>
        <h2>{card.nombre}</h2>
        <p>
          <strong className="amount">
            {price === undefined ? 'Precio a consultar' : `DESDE ${colones(price)}`}
          </strong>{' '}
          <span className="muted">precio al detalle</span>
        </p>
        <a className="button" href={`/product/${card.id}`}>
          Agregar
        </a>
      </div>
    </article>
  );
}
