import { useTranslation } from 'react-i18next';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import styles from './ProductHeading.module.css';

type Props = { readonly subfamilia: Subfamilia; readonly producto: Producto | null };

/** Name of the subfamilia; name, code and detail of the current variant. */
export function ProductHeading({ subfamilia, producto }: Props) {
  const { t } = useTranslation('product');
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{subfamilia.name}</h1>
      {producto && (
        <>
          {producto.name !== subfamilia.name && <p className={styles.name}>{producto.name}</p>}
          <p className={styles.code}>{t('code', { code: producto.code })}</p>
          {producto.detail !== null && <p className={styles.detail}>{producto.detail}</p>}
        </>
      )}
    </header>
  );
}
