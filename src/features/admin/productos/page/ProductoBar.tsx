import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronLeft, ChevronRight, Copy, Ellipsis, Store, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#config/paths.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { Menu } from '#shared/ui/Menu.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { addProductoPath, listingPath, productoPaths } from '../listingUrl.ts';
import styles from './ProductoBar.module.css';

const t = getFixedT('es', 'productoForm');
const tBackOffice = getFixedT('es', 'backOffice');

type Props = {
  productoId: string;
  /** The list that the product was opened from. */
  listing: ProductoListing;
  /** `null` until it is read. */
  producto: StaffProducto | null;
  onDelete: () => void;
};

/** The ways from the page of a product to the list, to the products beside it, and what else can be done. */
export function ProductoBar({ productoId, listing, producto, onDelete }: Props) {
  const { previous, next } = useNeighbours(productoId, listing);
  return (
    <nav className={styles.bar} aria-label={t('page.ways')}>
      <ButtonLink
        variant="quiet"
        icon={<ArrowLeft aria-hidden="true" />}
        to={listingPath(listing)}
        returns
      >
        {t('page.toList')}
      </ButtonLink>
      <div className={styles.side}>
        <Step side="previous" neighbour={previous} listing={listing} />
        <Step side="next" neighbour={next} listing={listing} />
        {producto !== null && (
          <Menu label={tBackOffice('actions.more')} icon={<Ellipsis aria-hidden="true" />}>
            <ButtonLink
              variant="secondary"
              icon={<Copy aria-hidden="true" />}
              to={addProductoPath(listing, { copia: producto.id })}
            >
              {t('page.duplicate')}
            </ButtonLink>
            {producto.subfamiliaId !== null && (
              <ButtonLink
                variant="secondary"
                icon={<Store aria-hidden="true" />}
                to={paths.product(producto.subfamiliaId, {
                  color: producto.colorId,
                  talla: producto.tallaId,
                })}
              >
                {t('page.inStore')}
              </ButtonLink>
            )}
            <Button variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
              {tBackOffice('actions.delete')}
            </Button>
          </Menu>
        )}
      </div>
    </nav>
  );
}

type Neighbour = number | 'loading' | 'failed' | 'notListed' | 'first' | 'last';

/**
 * The ids of the products before and after a product on the page of the list that it was opened from, or
 * why there is none. They stay what they were, even if a save gives it another place.
 *
 * @param productoId as the address gives it
 */
function useNeighbours(productoId: string, listing: ProductoListing) {
  const [kept, setKept] = useState<readonly number[] | null>(null);
  const { data, isError, isFetching } = useQuery({
    ...staffQueries.productos(listing),
    enabled: kept === null,
  });
  const isFresh = data !== undefined && !isFetching && !isError;
  const ids = kept ?? data?.rows.map(({ id }) => id) ?? [];
  if (kept === null && isFresh) setKept(ids);
  const index = ids.findIndex((id) => String(id) === productoId);

  function beside(step: 1 | -1, end: 'first' | 'last'): Neighbour {
    const id = index < 0 ? undefined : ids[index + step];
    if (id !== undefined) return id;
    if (kept === null && !isFresh) return isFetching ? 'loading' : 'failed';
    return index < 0 ? 'notListed' : end;
  }
  return { previous: beside(-1, 'first'), next: beside(1, 'last') };
}

type StepProps = Pick<Props, 'listing'> & { side: 'previous' | 'next'; neighbour: Neighbour };

/** The link to a product beside this one; without one it says why. */
function Step({ side, neighbour, listing }: StepProps) {
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  const name = t(`page.${side}`);
  const icon = <Icon aria-hidden="true" />;
  const label = <span className={styles.step}>{t(`page.${side}Short`)}</span>;
  if (typeof neighbour === 'number') {
    return (
      <ButtonLink
        variant="quiet"
        icon={icon}
        aria-label={name}
        title={name}
        to={productoPaths(listing)(neighbour)}
      >
        {label}
      </ButtonLink>
    );
  }
  const reason = t(`page.none.${neighbour}`);
  return (
    <Button variant="quiet" className={styles.none} icon={icon} aria-disabled title={reason}>
      <span>{label}</span>
      <VisuallyHidden>{`${name}: ${reason}`}</VisuallyHidden>
    </Button>
  );
}
