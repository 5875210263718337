import { getFixedT } from 'i18next';
import { ArrowLeft, ChevronLeft, ChevronRight, Copy, Ellipsis, Store, Trash2 } from 'lucide-react';
import { paths } from '#config/paths.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { Menu } from '#shared/ui/Menu.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { addProductoPath, listingPath, productoPaths } from '../listingUrl.ts';
import styles from './ProductoBar.module.css';
import { type Neighbour, useNeighbours } from './useNeighbours.ts';

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

type StepProps = Pick<Props, 'listing'> & { side: 'previous' | 'next'; neighbour: Neighbour };

/** The link to a product beside this one; without one it says why. */
function Step({ side, neighbour, listing }: StepProps) {
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  const name = t(`page.${side}`);
  const icon = <Icon aria-hidden="true" />;
  const label = <span className={styles.step}>{t(`page.${side}Short`)}</span>;
  if ('id' in neighbour) {
    return (
      <ButtonLink
        variant="quiet"
        icon={icon}
        aria-label={name}
        title={name}
        to={productoPaths({ ...listing, page: neighbour.page })(neighbour.id)}
      >
        {label}
      </ButtonLink>
    );
  }
  const reason = t(`page.none.${neighbour.reason}`);
  return (
    <Button variant="quiet" className={styles.none} icon={icon} aria-disabled title={reason}>
      <span>{label}</span>
      <VisuallyHidden>{`${name}: ${reason}`}</VisuallyHidden>
    </Button>
  );
}
