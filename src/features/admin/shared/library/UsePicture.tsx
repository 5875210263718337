import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUrl, type StoredFile } from '#data/library/storage.ts';
import { staffQueries } from '#data/staffQueries.ts';
import {
  isPictureName,
  shownPictureName,
  THUMBNAIL_ENDINGS,
} from '#domain/pictures/storedPicture.ts';
import { compareNames } from '#domain/text/collation.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { FormDialog } from '../FormDialog.tsx';
import type { FormNotice } from '../FormMessage.tsx';
import { RetryMessage } from '../RetryMessage.tsx';
import { useClosing } from '../useClosing.ts';
import { PictureTargets } from './PictureTargets.tsx';
import styles from './UsePicture.module.css';
import { usePictureLinking } from './usePictureLinking.ts';

type Props = {
  file: StoredFile;
  onDone: (notice: FormNotice) => void;
  onClose: () => void;
};

/**
 * Links a stored picture to products, and makes it the thumbnail of a subfamilia.
 *
 * @see docs/rules.md#picture-uses
 */
export function UsePicture({ file, onDone, onClose }: Props) {
  const t = useStaffText('library');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [subfamiliaId, setSubfamiliaId] = useState('');
  const [missing, setMissing] = useState(false);
  const uses = useQuery({ ...staffQueries.pictureUses(file.path), staleTime: Infinity });
  const subfamilias = useQuery(staffQueries.subfamilias());
  const [done, setDone] = useState<FormNotice | null>(null);
  // The popup closes one render later, when its choices no longer count as unsaved.
  const closing = useClosing(0, () => {
    onClose();
    if (done !== null) onDone(done);
  });
  const { isBusy, notice, link } = usePictureLinking(file, (told) => {
    setDone(told);
    closing.start();
  });

  const usedBy = (kind: 'producto' | 'subfamilia') =>
    new Set(uses.data?.filter((use) => use.kind === kind).map(({ id }) => id));
  const subfamiliasWithIt = usedBy('subfamilia');
  const sorted = (subfamilias.data ?? []).toSorted((a, b) => compareNames(a.name, b.name));
  const canBeThumbnail = isPictureName(file.name, THUMBNAIL_ENDINGS);
  const isNothing = chosen.size === 0 && subfamiliaId === '';
  const name = shownPictureName(file.name);

  function submit() {
    setMissing(isNothing);
    if (isNothing) return;
    const subfamilia = sorted.find(({ id }) => String(id) === subfamiliaId) ?? null;
    link({ productoIds: [...chosen], subfamilia });
  }

  const message: FormNotice | null =
    missing && isNothing ? { tone: 'warning', text: t('use.nothing') } : notice;
  return (
    <FormDialog
      title={t('use.title', { name })}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      isDirty={!isNothing}
      isDone={closing.isClosing}
      submitLabel={t('use.submit')}
      message={message}
    >
      <div className={styles.head}>
        <Picture className={styles.picture} src={currentUrl(file)} alt="" width={96} height={96} />
        <output>
          {uses.data === undefined
            ? t('use.checking')
            : t('use.now', {
                productos: usedBy('producto').size,
                subfamilias: subfamiliasWithIt.size,
              })}
        </output>
      </div>
      <RetryMessage
        tone="warning"
        error={uses.isFetching ? null : uses.error}
        title={t('delete.unknown')}
        onRetry={() => void uses.refetch()}
      />
      <RetryMessage
        tone="error"
        error={subfamilias.isFetching ? null : subfamilias.error}
        title={t('use.subfamiliasFailed')}
        onRetry={() => void subfamilias.refetch()}
      />
      <PictureTargets
        subfamilias={sorted}
        withIt={usedBy('producto')}
        chosen={chosen}
        onChange={setChosen}
      />
      {canBeThumbnail && (
        <SelectField
          label={t('use.thumbnail')}
          hint={t('use.thumbnailHint')}
          value={subfamiliaId}
          onInput={({ currentTarget }) => setSubfamiliaId(currentTarget.value)}
          options={[
            { value: '', label: t('use.noThumbnail') },
            ...sorted
              .filter(({ id }) => !subfamiliasWithIt.has(id))
              .map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
      )}
    </FormDialog>
  );
}
