import { Plus } from 'lucide-react';
import { searchedPart } from '#domain/text/nameSearch.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Pager } from '../shared/Pager.tsx';
import { ReadFailed } from '../shared/ReadFailed.tsx';
import { SearchField } from '../shared/SearchField.tsx';
import { StaleList } from '../shared/StaleList.tsx';
import styles from './SubfamiliasList.module.css';
import { SubfamiliasTable } from './SubfamiliasTable.tsx';
import type { Subfamilias } from './useSubfamilias.ts';

type Props = {
  list: Subfamilias;
  onAdd: () => void;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
};

/** Search, table and pager, or the empty or failed state. */
export function SubfamiliasList({ list, onAdd, onEdit, onDelete }: Props) {
  const t = useStaffText('subfamilias');
  const { all, shown, foundCount, search, changeSearch, page, pageCount, changePage } = list;

  if (list.error !== null) {
    return <ReadFailed title={t('loadFailed')} error={list.error} onRetry={list.retry} />;
  }
  if (all?.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        actions={
          <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
            {t('add')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <StaleList {...list.query} />
      <div className={styles.tools}>
        <SearchField label={t('search')} value={search} onChange={changeSearch} />
        <output className={styles.count}>{all && t('found', { count: foundCount })}</output>
      </div>
      {all && foundCount === 0 ? (
        <EmptyState
          title={t('noMatch.title', { search: searchedPart(search.trim()) })}
          actions={
            <Button variant="secondary" onClick={() => changeSearch('')}>
              {t('noMatch.clear')}
            </Button>
          }
        >
          {t('noMatch.text')}
        </EmptyState>
      ) : (
        // A new page starts at its top.
        <SubfamiliasTable
          key={page}
          subfamilias={all && shown}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      )}
      <Pager label={t('pages')} page={page} pageCount={pageCount} onChange={changePage} />
    </>
  );
}
