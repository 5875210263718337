import { getFixedT } from 'i18next';
import { unitsOf } from '#domain/forms/staffProducto.ts';
import { formatColones } from '#domain/prices/money.ts';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { rowClick } from '../../shared/rowClick.ts';
import styles from './ProductoCards.module.css';
import type { ProductosTableProps, RowProps } from './ProductosTable.tsx';
import { ChooseBox, lacksOf, ProductoPicture, RowActions } from './RowParts.tsx';

const t = getFixedT('es', 'productos');
const tBulk = getFixedT('es', 'bulkEdit');

const SKELETON_CARDS = Array.from({ length: 6 }, (_, card) => card);

/** A page of the products on a phone, where a table would be cut. */
export function ProductoCards({
  page,
  isBusy,
  selection,
  handlers,
  pathTo,
}: Pick<ProductosTableProps, 'page' | 'isBusy' | 'selection' | 'handlers' | 'pathTo'>) {
  const rows = page?.rows;
  return (
    <section aria-label={t('list.title')} aria-busy={isBusy || rows === undefined}>
      {rows === undefined && <VisuallyHidden as="output">{t('list.loading')}</VisuallyHidden>}
      <ul className={styles.cards} data-busy={isBusy} aria-hidden={rows === undefined || undefined}>
        {rows === undefined
          ? SKELETON_CARDS.map((card) => (
              <li key={card} className={styles.card}>
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </li>
            ))
          : rows.map((producto) => (
              <Card
                key={producto.id}
                producto={producto}
                isBusy={isBusy}
                isChosen={selection.has(producto.id)}
                to={pathTo(producto.id)}
                onChoose={(isChosen) => selection.choose([producto.id], isChosen)}
                handlers={handlers}
              />
            ))}
      </ul>
    </section>
  );
}

function Card({ producto, isBusy, isChosen, to, onChoose, handlers }: RowProps) {
  const { code, name, subfamiliaName, color, tallaId, prices } = producto;
  const units = unitsOf(producto);
  const facts = [subfamiliaName, color?.name, tallaId].filter(Boolean).join(' · ');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its link takes the keyboard
    <li
      className={styles.card}
      data-chosen={isChosen || undefined}
      data-row-link=""
      onPointerEnter={handlers.onEnter}
      onClick={rowClick(handlers.onOpen, to)}
    >
      <div className={styles.picture}>
        <ProductoPicture producto={producto} sizePx={64} />
        <ChooseBox
          label={tBulk('select.row', { code, name })}
          checked={isChosen}
          isDisabled={isBusy}
          onChange={onChoose}
        />
      </div>
      <div className={styles.texts}>
        <a className={styles.code} href={to}>
          {code}
        </a>
        <p className={styles.name}>{name}</p>
        {facts !== '' && <p className={styles.facts}>{facts}</p>}
        <p className={styles.figures}>
          {prices.retail > 0 && <strong>{formatColones(prices.retail)}</strong>}
          {units > 0 && <span>{t('row.stock', { count: units })}</span>}
        </p>
        <p className={styles.lacks}>
          {lacksOf(producto).map((lack) => (
            <Tag key={lack} tone="warning">
              {t(`lack.${lack}`)}
            </Tag>
          ))}
        </p>
      </div>
      <div className={styles.actions}>
        <RowActions producto={producto} handlers={handlers} />
      </div>
    </li>
  );
}
