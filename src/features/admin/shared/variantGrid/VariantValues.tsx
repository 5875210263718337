import { useSuspenseQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { REVIEW_HASH } from '#config/staffHashes.ts';
import { optionQueries } from '#data/options/staff.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { buildStaffMatrix } from '#domain/grid/matrix.ts';
import type { ValueProducto } from '#domain/staff/sheet/valueCells.ts';
import { changesOf, type ListedEdit, valueTotals } from '#domain/staff/sheet/valueEdits.ts';
import { t } from '#i18n/es/staff/stock.ts';
import { Button } from '#ui/action/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { OptionChip } from '#ui/form/OptionChip.tsx';
import { OptionSet } from '#ui/form/OptionSet.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { ChangesTable } from '../changes/BeforeAfter.tsx';
import { ChangeDialog } from '../changes/ChangeDialog.tsx';
import { ConfirmDialog } from '../form/ConfirmDialog.tsx';
import { FormMessage, type FormNotice } from '../form/FormMessage.tsx';
import { useSaveKey } from '../form/useSaveKey.ts';
import { StaleList } from '../screen/ReadFailed.tsx';
import { Reads } from '../screen/Reads.tsx';
import { useListAddress } from '../table/useSearchText.ts';
import { useValueEdits, type ValueEditsApi } from './useValueEdits.ts';
import { groupOf, ValueSheets } from './ValueSheets.tsx';
import {
  isIn,
  placeName,
  productoName,
  valueLabel,
  type ValueLayer,
  valueLayers,
} from './valueTexts.ts';
import formStyles from '../form/Form.module.css';
import styles from './VariantValues.module.css';

type Props = { readonly subfamilia: { readonly id: number; readonly name: string } };

/** Shows the prices and the stock of all productos of a subfamilia, to edit. @see docs/rules.md#price-and-stock-grid */
export function VariantValues(props: Props) {
  return (
    <Reads key={props.subfamilia.id}>
      <Values {...props} />
    </Reads>
  );
}

function Values({ subfamilia }: Props) {
  const meta = { failed: t('failed') };
  const [read, { data: bodegas }] = useSuspenseQueries({
    queries: [
      { ...staffProductoQueries.ofSubfamilia(subfamilia.id), meta },
      { ...optionQueries.bodegas(), meta },
    ],
  });
  const productos = read.data;
  const isNarrow = useMediaQuery('(max-width: 700px)') === true;
  const api = useValueEdits(subfamilia.id, productos);
  const review = useHashPopup(REVIEW_HASH);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [group, setGroup] = useState('');
  const [isAsking, setAsking] = useState(false);
  const matrix = useMemo(() => buildStaffMatrix(productos), [productos]);
  const layers = valueLayers(bodegas);
  const { search, change } = useListAddress();
  const shown = new URLSearchParams(search).get('capa');
  const layer = layers.find(({ param }) => param === shown) ?? layers[0];
  const { changed, invalid, conflicts, gone } = api.summary;
  const wrapperRef = useRef<HTMLElement>(null);
  const isSeeking = useRef(false);

  useEffect(() => {
    if (!isSeeking.current) return;
    const field = wrapperRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    isSeeking.current = false;
    field.focus();
  });

  function showLayer(param: string) {
    setNotice(null);
    change({ capa: param });
  }

  /** Opens the review, or says why there is none and focuses the first error, if possible one of the open layer. */
  function save() {
    if (changed.length > 0) {
      setNotice(null);
      review.open();
      return;
    }
    const inTurn = layer ? [layer, ...layers] : layers;
    const [error] = inTurn.flatMap((one) => invalid.filter((edit) => isIn(one, edit)));
    isSeeking.current = error !== undefined;
    if (error) {
      const wrong = layers.find((one) => isIn(one, error));
      setGroup(groupOf(error.producto, matrix.others));
      if (wrong && wrong !== layer) showLayer(wrong.param);
    }
    const count = invalid.length || conflicts.length;
    const kind = invalid.length > 0 ? 'invalid' : 'conflicts';
    const text = t(count === 0 ? 'nothingToSave.none' : `nothingToSave.${kind}`, { count });
    setNotice({ tone: 'warning', text });
  }
  useSaveKey(wrapperRef, save);

  if (layer === undefined) return null;
  const { target } = layer;
  const edited = [...changed, ...invalid, ...conflicts];
  function labelOf(one: ValueLayer): string {
    const count = edited.filter((edit) => isIn(one, edit)).length;
    return count === 0 ? one.name : t('layerChanges', { name: one.name, count });
  }
  const counts = (['changed', 'invalid', 'conflicts'] as const)
    .filter((kind) => api.summary[kind].length > 0)
    .map((kind) => t(`bar.${kind}`, { count: api.summary[kind].length }));
  const changes = changesOf(changed, productoName);
  const left = invalid.length + conflicts.length;
  const totals = target.kind === 'stock' ? valueTotals([productos], target, api.edits) : null;

  return (
    <Stack ref={wrapperRef} gap={4}>
      <StaleList {...read} />
      <ConflictList api={api} layers={layers} others={matrix.others} />
      {gone.length > 0 && (
        <Message
          tone="warning"
          title={t('gone.title', { count: gone.length })}
          actions={
            <Button variant="secondary" onClick={() => api.drop(gone)}>
              {t('gone.drop')}
            </Button>
          }
        >
          <p>{t('gone.text')}</p>
        </Message>
      )}
      {productos.length === 0 ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <>
          {isNarrow ? (
            <SelectField
              label={t('layer')}
              name="capa"
              value={layer.param}
              options={layers.map((one) => ({ value: one.param, label: labelOf(one) }))}
              onInput={({ currentTarget }) => showLayer(currentTarget.value)}
            />
          ) : (
            <OptionSet legend={t('layer')}>
              {layers.map((one) => (
                <OptionChip
                  key={one.param}
                  name="capa"
                  value={one.param}
                  checked={one === layer}
                  onSelect={() => showLayer(one.param)}
                >
                  {labelOf(one)}
                </OptionChip>
              ))}
            </OptionSet>
          )}
          <ValueSheets
            key={layer.param}
            matrix={matrix}
            layer={layer}
            api={api}
            isNarrow={isNarrow}
            group={group}
            onGroup={setGroup}
            setNotice={setNotice}
          />
          {totals && (
            <Text weight="semibold">
              <span>
                {t('totalUnits', {
                  layer: layer.name,
                  count: totals.after,
                  units: valueLabel(target, totals.after),
                })}
              </span>
              {totals.after !== totals.before && (
                <Note as="span" weight="normal">
                  {` (${t('totalBefore', { before: valueLabel(target, totals.before) })})`}
                </Note>
              )}
            </Text>
          )}
          <Row
            as="section"
            className={classNames(formStyles.foot, styles.bar)}
            data-foot=""
            gap={[2, 3]}
            aria-label={t('bar.label')}
          >
            <FormMessage message={notice} isAtSave={api.edits.size > 0} />
            <Text as="output" grow="10rem" weight="semibold" className={styles.counts}>
              {counts.join(' · ') || t('bar.none')}
            </Text>
            {api.edits.size > 0 && (
              <Button variant="secondary" onClick={() => setAsking(true)}>
                {t('bar.discard')}
              </Button>
            )}
            <Button onClick={save}>{t('bar.review')}</Button>
          </Row>
        </>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('discard.title')}
          text={t('discard.text', { count: api.edits.size })}
          actLabel={t('bar.discard')}
          onKeep={() => setAsking(false)}
          onAct={() => {
            setAsking(false);
            api.discard();
          }}
        />
      )}
      {review.isOpen && (
        <ChangeDialog
          title={t('bar.review')}
          plan={
            changes.length === 0
              ? null
              : { title: t('review.job', { name: subfamilia.name }), cells: changes }
          }
          confirmLabel={t('review.confirm', { count: changes.length })}
          onClose={review.close}
        >
          {left > 0 && <p>{t('review.left', { count: left })}</p>}
          <ChangesTable changes={changes} />
        </ChangeDialog>
      )}
    </Stack>
  );
}

