import { useQueryClient } from '@tanstack/react-query';
import { FolderPlus, Link2, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { libraryHash } from '#config/staffHashes.ts';
import { createFolder, pictureQueries } from '#data/library/staff/pictures.ts';
import type { StoredFile } from '#data/library/staff/storage.ts';
import { afterPictureWrite } from '#data/staffCache.ts';
import { isDefaultLogo, LIBRARY_ROOTS } from '#domain/staff/pictures/libraryFile.ts';
import { FOLDER_NAME_LIMIT, safeFolderName } from '#domain/staff/pictures/objectName.ts';
import { isTooLong } from '#domain/text/textLimit.ts';
import { t } from '#i18n/es/staff/library.ts';
import { Button, IconButton } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { Elements } from '#ui/Elements.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { type HashPopup, useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Row, Stack } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { EntityForm } from '../form/EntityForm.tsx';
import { fieldProps } from '../form/fieldProps.ts';
import { FormMessage, type FormNotice } from '../form/FormMessage.tsx';
import { useEntityForm } from '../form/useEntityForm.ts';
import { FolderContent, FolderPath } from '../pictures/PicturePicker.tsx';
import { useWholeFolder } from '../pictures/useWholeFolder.ts';
import { AdminScreen } from '../screen/AdminScreen.tsx';
import { CloseButton } from '../screen/CloseButton.tsx';
import { libraryPreset, type Stored } from '../upload/presets.ts';
import { Uploader } from '../upload/Uploader.tsx';
import { DeletePicture } from './DeletePicture.tsx';
import { UsePicture } from './UsePicture.tsx';
import styles from '../pictures/Folders.module.css';

export type ImageLibraryProps = {
  /** Hash of this popup, to which popups that open over it append; by default that of the page. */
  hash?: string;
  files?: readonly File[];
  onStored?: (stored: Stored) => void;
  onDeleted?: (url: string) => void;
  /** Closes the popup; missing if the library is a page. */
  onClose?: (() => void) | undefined;
};

function Frame({ onClose, children }: Pick<ImageLibraryProps, 'onClose'> & { children: Elements }) {
  if (onClose === undefined) return <AdminScreen title={t('title')}>{children}</AdminScreen>;
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      size="xl"
      footer={<CloseButton onClick={onClose} />}
    >
      {children}
    </Dialog>
  );
}

/** Holds the open folder. A page has it in the address, so that Back leads to the previous folder. */
function useFolder(isPage: boolean) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [popupFolder, setPopupFolder] = useState<string>(LIBRARY_ROOTS[0]);
  const urlFolder = new URLSearchParams(search).get('carpeta');
  const isFolder = ['', ...LIBRARY_ROOTS].some((root) => urlFolder?.split('/')[0] === root);
  const open = (carpeta: string) => {
    const { hash } = location;
    const query = String(new URLSearchParams({ carpeta }));
    // Keeps the hash: an open popup stays open, and closing it leads to the new folder.
    if (isPage) void navigate({ search: query, hash }, hash ? { replace: true, state } : {});
    else setPopupFolder(carpeta);
  };
  return [isPage && isFolder ? (urlFolder ?? '') : popupFolder, open] as const;
}

