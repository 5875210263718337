import { getFixedT } from 'i18next';
import { ChevronRight, Folder, Images } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { currentUrl, type StoredFile } from '#data/library/storage.ts';
import { staffQueries } from '#data/staffQueries.ts';
import {
  folderOf,
  foldersAbove,
  searchFolders,
  searchPictures,
} from '#domain/pictures/pictureSearch.ts';
import {
  nameOf,
  PICTURE_ENDINGS,
  shownPictureName,
  THUMBNAIL_ENDINGS,
} from '#domain/pictures/storedPicture.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ListFoot } from '../ListFoot.tsx';
import { RetryMessage } from '../RetryMessage.tsx';
import { SearchField } from '../SearchField.tsx';
import { useWholeFolder, type WholeFolder } from '../useWholeFolder.ts';
import styles from './Folders.module.css';
import { EmptyTile, FileName, PictureTile, type TileProps } from './PictureTile.tsx';

const t = getFixedT('es', 'pictures');

type Props = {
  listing: WholeFolder;
  /** The open one, from the root; '' is the root. */
  folder: string;
  /** Names of the folders that can be opened. */
  folders: readonly string[];
  pageSize: number;
  /** The search covers this folder only, and no folder can be opened. */
  isForThumbnails?: boolean;
  /** Receives a path from the root. */
  onOpen: (path: string) => void;
  toTile: (file: StoredFile, name: string) => TileProps;
};

type PageProps = Props & { page: number; onPage: (page: number) => void };

/**
 * The pictures of a folder, paged, with a search through all folders. Render it with the folder as
 * key, so that another folder starts without a search, on its first page.
 *
 * @see docs/rules.md#image-library
 */
export function FolderContent(props: Props) {
  const { listing, folder, folders, isForThumbnails } = props;
  const { files, isPending, isGrowing, error } = listing;
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);

  function status(): string {
    if (isPending) return t('loading');
    if (error === null && isGrowing) return t('loadingMore');
    if (error !== null && files.length === 0) return '';
    return files.length === 0 && folders.length > 0
      ? t('folderCount', { count: folders.length })
      : t('count', { count: files.length });
  }

  return (
    <>
      <SearchField
        label={t('search')}
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {search.trim() === '' ? (
        <Pages
          {...props}
          files={files}
          paths={folders.map((name) => (folder === '' ? name : `${folder}/${name}`))}
          page={page}
          onPage={setPage}
          status={status()}
          empty={isForThumbnails ? t('empty.thumbnails') : t('empty.folder')}
        />
      ) : (
        <SearchHits {...props} search={search} page={page} onPage={setPage} />
      )}
    </>
  );
}

/** The result of a search, as far as the folders have been read; unmounting aborts the reading. */
function SearchHits({ search, ...props }: PageProps & { search: string }) {
  const { folder, isForThumbnails = false } = props;
  const tree = useWholeFolder(
    staffQueries.pictureTree(isForThumbnails ? folder : ''),
    isForThumbnails ? THUMBNAIL_ENDINGS : PICTURE_ENDINGS,
  );
  const { files, isPending, isGrowing, error } = tree;
  // Thousands of names take longer than a frame.
  const searched = useDeferredValue(search);
  const found = useMemo(() => searchPictures(files, searched), [files, searched]);

  function rest(): string {
    const last = files.at(-1)?.path;
    if (error !== null && last !== undefined) return ` ${t('searchedUntil', { name: last })}`;
    return isPending || isGrowing ? ` ${t('searching', { count: files.length })}` : '';
  }

  const count = t(isForThumbnails ? 'count' : 'hits', { count: found.length });
  return (
    <Pages
      {...props}
      listing={tree}
      files={found}
      paths={isForThumbnails ? [] : searchFolders(tree.folders, searched)}
      isSearch
      status={error !== null && files.length === 0 ? '' : count + rest()}
      empty={t('empty.search')}
    />
  );
}