type ConflictListProps = {
  api: ValueEditsApi;
  layers: readonly ValueLayer[];
  others: readonly ValueProducto[];
};

function ConflictList({ api, layers, others }: ConflictListProps) {
  const { conflicts } = api.summary;
  if (conflicts.length === 0) return null;
  const drop = (dropped: readonly ListedEdit[]) => api.drop(dropped.map(({ key }) => key));

  return (
    <Message
      tone="warning"
      title={t('conflict.title', { count: conflicts.length })}
      actions={
        conflicts.length > 1 && (
          <>
            <Button variant="secondary" onClick={() => api.keepMine(conflicts)}>
              {t('conflict.keepAll')}
            </Button>
            <Button variant="secondary" onClick={() => drop(conflicts)}>
              {t('conflict.takeAll')}
            </Button>
          </>
        )
      }
    >
      <p>{t('conflict.text')}</p>
      <Stack as="ul" gap={0} isLined>
        {conflicts.map((conflict) => {
          const { key, edit, producto, state } = conflict;
          const { target, text: mine } = edit;
          const place = others.includes(producto) ? productoName(producto) : placeName(producto);
          const now = valueLabel(target, state.now);
          const base = valueLabel(target, state.base);
          const layer = layers.find((one) => isIn(one, conflict))?.name ?? '';
          return (
            <Row as="li" key={key} gap={[2, 4]} justify="between">
              <span>{t('conflict.item', { place, layer, base, now, mine })}</span>
              <Row as="span">
                <Button
                  variant="secondary"
                  aria-label={t('conflict.keepNamed', { mine, place })}
                  onClick={() => api.keepMine([conflict])}
                >
                  {t('conflict.keep', { mine })}
                </Button>
                <Button
                  variant="secondary"
                  aria-label={t('conflict.takeNamed', { now, place })}
                  onClick={() => drop([conflict])}
                >
                  {t('conflict.take', { now })}
                </Button>
              </Row>
            </Row>
          );
        })}
      </Stack>
    </Message>
  );
}
