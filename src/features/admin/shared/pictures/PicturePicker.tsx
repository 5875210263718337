import { ChevronRight, Folder, Images } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { pictureQueries } from '#data/library/staff/pictures.ts';
import { currentUrl, type StoredFile } from '#data/library/staff/storage.ts';
import {
  folderOf,
  foldersAbove,
  searchFolders,
  searchPictures,
} from '#domain/staff/pictures/pictureSearch.ts';
import {
  nameOf,
  PICTURE_ENDINGS,
  shownPictureName,
  THUMBNAIL_ENDINGS,
} from '#domain/staff/pictures/storedPicture.ts';
import { t } from '#i18n/es/staff/pictures.ts';
import { Button } from '#ui/action/Button.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { RetryMessage } from '../screen/ReadFailed.tsx';
import { ListFoot } from '../table/Pager.tsx';
import { SearchField } from '../table/SearchField.tsx';
import { EmptyTile, FileName, PictureTile, type TileProps } from './PictureTile.tsx';
import { useWholeFolder } from './useWholeFolder.ts';
import styles from './Folders.module.css';

type Props = {
  folder: string;
  /** Folders that are listed even while they are empty. */
  fixedFolders?: readonly string[] | undefined;
  /** True: lists and searches only this folder, newest pictures first, and opens no other folder. */
  isForThumbnails?: boolean;
  pageSize: number;
  onOpen: (path: string) => void;
  toTile: (file: StoredFile, name: string) => TileProps;
};

/** Lists and searches a folder. Give it the folder as `key`: each starts on page 1. @see docs/rules.md#image-library */
export function FolderContent(props: Props) {
  const { folder, fixedFolders = [], isForThumbnails = false, pageSize, onOpen, toTile } = props;
  const [searchText, setSearchText] = useState('');
  const [wantedPage, setPage] = useState(1);
  // The search renders later than the field: searching thousands of names takes longer than a frame.
  const search = useDeferredValue(searchText);
  const isSearch = search.trim() !== '';
  const listing = useWholeFolder(
    isSearch
      ? pictureQueries.folder(isForThumbnails ? folder : '', 'tree')
      : pictureQueries.folder(folder, isForThumbnails ? 'newest' : 'name'),
    isForThumbnails ? THUMBNAIL_ENDINGS : PICTURE_ENDINGS,
  );
  const { folders, isPending, isGrowing, error } = listing;
  const files = useMemo(
    () => (isSearch ? searchPictures(listing.files, search) : listing.files),
    [listing.files, isSearch, search],
  );

  function shownFolders(): readonly string[] {
    if (isForThumbnails) return [];
    if (isSearch) return searchFolders(folders, search);
    const names = [...new Set([...fixedFolders, ...folders])];
    return names.map((name) => (folder === '' ? name : `${folder}/${name}`));
  }

  function status(): string {
    const count = listing.files.length;
    if (error !== null && count === 0) return '';
    if (isSearch) {
      const found = t(isForThumbnails ? 'count' : 'hits', { count: files.length });
      const name = listing.files.at(-1)?.path ?? '';
      if (error !== null) return `${found} ${t('searchedUntil', { name })}`;
      return isPending || isGrowing ? `${found} ${t('searching', { count })}` : found;
    }
    if (isPending) return t('loading');
    if (error === null && isGrowing) return t('loadingMore');
    return count === 0 && paths.length > 0
      ? t('folderCount', { count: paths.length })
      : t('count', { count });
  }

  const paths = shownFolders();
  const isNothing = !isPending && !isGrowing && error === null && files.length + paths.length === 0;
  const emptyFolder = t(isForThumbnails ? 'empty.thumbnails' : 'empty.folder');
  const pageCount = Math.max(1, Math.ceil(files.length / pageSize));
  const page = Math.min(wantedPage, pageCount);
  const shown = files.slice((page - 1) * pageSize, page * pageSize);
  // Fills a page with fewer pictures up to the height of a full one, so that the pager does not move.
  const blanks = isPending || pageCount > 1 ? pageSize - shown.length : 0;

  const toFolder = (path: string, isPlace: boolean) => {
    const name = isSearch ? path : nameOf(path);
    return (
      <Button
        variant={isPlace ? 'quiet' : 'secondary'}
        className={isPlace ? styles.place : styles.folder}
        icon={<Folder />}
        aria-label={t('folders.open', { name })}
        onClick={() => onOpen(path)}
      >
        {isPlace ? <FileName name={name} /> : name}
      </Button>
    );
  };

  return (
    <>
      <SearchField
        label={t('search')}
        value={searchText}
        onChange={(text) => {
          setSearchText(text);
          setPage(1);
        }}
      />
      {paths.length > 0 && (
        <Row as="ul" className={styles.list} aria-label={t('folders.label')}>
          {paths.map((path) => (
            <li key={path}>{toFolder(path, false)}</li>
          ))}
        </Row>
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
            return (
              <PictureTile
                key={file.path}
                url={currentUrl(file)}
                name={name}
                {...toTile(file, name)}
              >
                {isSearch && (isForThumbnails ? <FileName name={place} /> : toFolder(place, true))}
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
          <p>{isSearch ? t('empty.search') : emptyFolder}</p>
        </EmptyState>
      )}
      <RetryMessage
        error={error}
        title={(reason) =>
          t('loadFailed', { reason: error?.kind === 'signedOut' ? t('signInToList') : reason })
        }
        onRetry={listing.retry}
      />
      <ListFoot
        page={page}
        pageCount={pageCount}
        label={t('pages')}
        onChange={setPage}
        status={status()}
      />
    </>
  );
}

/** Shows the path of the open folder, which gets the focus: the button that opened it may no longer exist. */
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
      <Row as="ol" gap={0} className={styles.path}>
        {paths.map((path) => (
          <Row as="li" gap={0} hasNoWrap key={path}>
            {path !== '' && <ChevronRight />}
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
          </Row>
        ))}
      </Row>
    </nav>
  );
}

export type PicturePickerProps = {
  /** The folder that is open at first, such as 'thumbnails'; by default the root. */
  folder?: string;
  /** Pictures on a page; by default 6. @see docs/rules.md#product-pictures */
  pageSize?: number;
  isSelected: (url: string) => boolean;
  onToggle: (url: string) => void;
  /** True: all folders can be opened and searched. False: only pictures of `folder` for thumbnails, newest first. */
  canBrowse?: boolean;
};

/** Shows stored pictures, of which staff choose some. @see docs/rules.md#picture-files */
export function PicturePicker(props: PicturePickerProps) {
  const { folder: initialFolder = '', pageSize = 6, isSelected, onToggle, canBrowse } = props;
  const [folder, setFolder] = useState(initialFolder);
  return (
    <Stack className={styles.content}>
      {canBrowse && <FolderPath folder={folder} onOpen={setFolder} />}
      <FolderContent
        key={folder}
        folder={folder}
        pageSize={pageSize}
        isForThumbnails={!canBrowse}
        onOpen={setFolder}
        toTile={({ name, url }) => ({
          selection: { title: name, isSelected: isSelected(url), onToggle: () => onToggle(url) },
        })}
      />
    </Stack>
  );
}
