import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { pictureQueries } from '#data/library/staff/pictures.ts';
import { currentUrl, type StoredFile } from '#data/library/staff/storage.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { type StaffSubfamilia, staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import type { ChangeSubject } from '#domain/staff/changes/change.ts';
import {
  isPictureName,
  shownPictureName,
  THUMBNAIL_ENDINGS,
} from '#domain/staff/pictures/storedPicture.ts';
import { linkChange } from '#domain/staff/productos/bulkForm.ts';
import { productoLabel } from '#domain/staff/productos/staffProducto.ts';
import { t } from '#i18n/es/staff/library.ts';
import { Button } from '#ui/action/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { Row, Stack, Text } from '#ui/Stack.tsx';
import { ChangesTable } from '../changes/BeforeAfter.tsx';
import { ChangeDialog } from '../changes/ChangeDialog.tsx';
import type { FormNotice } from '../form/FormMessage.tsx';
import { toChoices } from '../form/OptionField.tsx';
import { Thumbnail } from '../pictures/Thumbnail.tsx';
import { RetryMessage, retryOf } from '../screen/ReadFailed.tsx';
import { SearchField } from '../table/SearchField.tsx';
import { useSearchText } from '../table/useSearchText.ts';
import { writeThumbnail } from './writeThumbnail.ts';
import styles from './Library.module.css';

type Props = { file: StoredFile; onDone: (notice: FormNotice) => void; onClose: () => void };

/** Adds a picture to productos, or makes it the thumbnail of a subfamilia. @see docs/rules.md#picture-uses */
export function UsePicture({ file, onDone, onClose }: Props) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly ChangeSubject[]>([]);
  const [subfamiliaId, setSubfamiliaId] = useState('');
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const uses = useQuery({ ...pictureQueries.uses(file.path), staleTime: Infinity });
  const read = useQuery(staffSubfamiliaQueries.all());
  const subfamilias = read.data ?? [];

  const usedBy = (kind: 'producto' | 'subfamilia') =>
    new Set(uses.data?.filter((use) => use.kind === kind).map(({ id }) => id));
  const productosWithIt = usedBy('producto');
  const subfamiliasWithIt = usedBy('subfamilia');
  const changes = chosen
    .filter(({ id }) => !productosWithIt.has(id))
    .map((row) => linkChange(row, file.url));
  const isNothing = changes.length === 0 && subfamiliaId === '';
  const name = shownPictureName(file.name);

  /** Writes the thumbnail, which is one row. @returns the plan that adds the picture to the chosen productos */
  async function toPlan() {
    setNotice(isNothing ? { tone: 'warning', text: t('use.nothing') } : null);
    const subfamilia = subfamilias.find(({ id }) => String(id) === subfamiliaId);
    if (subfamilia !== undefined) {
      const result = await writeThumbnail(client, subfamilia, file.url);
      await uses.refetch();
      // Clears the choice before the popup closes, or the popup would ask about unsaved work.
      flushSync(() => {
        setNotice(result);
        if (result.tone === 'success') setSubfamiliaId('');
      });
      if (result.tone !== 'success') return null;
      if (changes.length === 0) {
        onClose();
        onDone(result);
      }
    }
    return changes.length === 0 ? null : { title: t('use.job', { name }), cells: changes };
  }

  return (
    <ChangeDialog
      title={t('use.title', { name })}
      plan={toPlan}
      confirmLabel={t('use.submit')}
      message={notice}
      onClose={onClose}
      isDirty={!isNothing}
    >
      <Row gap={3}>
        <Thumbnail src={currentUrl(file)} sizePx={96} />
        <output>
          {uses.data === undefined
            ? t('use.checking')
            : t('use.now', {
                productos: productosWithIt.size,
                subfamilias: subfamiliasWithIt.size,
              })}
        </output>
      </Row>
      <RetryMessage tone="warning" title={t('delete.unknown')} {...retryOf(uses)} />
      <RetryMessage title={t('use.subfamiliasFailed')} {...retryOf(read)} />
      <Targets
        subfamilias={subfamilias}
        withIt={productosWithIt}
        chosen={chosen}
        onChange={(rows) => {
          setChosen(rows);
          setNotice(null);
        }}
      />
      {isPictureName(file.name, THUMBNAIL_ENDINGS) && (
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
            ...toChoices(subfamilias.filter(({ id }) => !subfamiliasWithIt.has(id))),
          ]}
        />
      )}
      {changes.length > 0 && <ChangesTable changes={changes} />}
    </ChangeDialog>
  );
}

