import { getFixedT } from 'i18next';
import { Folder, Images } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { currentUrl, type StoredFile } from '#data/library/storage.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { folderOf, searchFolders, searchPictures } from '#domain/pictures/pictureSearch.ts';
import {
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
import { FolderList } from './Folders.tsx';
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

/**
 * The pictures of a folder, paged, with a search through all folders. Render it with the folder as
 * key, so that another folder starts without a search, on its first page.
 *
 * @see docs/rules.md#image-library
 */
export function FolderContent(props: Props) {
  const { listing, folder, folders, isForThumbnails = false } = props;
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
          folders={folders.map((name) => (folder === '' ? name : `${folder}/${name}`))}
          isSearch={false}
          wantedPage={page}
          onPage={setPage}
          status={status()}
          empty={isForThumbnails ? t('empty.thumbnails') : t('empty.folder')}
        />
      ) : (
        <SearchHits {...props} search={search} wantedPage={page} onPage={setPage} />
      )}
    </>
  );
}

type PageProps = { wantedPage: number; onPage: (page: number) => void };

/** The result of a search, as far as the folders have been read; unmounting aborts the reading. */
function SearchHits({ search, ...props }: Props & PageProps & { search: string }) {
  const { folder, isForThumbnails = false } = props;
  const tree = useWholeFolder(
    staffQueries.pictureTree(isForThumbnails ? folder : ''),
    isForThumbnails ? THUMBNAIL_ENDINGS : PICTURE_ENDINGS,
  );
  const { files, isPending, isGrowing, error } = tree;
  // Thousands of names take longer than a frame.
  const searched = useDeferredValue(search);
  const found = useMemo(() => searchPictures(files, searched), [files, searched]);
  const count = t(isForThumbnails ? 'count' : 'hits', { count: found.length });

  function status(): string {
    if (error === null) {
      const isReading = isPending || isGrowing;
      return isReading ? `${count} ${t('searching', { count: files.length })}` : count;
    }
    const last = files.at(-1);
    return last === undefined ? '' : `${count} ${t('searchedUntil', { name: last.path })}`;
  }

  return (
    <Pages
      {...props}
      listing={tree}
      files={found}
      folders={isForThumbnails ? [] : searchFolders(tree.folders, searched)}
      isSearch
      status={status()}
      empty={t('empty.search')}
    />
  );
}

type PagesProps = Omit<Props, 'folder'> &
  PageProps & {
    files: readonly StoredFile[];
    /** Paths from the root. */
    folders: readonly string[];
    /** The pictures are of several folders, which are named. */
    isSearch: boolean;
    status: string;
    /** Says what to do when there is nothing. */
    empty: string;
  };

function Pages({ listing, files, folders, pageSize, isSearch, onOpen, ...props }: PagesProps) {
  const { isPending, isGrowing, error, retry } = listing;
  const pageCount = Math.max(1, Math.ceil(files.length / pageSize));
  const page = Math.min(props.wantedPage, pageCount);
  const shown = files.slice((page - 1) * pageSize, page * pageSize);
  const isNothing =
    !isPending && !isGrowing && error === null && files.length + folders.length === 0;
  // A page with fewer pictures keeps the height of a full one, so that the pager does not move.
  const blanks = isPending || pageCount > 1 ? pageSize - shown.length : 0;
  return (
    <>
      <FolderList paths={folders} hasPaths={isSearch} onOpen={onOpen} />
      {(isPending || shown.length > 0) && (
        <ul
          className={styles.files}
          data-page={pageSize}
          aria-label={t('list')}
          aria-hidden={isPending || undefined}
        >
          {shown.map((file) => {
            const name = shownPictureName(file.name);
            return (
              <PictureTile
                key={file.path}
                url={currentUrl(file)}
                name={name}
                {...props.toTile(file, name)}
              >
                {isSearch && (
                  <Place
                    folder={folderOf(file.path)}
                    onOpen={props.isForThumbnails ? null : onOpen}
                  />
                )}
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

/** The folder of a picture that was found; without `onOpen` it cannot be opened. */
function Place({ folder, onOpen }: { folder: string; onOpen: ((path: string) => void) | null }) {
  if (onOpen === null) return <FileName name={folder} />;
  return (
    <Button
      variant="quiet"
      className={styles.place}
      icon={<Folder aria-hidden="true" />}
      aria-label={t('folders.open', { name: folder })}
      onClick={() => onOpen(folder)}
    >
      <FileName name={folder} />
    </Button>
  );
}
