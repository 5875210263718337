import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADD_HASH, DELETE_HASH, EDIT_HASH } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { compareNames } from '#domain/text/collation.ts';
import { searchByWords, searchedPart } from '#domain/text/nameSearch.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { FormMessage, type FormNotice } from '../shared/FormMessage.tsx';
import { Pager } from '../shared/Pager.tsx';
import { ReadFailed } from '../shared/ReadFailed.tsx';
import { SearchField } from '../shared/SearchField.tsx';
import { StaleList } from '../shared/StaleList.tsx';
import { useRowPopup } from '../shared/useRowPopup.ts';
import { useSearchText } from '../shared/useSearchText.ts';
import { DeleteSubfamilia } from './DeleteSubfamilia.tsx';
import { AddSubfamilia, EditSubfamilia } from './SubfamiliaForm.tsx';
import styles from './Subfamilias.module.css';
import { SubfamiliasTable } from './SubfamiliasTable.tsx';

const t = getFixedT('es', 'subfamilias');

/** Staff find, add, edit and delete the subfamilias. @see docs/rules.md#subfamilias */
export function SubfamiliasPage() {
  const { isOpen, open, close } = useHashPopup(ADD_HASH);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const openAdd = () => {
    setNotice(null);
    open();
  };
  return (
    <AdminScreen
      title={t('title')}
      moreActions={
        <ButtonLink variant="secondary" to={staffPaths.editStock()}>
          {t('stock')}
        </ButtonLink>
      }
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={openAdd}>
          {t('add')}
        </Button>
      }
    >
      <Content notice={notice} onNotice={setNotice} onAdd={openAdd} />
      {isOpen && <AddSubfamilia frame="popup" onClose={close} />}
    </AdminScreen>
  );
}

type ContentProps = {
  notice: FormNotice | null;
  onNotice: (notice: FormNotice | null) => void;
  onAdd: () => void;
};

function Content({ notice, onNotice, onAdd }: ContentProps) {
  const list = useSubfamilias();
  const { data: all } = list.query;
  const editing = useRowPopup(EDIT_HASH, all);
  const deleting = useRowPopup(DELETE_HASH, all);
  const { row: edited } = editing;
  const { row: deleted } = deleting;
  const noticeBox = useRef<HTMLDivElement>(null);
  const openId = editing.id ?? deleting.id;
  const isGone = openId !== null && all !== undefined && edited === null && deleted === null;

  useEffect(() => {
    // After a deletion the button that had the focus is unmounted with its row.
    if (notice !== null && openId === null) noticeBox.current?.focus();
  }, [notice, openId]);

  const openFor = (popup: typeof editing) => (id: number) => {
    onNotice(null);
    popup.open(id);
  };

  return (
    <>
      <div ref={noticeBox} className={styles.notice} tabIndex={-1}>
        <FormMessage
          message={
            isGone ? { tone: 'error', text: t('gone.title'), reason: t('gone.text') } : notice
          }
        />
      </div>
      <List list={list} onAdd={onAdd} onEdit={openFor(editing)} onDelete={openFor(deleting)} />
      {edited && <EditSubfamilia key={edited.id} subfamilia={edited} onClose={editing.close} />}
      {deleted && (
        <DeleteSubfamilia
          key={deleted.id}
          subfamilia={deleted}
          onClose={deleting.close}
          onEnded={onNotice}
        />
      )}
    </>
  );
}

type ListProps = {
  list: ReturnType<typeof useSubfamilias>;
  onAdd: () => void;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
};

/** Search, table and pager, or the empty or failed state. */
function List({ list, onAdd, onEdit, onDelete }: ListProps) {
  const { query, shown, foundCount, search, changeSearch, page, pageCount, changePage } = list;
  const { data: all, error, isFetching, refetch } = query;

  if (all === undefined && error !== null && !isFetching) {
    return <ReadFailed title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
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
      <StaleList {...query} />
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

const PAGE_SIZE = 50;

/**
 * Reads every subfamilia; search and pages work in memory, so that each key shows at once. The address
 * keeps both, in the history entry of the list.
 */
function useSubfamilias() {
  const { search: address, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(address);
  const kept = params.get('buscar') ?? '';

  function write(buscar: string, pagina: number | null) {
    // A popup may have opened meanwhile, so its hash stays.
    void navigate(staffPaths.editSubfamilia({ buscar, pagina }) + hash, { replace: true, state });
  }
  // As typed; the address follows with a delay.
  const { text, setText } = useSearchText(kept, (typed) => write(typed, null));

  const query = useQuery(staffQueries.subfamilias());
  const { data } = query;
  const sorted = useMemo(
    () => data?.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id),
    [data],
  );
  const found = useMemo(
    () => searchByWords(sorted ?? [], text, ({ name, familiaName }) => [name, familiaName]),
    [sorted, text],
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const wanted = searchedPart(text) === kept ? Number(params.get('pagina')) : 1;
  const page = Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, pageCount) : 1;
  return {
    query,
    search: text,
    changeSearch: setText,
    shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    foundCount: found.length,
    page,
    pageCount,
    changePage: (next: number) => write(searchedPart(text), next === 1 ? null : next),
  };
}
