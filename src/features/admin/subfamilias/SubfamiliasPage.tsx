import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Grid3x3, Pencil, Plus, Shapes, Trash2, WandSparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADD_HASH, DELETE_HASH, EDIT_HASH } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { type StaffSubfamilia, staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { searchByWords, searchedPart } from '#domain/text/nameSearch.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/subfamilias.ts';
import { Button, ButtonLink, IconButton } from '#ui/action/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Note, Row } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { FormMessage, type FormNotice } from '../shared/form/FormMessage.tsx';
import { Thumbnail } from '../shared/pictures/Thumbnail.tsx';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { ReadFailed, StaleList } from '../shared/screen/ReadFailed.tsx';
import { IconLink, rowClick } from '../shared/table/LinkRow.tsx';
import { Pager } from '../shared/table/Pager.tsx';
import { SearchField } from '../shared/table/SearchField.tsx';
import { StaffTable } from '../shared/table/StaffTable.tsx';
import { useRowPopup } from '../shared/table/useRowPopup.ts';
import { useListAddress, useSearchText } from '../shared/table/useSearchText.ts';
import { DeleteSubfamilia } from './DeleteSubfamilia.tsx';
import { SubfamiliaForm } from './SubfamiliaForm.tsx';
import styles from './Subfamilias.module.css';

const PAGE_SIZE = 50;

/** Keys of the columns, whose widths are in the style sheet so that little moves when the rows arrive. */
const COLUMNS = ['id', 'name', 'familia', 'thumbnail', 'actions'] as const;

const scrollIntoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' });

/** The page on which staff find, add, edit and delete subfamilias. @see docs/rules.md#subfamilias */
export function SubfamiliasPage() {
  const { search: address, change } = useListAddress();
  const navigate = useNavigate();
  const params = new URLSearchParams(address);
  const searched = params.get('buscar') ?? '';
  // `text` is the text in the search field; the address gets it with a delay.
  const { text, setText } = useSearchText(searched, (buscar) => change({ buscar }));

  const query = useQuery(staffSubfamiliaQueries.all());
  const { data: all } = query;
  const isWithoutThumbnail = params.get('sinMiniatura') === '1';
  // Filters in memory, so that each key press shows its result at once.
  const listed = all?.filter((one) => !isWithoutThumbnail || one.storedThumbnail === null) ?? [];
  const found = searchByWords(listed, text, ({ name, familiaName }) => [name, familiaName]);
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const wanted = searchedPart(text) === searched ? Number(params.get('pagina')) : 1;
  const addedId = Number(params.get('nueva'));
  const addedAt = found.findIndex(({ id }) => id === addedId);
  const pageNumber = addedAt === -1 ? wanted : Math.floor(addedAt / PAGE_SIZE) + 1;
  const page = Number.isInteger(pageNumber) && pageNumber > 0 ? Math.min(pageNumber, pageCount) : 1;

  const adding = useHashPopup(ADD_HASH);
  const editing = useRowPopup(EDIT_HASH, all);
  const deleting = useRowPopup(DELETE_HASH, all);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const noticeRef = useRef<HTMLDivElement>(null);
  const openId = editing.id ?? deleting.id;
  const isGone =
    openId !== null && all !== undefined && editing.row === null && deleting.row === null;

  useEffect(() => {
    // After a deletion the focused button is unmounted with its row, so the notice gets the focus.
    if (notice !== null && openId === null) noticeRef.current?.focus();
  }, [notice, openId]);

  const nextLink = useRef<HTMLAnchorElement>(null);
  const hasAdded = useRef(false);
  useEffect(() => {
    // Waits until the added row is listed, and the closed popup has returned the focus to its button.
    if (!hasAdded.current || adding.isOpen || nextLink.current === null) return;
    hasAdded.current = false;
    nextLink.current.focus();
  });

  function open(popup: typeof editing, id: number) {
    setNotice(null);
    popup.open(id);
  }
  const addButton = (
    <Button
      icon={<Plus />}
      onClick={() => {
        setNotice(null);
        adding.open();
      }}
    >
      {t('add')}
    </Button>
  );

  function toRow({ id, name, familiaName, thumbnailUrl, isHidden }: StaffSubfamilia) {
    const path = staffPaths.subfamilia(id);
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link
      <tr
        key={id}
        ref={id === addedId ? scrollIntoView : null}
        data-chosen={id === addedId || undefined}
        onClick={rowClick(navigate, path)}
      >
        <td data-start="" className={styles.id}>
          {id}
        </td>
        <th scope="row" className={styles.name}>
          <a href={path}>{name}</a> {isHidden && <Tag tone="neutral">{t('hidden.mark')}</Tag>}
          <span data-narrow="">{familiaName}</span>
          {id === addedId && (
            <ButtonLink
              ref={nextLink}
              variant="secondary"
              className={styles.next}
              icon={<WandSparkles />}
              to={staffPaths.generateVariants(id)}
            >
              {t('generateOwn')}
            </ButtonLink>
          )}
        </th>
        <td data-wide="">{familiaName}</td>
        <td data-wide="">
          <Thumbnail src={thumbnailUrl} sizePx={36} />
        </td>
        <td data-actions="">
          <span className={styles.stock}>
            <IconLink
              label={t('stockNamed', { name })}
              icon={<Grid3x3 />}
              to={staffPaths.editStock({ subfamilia: id })}
            />
            <IconLink
              label={t('generateNamed', { name })}
              icon={<CopyPlus />}
              to={staffPaths.generateVariants(id)}
            />
          </span>
          <IconButton
            label={t('editNamed', { name })}
            icon={<Pencil />}
            onClick={() => open(editing, id)}
          />
          <IconButton
            label={t('deleteNamed', { name })}
            icon={<Trash2 />}
            onClick={() => open(deleting, id)}
          />
        </td>
      </tr>
    );
  }

  function content() {
    if (query.isLoadingError) {
      return <ReadFailed title={tBackOffice('subfamiliasFailed')} {...query} />;
    }
    if (all?.length === 0) {
      return (
        <EmptyState icon={<Shapes />} title={t('empty.title')} actions={addButton}>
          {t('empty.text')}
        </EmptyState>
      );
    }
    return (
      <>
        <StaleList {...query} />
        <Row gap={[1, 4]}>
          <SearchField label={t('search')} value={text} onChange={setText} />
          <CheckboxField
            label={t('withoutThumbnail')}
            checked={isWithoutThumbnail}
            onChange={({ target }) => change({ sinMiniatura: target.checked ? '1' : null })}
          />
          <Note as="output" className={styles.count}>
            {all && t('found', { count: found.length })}
          </Note>
        </Row>
        {all && found.length === 0 ? (
          <EmptyState
            title={
              text.trim() === ''
                ? t('noneWithoutThumbnail')
                : t('noMatch.title', { search: searchedPart(text.trim()) })
            }
            actions={
              <Button
                variant="secondary"
                onClick={() => {
                  setText('');
                  change({ buscar: null, sinMiniatura: null });
                }}
              >
                {t('noMatch.clear')}
              </Button>
            }
          >
            {text.trim() !== '' && t('noMatch.text')}
          </EmptyState>
        ) : (
          <StaffTable
            // Another page is mounted anew, so that it starts at its top.
            key={page}
            label={t('title')}
            loadingText={t('loading')}
            columns={COLUMNS.map((key) => ({
              key,
              label: t(`column.${key}`),
              className: styles[key],
              isActions: key === 'actions',
              isWide: key === 'familia' || key === 'thumbnail',
            }))}
            rows={all && found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toRow)}
          />
        )}
        <Pager
          label={t('pages')}
          page={page}
          pageCount={pageCount}
          onChange={(pagina) => change({ buscar: searchedPart(text), nueva: null, pagina })}
        />
      </>
    );
  }

  return (
    <AdminScreen title={t('title')} action={addButton}>
      <div ref={noticeRef} className={styles.notice} tabIndex={-1}>
        <FormMessage
          message={
            isGone
              ? {
                  tone: 'error',
                  text: tBackOffice('subfamiliaGone.title'),
                  reason: tBackOffice('subfamiliaGone.text'),
                }
              : notice
          }
        />
      </div>
      {content()}
      {adding.isOpen && (
        <SubfamiliaForm
          subfamilia={null}
          onAdded={(nueva) => {
            hasAdded.current = true;
            change({ buscar: null, sinMiniatura: null, nueva });
          }}
          onClose={adding.close}
        />
      )}
      {editing.row && (
        <SubfamiliaForm key={editing.row.id} subfamilia={editing.row} onClose={editing.close} />
      )}
      {deleting.row && (
        <DeleteSubfamilia
          key={deleting.row.id}
          subfamilia={deleting.row}
          onClose={deleting.close}
          onEnded={setNotice}
        />
      )}
    </AdminScreen>
  );
}