type PagesProps = PageProps & {
  files: readonly StoredFile[];
  /** The folders to open, from the root. */
  paths: readonly string[];
  /** The pictures are of several folders, which are named. */
  isSearch?: boolean;
  status: string;
  /** Says what to do when there is nothing. */
  empty: string;
};

function Pages({ listing, files, paths, pageSize, isSearch, onOpen, ...props }: PagesProps) {
  const { isPending, isGrowing, error, retry } = listing;
  const pageCount = Math.max(1, Math.ceil(files.length / pageSize));
  const page = Math.min(props.page, pageCount);
  const shown = files.slice((page - 1) * pageSize, page * pageSize);
  const isNothing = !isPending && !isGrowing && error === null && files.length + paths.length === 0;
  // A page with fewer pictures keeps the height of a full one, so that the pager does not move.
  const blanks = isPending || pageCount > 1 ? pageSize - shown.length : 0;

  const toFolder = (path: string, isPlace: boolean) => {
    const name = isSearch ? path : nameOf(path);
    return (
      <Button
        variant={isPlace ? 'quiet' : 'secondary'}
        className={isPlace ? styles.place : styles.folder}
        icon={<Folder aria-hidden="true" />}
        aria-label={t('folders.open', { name })}
        onClick={() => onOpen(path)}
      >
        {isPlace ? <FileName name={name} /> : name}
      </Button>
    );
  };

  return (
    <>
      {paths.length > 0 && (
        <ul className={styles.list} aria-label={t('folders.label')}>
          {paths.map((path) => (
            <li key={path}>{toFolder(path, false)}</li>
          ))}
        </ul>
      )}
      {(isPending || shown.length > 0) && (
        <ul
          className={styles.files}
          data-page={pageSize}
          aria-label={t('list')}
          aria-hidden={isPending || undefined}
        >
          {shown.map((file) => {
            const name = shownPictureName(file.name);
            const place = folderOf(file.path);
            const tile = { url: currentUrl(file), name, ...props.toTile(file, name) };
            return (
              <PictureTile key={file.path} {...tile}>
                {isSearch && props.isForThumbnails && <FileName name={place} />}
                {isSearch && !props.isForThumbnails && toFolder(place, true)}
              </PictureTile>
            );
          })}
          {Array.from({ length: blanks }, (_, index) => (
            <EmptyTile key={index} isPending={isPending} />
          ))}
        </ul>
      )}
      {isNothing && (
        <EmptyState className={styles.empty} icon={<Images />} title={t('empty.title')}>
          <p>{props.empty}</p>
        </EmptyState>
      )}
      <RetryMessage
        tone="error"
        error={error}
        title={(reason) =>
          t('loadFailed', { reason: error?.kind === 'signedOut' ? t('signInToList') : reason })
        }
        onRetry={retry}
      />
      <ListFoot
        page={page}
        pageCount={pageCount}
        label={t('pages')}
        onChange={props.onPage}
        status={props.status}
      />
    </>
  );
}

/**
 * Breadcrumbs from the root to a folder. The focus moves to the folder that was opened, because the
 * pressed button may be gone.
 *
 * @param folder such as 'highres/camisetas'; '' is the root
 */
export function FolderPath({ folder, onOpen }: Pick<Props, 'folder' | 'onOpen'>) {
  const previous = useRef(folder);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (previous.current !== folder) current.current?.focus();
    previous.current = folder;
  }, [folder]);

  const paths = [...new Set(['', ...foldersAbove(`${folder}/`)])];
  return (
    <nav aria-label={t('folders.path')}>
      <ol className={styles.path}>
        {paths.map((path) => (
          <li key={path}>
            {path !== '' && <ChevronRight aria-hidden="true" />}
            <button
              ref={path === folder ? current : undefined}
              type="button"
              aria-current={path === folder ? 'location' : undefined}
              onClick={() => {
                if (path !== folder) onOpen(path);
              }}
            >
              {path === '' ? t('folders.root') : nameOf(path)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
