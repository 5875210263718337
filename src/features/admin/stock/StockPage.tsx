import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { type StaffSubfamilia, staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { searchByWords } from '#domain/text/nameSearch.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/stock.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { Thumbnail } from '../shared/pictures/Thumbnail.tsx';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { StaleList } from '../shared/screen/ReadFailed.tsx';
import { SubfamiliaGone } from '../shared/screen/SubfamiliaGone.tsx';
import { SearchField } from '../shared/table/SearchField.tsx';
import { VariantValues } from '../shared/variantGrid/VariantValues.tsx';
import styles from './StockPage.module.css';

/** Page on which staff choose a subfamilia and edit the prices and stock of its products. */
export function StockPage() {
  return (
    <AdminScreen title={t('title')}>
      <Content />
    </AdminScreen>
  );
}

function Content() {
  const read = useSuspenseQuery({
    ...staffSubfamiliaQueries.all(),
    meta: { failed: tShared('subfamiliasFailed') },
  });
  const all = read.data;
  const [params] = useSearchParams();
  const id = params.get('subfamilia');
  const subfamilia = all.find((listed) => String(listed.id) === id);
  if (id === null) {
    return (
      <>
        <StaleList {...read} />
        <SubfamiliaChoice all={all} />
      </>
    );
  }
  if (!subfamilia) return <SubfamiliaGone listPath={staffPaths.editStock()} />;
  return (
    <>
      <Row className={styles.chosen} gap={[2, 3]}>
        <Text as="h2" size="xl" weight="bold" grow="14rem" isLong>
          <span>{subfamilia.name}</span>{' '}
          <Note as="span" weight="normal">
            {subfamilia.familiaName}
          </Note>
        </Text>
        <ButtonLink variant="secondary" to={staffPaths.editStock()}>
          {t('choose.other')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={staffPaths.subfamilia(subfamilia.id)}>
          {t('choose.page')}
        </ButtonLink>
        <ButtonLink variant="quiet" to={paths.product(subfamilia.id)}>
          {tShared('inStore')}
        </ButtonLink>
      </Row>
      <VariantValues subfamilia={subfamilia} />
    </>
  );
}

const MAX_SHOWN = 60;

function SubfamiliaChoice({ all }: { all: readonly StaffSubfamilia[] }) {
  const [search, setSearch] = useState('');
  const hits = searchByWords(all, search, ({ name, familiaName }) => [name, familiaName]);
  const hiddenCount = hits.length - MAX_SHOWN;
  return (
    <>
      <p>{t('choose.hint')}</p>
      <SearchField label={t('choose.search')} value={search} onChange={setSearch} />
      <output>
        {hits.length === 0 && search.trim() !== '' && t('choose.none', { search: search.trim() })}
      </output>
      <Stack as="ul" gap={[0, 4]} columns="17rem" aria-label={t('choose.list')}>
        {hits.slice(0, MAX_SHOWN).map(({ id, name, familiaName, thumbnailUrl }) => (
          <li key={id}>
            <Link className={styles.link} to={staffPaths.editStock({ subfamilia: id })}>
              <Thumbnail src={thumbnailUrl} sizePx={36} />
              <Stack as="span" gap={0}>
                <Text as="span" weight="semibold">
                  {name}
                </Text>
                <Note as="span">{familiaName}</Note>
              </Stack>
            </Link>
          </li>
        ))}
      </Stack>
      {hiddenCount > 0 && <p>{t('choose.more', { count: hiddenCount })}</p>}
    </>
  );
}
