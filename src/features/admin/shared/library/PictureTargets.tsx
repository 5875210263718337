import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkRow } from '#domain/changes/change.ts';
import { productoLabel, type StaffProducto } from '#domain/forms/staffProducto.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { RetryMessage } from '../RetryMessage.tsx';
import { SearchField } from '../SearchField.tsx';
import { Row, Stack, Text } from '../Stack.tsx';
import { useSearchText } from '../useSearchText.ts';
import styles from './Library.module.css';

const t = getFixedT('es', 'library');

type Props = {
  subfamilias: readonly StaffSubfamilia[];
  /** Ids of the products that have the picture already. */
  withIt: ReadonlySet<number>;
  /** By id. */
  chosen: ReadonlyMap<number, BulkRow>;
  onChange: (chosen: ReadonlyMap<number, BulkRow>) => void;
};

const toRow = (producto: StaffProducto): BulkRow => ({
  id: producto.id,
  label: productoLabel(producto),
});

/** Products to choose: by a search, or of a subfamilia and one of its colours, in all sizes at once. */
export function PictureTargets({ subfamilias, withIt, chosen, onChange }: Props) {
  const [search, setSearch] = useState('');
  const { text, setText } = useSearchText(search, setSearch);
  const [subfamiliaId, setSubfamiliaId] = useState('');
  const [color, setColor] = useState('');
  const isAsked = search.trim() !== '' || subfamiliaId !== '';
  const query = useQuery({
    ...staffQueries.pictureTargets({
      search,
      subfamiliaId: subfamiliaId === '' ? null : Number(subfamiliaId),
    }),
    enabled: isAsked,
  });
  const { targets = [], total = 0 } = (isAsked && query.data) || {};
  const colors = [...new Set(targets.flatMap((target) => target.color?.name ?? []))];
  const isColorKnown = colors.includes(color);
  const shown = isColorKnown ? targets.filter((target) => target.color?.name === color) : targets;
  const free = shown.filter(({ id }) => !withIt.has(id) && !chosen.has(id));

  function toggle(row: BulkRow) {
    const others = new Map(chosen);
    if (!others.delete(row.id)) others.set(row.id, row);
    onChange(others);
  }

  function chooseFree() {
    const rows = free.map((target) => [target.id, toRow(target)] as const);
    onChange(new Map([...chosen, ...rows]));
  }

  function status(): string {
    if (!isAsked) return t('use.ask');
    if (query.isPending) return query.error === null ? t('use.searching') : '';
    if (total === 0) return t('use.none');
    return total > targets.length
      ? t('use.first', { shown: targets.length, total })
      : t('use.found', { count: shown.length });
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
          options={[
            { value: '', label: t('use.anySubfamilia') },
            ...subfamilias.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
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
      <RetryMessage
        tone="error"
        error={query.isFetching ? null : query.error}
        title={t('use.searchFailed')}
        onRetry={() => void query.refetch()}
      />
      <Row gap={[2, 3]}>
        <output>
          <span>{status()}</span>{' '}
          {chosen.size > 0 && <span>{t('use.chosen', { count: chosen.size })}</span>}
        </output>
        {free.length > 0 && (
          <Button variant="secondary" onClick={chooseFree}>
            {t('use.all', { count: free.length })}
          </Button>
        )}
        {chosen.size > 0 && (
          <Button variant="quiet" onClick={() => onChange(new Map())}>
            {t('use.clear')}
          </Button>
        )}
      </Row>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label={t('use.productos')}>
          {shown.map((target) => (
            <li key={target.id}>
              <CheckboxField
                label={withIt.has(target.id) ? t('use.hasIt', toRow(target)) : toRow(target).label}
                checked={withIt.has(target.id) || chosen.has(target.id)}
                disabled={withIt.has(target.id)}
                onChange={() => toggle(toRow(target))}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
