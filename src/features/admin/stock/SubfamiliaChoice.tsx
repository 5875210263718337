import { useMemo, useState } from 'react';
import { staffPaths } from '#config/staffPaths.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { compareNames } from '#domain/text/collation.ts';
import { searchByWords } from '#domain/text/nameSearch.ts';
import { pictureSources } from '#data/library/pictureSources.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Link } from '#shared/ui/Link.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { SearchField } from '../shared/SearchField.tsx';
import styles from './StockPage.module.css';

const MAX_SHOWN = 60;

/** A search box, and the subfamilias that it finds as links to their prices and stock. */
export function SubfamiliaChoice({ all }: { all: readonly StaffSubfamilia[] }) {
  const t = useStaffText('stock');
  const [search, setSearch] = useState('');
  const sorted = useMemo(
    () => all.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id),
    [all],
  );
  const found = searchByWords(sorted, search, ({ name, familiaName }) => [name, familiaName]);
  const hidden = found.length - MAX_SHOWN;
  return (
    <>
      <p>{t('choose.hint')}</p>
      <SearchField label={t('choose.search')} value={search} onChange={setSearch} />
      <output>
        {found.length === 0 && search.trim() !== '' && t('choose.none', { search: search.trim() })}
      </output>
      <ul className={styles.list} aria-label={t('choose.list')}>
        {found.slice(0, MAX_SHOWN).map(({ id, name, familiaName, thumbnailUrl }) => (
          <li key={id}>
            <Link className={styles.link} to={staffPaths.editStock({ subfamilia: id })}>
              <Picture
                className={styles.picture}
                src={thumbnailUrl}
                srcSet={pictureSources(thumbnailUrl, [36, 72])}
                sizes="36px"
                alt=""
                width={36}
                height={36}
              />
              <span>
                <span className={styles.linkName}>{name}</span>{' '}
                <span className={styles.familia}>{familiaName}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('choose.more', { count: hidden })}</p>}
    </>
  );
}