type TargetsProps = {
  subfamilias: readonly StaffSubfamilia[];
  withIt: ReadonlySet<number>;
  chosen: readonly ChangeSubject[];
  onChange: (chosen: readonly ChangeSubject[]) => void;
};

function Targets({ subfamilias, withIt, chosen, onChange }: TargetsProps) {
  const [search, setSearch] = useState('');
  const { text, setText } = useSearchText(search, setSearch);
  const [subfamiliaId, setSubfamiliaId] = useState('');
  const [color, setColor] = useState('');
  const isAsked = search.trim() !== '' || subfamiliaId !== '';
  const query = useQuery({
    ...staffProductoQueries.pictureTargets({ search, subfamiliaId: Number(subfamiliaId) || null }),
    enabled: isAsked,
  });
  const { targets = [], total = 0 } = (isAsked && query.data) || {};
  const colors = [...new Set(targets.flatMap((target) => target.color?.name ?? []))];
  const isColorKnown = colors.includes(color);
  const rows = targets
    .filter((target) => !isColorKnown || target.color?.name === color)
    .map((target): ChangeSubject => ({ id: target.id, label: productoLabel(target) }));
  const isChosen = (id: number) => chosen.some((row) => row.id === id);
  const free = rows.filter(({ id }) => !withIt.has(id) && !isChosen(id));

  function status(): string {
    if (!isAsked) return t('use.ask');
    if (query.isPending) return query.error === null ? t('use.searching') : '';
    if (total === 0) return t('use.none');
    return total > targets.length
      ? t('use.first', { shown: targets.length, total })
      : t('use.found', { count: rows.length });
  }

  return (
    <Stack as="fieldset">
      <Text as="legend" weight="semibold">
        {t('use.productos')}
      </Text>
      <SearchField label={t('use.search')} value={text} onChange={setText} />
      <Stack columns="14rem" isFit>
        <SelectField
          label={t('use.subfamilia')}
          value={subfamiliaId}
          onInput={({ currentTarget }) => setSubfamiliaId(currentTarget.value)}
          options={[{ value: '', label: t('use.anySubfamilia') }, ...toChoices(subfamilias)]}
        />
        <SelectField
          label={t('use.color')}
          value={isColorKnown ? color : ''}
          onInput={({ currentTarget }) => setColor(currentTarget.value)}
          options={[
            { value: '', label: t('use.anyColor') },
            ...colors.map((name) => ({ value: name, label: name })),
          ]}
        />
      </Stack>
      <RetryMessage title={t('use.searchFailed')} {...retryOf(query)} />
      <Row gap={[2, 3]}>
        <output>
          <span>{status()}</span>{' '}
          {chosen.length > 0 && <span>{t('use.chosen', { count: chosen.length })}</span>}
        </output>
        {free.length > 0 && (
          <Button variant="secondary" onClick={() => onChange([...chosen, ...free])}>
            {t('use.all', { count: free.length })}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button variant="quiet" onClick={() => onChange([])}>
            {t('use.clear')}
          </Button>
        )}
      </Row>
      {rows.length > 0 && (
        <Stack as="ul" gap={0} className={styles.list} aria-label={t('use.productos')}>
          {rows.map((row) => (
            <li key={row.id}>
              <CheckboxField
                label={withIt.has(row.id) ? t('use.hasIt', row) : row.label}
                checked={withIt.has(row.id) || isChosen(row.id)}
                disabled={withIt.has(row.id)}
                onChange={() => {
                  const others = chosen.filter(({ id }) => id !== row.id);
                  onChange(isChosen(row.id) ? others : [...chosen, row]);
                }}
              />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
