import { sources } from './show.ts';
import type { FamiliaRow } from './shopData.ts';

const TIERS = [
  ['1+', 'precio al detalle'],
  ['12+', 'precio mayorista'],
  ['24+', 'precio especial'],
] as const;

type Props = {
  readonly banners: readonly { readonly url: string }[];
  readonly familias: readonly FamiliaRow[];
};

export function Home({ banners, familias }: Props) {
  return (
    <>
      <div className="hero">
        <img src={banners[0]?.url} alt="" width={640} height={800} fetchPriority="high" />
        <div className="caption">
          <h1>Camisetas y textiles al detalle y por mayor</h1>
          <a className="button sell" href="/catalogue">
            Ver el catálogo
          </a>
        </div>
      </div>
      <div className="page">
        <h2>Explore por familia</h2>
        <ul className="tiles">
          {familias.map(({ id, nombre, subfamilia }) => (
            <li key={id}>
              <a href={`/catalogue?familia=${id}`}>
                <img
                  loading="lazy"
                  decoding="async"
                  sizes="(max-width: 599px) 45vw, (max-width: 999px) 30vw, 240px"
                  srcSet={sources(subfamilia?.[0]?.thumbnail ?? '', [240, 480])}
                  alt=""
                  width={240}
                  height={240}
                />
                <span>{nombre}</span>
              </a>
            </li>
          ))}
        </ul>
        <h2>Mejor precio por volumen</h2>
        <p>
          El precio baja solo: desde 12 unidades del mismo artículo rige el precio mayorista y desde
          24 el precio especial.
        </p>
        <ul className="tiers">
          {TIERS.map(([from, name]) => (
            <li key={from}>
              <strong className="amount">{from}</strong> {name}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
