import { getFixedT } from 'i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUrl, type StoredFile } from '#data/library/storage.ts';
import { afterSubfamiliaWrite, staffQueries } from '#data/staffQueries.ts';
import { type StaffSubfamilia, updateSubfamilia } from '#data/subfamilias/write.ts';
import { linkChange } from '#domain/bulk/planEdit.ts';
import type { BulkRow } from '#domain/changes/change.ts';
import {
  isPictureName,
  shownPictureName,
  THUMBNAIL_ENDINGS,
} from '#domain/pictures/storedPicture.ts';
import { compareNames } from '#domain/text/collation.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { ChangeDialog } from '../changes/ChangeDialog.tsx';
import { ChangesTable } from '../changes/BeforeAfter.tsx';
import type { FormNotice } from '../FormMessage.tsx';
import { failureNotice } from '../failureNotice.ts';
import { RetryMessage } from '../RetryMessage.tsx';
import { Row } from '../Stack.tsx';
import { useClosing } from '../useClosing.ts';
import { PictureTargets } from './PictureTargets.tsx';
import styles from './Library.module.css';

const t = getFixedT('es', 'library');

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
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<number, BulkRow>>(new Map());
  const [subfamiliaId, setSubfamiliaId] = useState('');
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [isStarted, setStarted] = useState(false);
  const uses = useQuery({ ...staffQueries.pictureUses(file.path), staleTime: Infinity });
  const subfamilias = useQuery(staffQueries.subfamilias());
  // The popup closes one render later, when its choices no longer count as unsaved.
  const closing = useClosing(() => {
    onClose();
    if (notice !== null) onDone(notice);
  });

  const usedBy = (kind: 'producto' | 'subfamilia') =>
    new Set(uses.data?.filter((use) => use.kind === kind).map(({ id }) => id));
  const productosWithIt = usedBy('producto');
  const subfamiliasWithIt = usedBy('subfamilia');
  const sorted = (subfamilias.data ?? []).toSorted((a, b) => compareNames(a.name, b.name));
  const canBeThumbnail = isPictureName(file.name, THUMBNAIL_ENDINGS);
  const changes = [...chosen.values()]
    .filter(({ id }) => !productosWithIt.has(id))
    .map((row) => linkChange(row, file.url));
  const isNothing = changes.length === 0 && subfamiliaId === '';
  const name = shownPictureName(file.name);

  useLeaveGuard(!isNothing && !isStarted && !closing.isClosing);

  /** Makes the picture the thumbnail of a subfamilia. */
  async function writeThumbnail(subfamilia: StaffSubfamilia): Promise<FormNotice> {
    const { id, name: title, familiaId } = subfamilia;
    try {
      const saved = await updateSubfamilia(subfamilia, {
        name: title,
        familiaId,
        thumbnailUrl: file.url,
      });
      return saved.outcome === 'saved'
        ? { tone: 'success', text: t('use.thumbnailDone', { name: title }) }
        : { tone: 'warning', text: t('use.changed', { name: title, id }) };
    } catch (error) {
      return failureNotice(error, { text: t('use.failed'), signIn: t('use.signIn') });
    } finally {
      // It may have been written even after a failure.
      await Promise.all([
        afterSubfamiliaWrite(client),
        client.invalidateQueries({ queryKey: ['staff', 'pictureUses'] }),
      ]);
    }
  }

  /** Writes the thumbnail, which is one row, before the plan of the links. */
  async function toPlan() {
    setNotice(isNothing ? { tone: 'warning', text: t('use.nothing') } : null);
    const subfamilia = sorted.find(({ id }) => String(id) === subfamiliaId);
    if (subfamilia !== undefined) {
      const result = await writeThumbnail(subfamilia);
      setNotice(result);
      if (result.tone !== 'success') return null;
      setSubfamiliaId('');
      if (changes.length === 0) closing.start();
    }
    if (changes.length === 0) return null;
    return { title: t('use.job', { name }), cells: changes };
  }

  return (
    <ChangeDialog
      title={t('use.title', { name })}
      plan={toPlan}
      confirmLabel={t('use.submit')}
      message={notice}
      onClose={onClose}
      onStart={() => setStarted(true)}
    >
      <Row gap={3}>
        <Picture className={styles.picture} src={currentUrl(file)} alt="" width={96} height={96} />
        <output>
          {uses.data === undefined
            ? t('use.checking')
            : t('use.now', {
                productos: productosWithIt.size,
                subfamilias: subfamiliasWithIt.size,
              })}
        </output>
      </Row>
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
        withIt={productosWithIt}
        chosen={chosen}
        onChange={(rows) => {
          setChosen(rows);
          setNotice(null);
        }}
      />
      {canBeThumbnail && (
        <SelectField
          label={t('use.thumbnail')}
          hint={t('use.thumbnailHint')}
          value={subfamiliaId}
          onInput={({ currentTarget }) => {
            setSubfamiliaId(currentTarget.value);
            setNotice(null);
          }}
          options={[
            { value: '', label: t('use.noThumbnail') },
            ...sorted
              .filter(({ id }) => !subfamiliasWithIt.has(id))
              .map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
      )}
      {changes.length > 0 && <ChangesTable changes={changes} />}
    </ChangeDialog>
  );
}