/** The picture library. Never render it inside a form: it has forms of its own. @see docs/rules.md#image-library */
export function ImageLibrary({
  hash = libraryHash(),
  files,
  onStored,
  onDeleted,
  onClose,
}: ImageLibraryProps) {
  const client = useQueryClient();
  const [folder, setFolder] = useFolder(onClose === undefined);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  const [chosenFile, setChosenFile] = useState<StoredFile | null>(null);
  const adding = useHashPopup(`${hash}/carpeta`);
  const deleting = useHashPopup(`${hash}/eliminar`);
  const using = useHashPopup(`${hash}/usar`);
  const query = pictureQueries.folder(folder, 'name');
  const { folders } = useWholeFolder(query);
  const isRoot = folder === '';

  function open(path: string) {
    setFolder(path);
    setNotice(null);
  }

  function ask(file: StoredFile, popup: HashPopup) {
    setNotice(null);
    setChosenFile(file);
    popup.open();
  }

  async function refresh() {
    setNotice(null);
    setRefreshing(true);
    await afterPictureWrite(client);
    setRefreshing(false);
    if (client.getQueryState(query.queryKey)?.status !== 'success') return;
    setNotice({ tone: 'success', text: t('refreshed') });
  }

  return (
    <>
      <Frame onClose={onClose}>
        <Stack gap={4}>
          <Row justify="between" gap={[3, 4]}>
            <FolderPath folder={folder} onOpen={open} />
            <Row gap={3}>
              {!isRoot && (
                <Button variant="secondary" icon={<FolderPlus />} onClick={adding.open}>
                  {t('folder.open')}
                </Button>
              )}
              <IconButton
                label={t('refresh')}
                icon={<RefreshCw />}
                aria-busy={isRefreshing}
                onClick={() => void refresh()}
              />
            </Row>
          </Row>
          <Uploader
            preset={libraryPreset(folder)}
            files={files}
            hash={onClose ? hash : ''}
            onStored={onStored}
          />
          <FormMessage message={notice} isAtSave />
          <Stack
            as="section"
            className={styles.content}
            aria-label={t('folder.content')}
            tabIndex={-1}
          >
            <FolderContent
              key={folder}
              folder={folder}
              fixedFolders={isRoot ? LIBRARY_ROOTS : undefined}
              pageSize={12}
              onOpen={open}
              toTile={(file, name) => ({
                link: { 'aria-label': t('file.view', { name }), title: file.name },
                corner: isDefaultLogo(file.path) ? (
                  <Tag tone="neutral">{t('file.logo')}</Tag>
                ) : (
                  <IconButton
                    label={t('file.delete', { name })}
                    icon={<Trash2 />}
                    onClick={() => ask(file, deleting)}
                  />
                ),
                actions: (
                  <Button
                    variant="quiet"
                    icon={<Link2 />}
                    aria-label={t('file.useNamed', { name })}
                    onClick={() => ask(file, using)}
                  >
                    {t('file.use')}
                  </Button>
                ),
              })}
            />
          </Stack>
        </Stack>
      </Frame>
      {adding.isOpen && !isRoot && (
        <NewFolder
          parent={folder}
          folders={folders}
          onCreated={(name) => {
            setFolder(`${folder}/${name}`);
            setNotice({ tone: 'success', text: t('folder.done', { name }) });
          }}
          onClose={adding.close}
        />
      )}
      {using.isOpen && chosenFile && (
        <UsePicture file={chosenFile} onDone={setNotice} onClose={using.close} />
      )}
      {deleting.isOpen && chosenFile && (
        <DeletePicture
          file={chosenFile}
          onDeleted={(done) => {
            setNotice(done);
            onDeleted?.(chosenFile.url);
          }}
          onClose={deleting.close}
        />
      )}
    </>
  );
}

type FolderForm = { readonly name: string };

type NewFolderProps = {
  parent: string;
  folders: readonly string[];
  onCreated: (name: string) => void;
  onClose: () => void;
};

function NewFolder({ parent, folders, onCreated, onClose }: NewFolderProps) {
  const namedAlike = (safe: string) =>
    folders.find((folder) => folder.toLowerCase() === safe.toLowerCase());
  const api = useEntityForm<FolderForm>({
    row: { name: '' },
    toForm: (form) => form,
    validate(form) {
      const safe = safeFolderName(form.name);
      if (safe === '') return { name: 'blank' };
      if (isTooLong(form.name, FOLDER_NAME_LIMIT)) return { name: 'tooLong' };
      return namedAlike(safe) === undefined ? {} : { name: 'taken' };
    },
    async write(_row, form) {
      const safe = safeFolderName(form.name);
      await createFolder(parent, safe);
      onCreated(safe);
      return { outcome: 'saved', now: form };
    },
    afterWrite: afterPictureWrite,
    texts: {
      success: t('refreshed'),
      text: (_detail, reason) => t('folder.failed', { reason }),
      signIn: t('folder.signIn'),
    },
    uniqueField: 'name',
    closeDelayMs: 0,
    close: onClose,
  });
  const typed = useWatch({ control: api.form.control, name: 'name' });
  const name = safeFolderName(typed);
  const propsOf = fieldProps(api, (_name, rule) => {
    if (rule === 'taken') return t('folder.taken', { name: namedAlike(name) ?? name });
    return rule === 'blank' ? t('folder.blank') : undefined;
  });
  return (
    <EntityForm
      title={t('folder.title', { parent })}
      api={api}
      submitLabel={t('folder.create')}
      onClose={onClose}
    >
      <TextField
        {...propsOf('name')}
        label={t('folder.name')}
        hint={name !== '' && name !== typed.trim() ? t('folder.hint', { name }) : undefined}
        required
        limit={FOLDER_NAME_LIMIT}
      />
    </EntityForm>
  );
}
