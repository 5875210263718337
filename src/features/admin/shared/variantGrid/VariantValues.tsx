import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { REVIEW_HASH } from '#config/staffHashes.ts';
import { LAYER_PARAM } from '#config/staffPaths.ts';
import type { Bodega } from '#data/productos/options.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { buildStaffMatrix } from '#domain/grid/matrix.ts';
import type { ValueProducto } from '#domain/grid/valueCells.ts';
import { changesOf, type EditSummary, valueTotals } from '#domain/grid/valueEdits.ts';
import { stock } from '#i18n/es/staff/stock.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { useMediaQuery } from '#shared/hooks/useMediaQuery.ts';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FormMessage, type FormNotice } from '../FormMessage.tsx';
import { ReadFailed } from '../ReadFailed.tsx';
import { StaleList } from '../StaleList.tsx';
import { ChangeDialog } from '../changes/ChangeDialog.tsx';
import { ChangesTable } from '../changes/ChangesTable.tsx';
import { useSaveKey } from '../form/useSaveKey.ts';
import { ConflictList } from './ConflictList.tsx';
import { LayerChoice, valueLayers } from './LayerChoice.tsx';
import { ValueList } from './ValueList.tsx';
import { ValueSheets } from './ValueSheets.tsx';
import styles from './VariantValues.module.css';
import { useSaveCommand } from './useSaveCommand.ts';
import { useValueEdits, type ValueEditsApi } from './useValueEdits.ts';
import { useValueTexts } from './useValueTexts.ts';

const t = getFixedT('es', 'stock');

registerTexts('stock', stock);

type Props = { readonly subfamilia: { readonly id: number; readonly name: string } };

/**
 * Prices and stock of all productos of a subfamilia: colours by sizes, a layer per warehouse and price.
 *
 * @see docs/rules.md#price-and-stock-grid
 */
export function VariantValues({ subfamilia }: Props) {
  const productos = useQuery(staffQueries.productosOf(subfamilia.id));
  const bodegas = useQuery(staffQueries.bodegas());
  const failed = [productos, bodegas].find(({ data, error }) => data === undefined && error);
  const retry = () => void Promise.all([productos.refetch(), bodegas.refetch()]);

  if (failed?.error && !productos.isFetching && !bodegas.isFetching) {
    return <ReadFailed title={t('failed')} error={failed.error} onRetry={retry} />;
  }
  if (productos.data === undefined || bodegas.data === undefined) {
    return (
      <output aria-label={t('loading')}>
        <Skeleton height="24rem" />
      </output>
    );
  }
  return (
    <>
      <StaleList {...productos} />
      <Values
        key={subfamilia.id}
        subfamilia={subfamilia}
        productos={productos.data}
        bodegas={bodegas.data}
      />
    </>
  );
}

type ValuesProps = Props & {
  readonly productos: readonly ValueProducto[];
  readonly bodegas: readonly Bodega[];
};

function Values({ subfamilia, productos, bodegas }: ValuesProps) {
  const texts = useValueTexts();
  const isNarrow = useMediaQuery('(max-width: 768px)') === true;
  const api = useValueEdits(subfamilia.id, productos);
  const review = useHashPopup(REVIEW_HASH);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [group, setGroup] = useState('');
  const matrix = useMemo(() => buildStaffMatrix(productos), [productos]);
  const layers = useMemo(() => valueLayers(bodegas), [bodegas]);
  const [params] = useSearchParams();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const layer = layers.find(({ param }) => param === params.get(LAYER_PARAM)) ?? layers[0];
  const { gone } = api.summary;
  const { root, save } = useSaveCommand({
    api,
    matrix,
    layers,
    shown: layer,
    onLayer: choose,
    onGroup: setGroup,
    onReview: review.open,
    onNotice: setNotice,
  });
  useSaveKey(root, save);

  if (layer === undefined) return null;
  const { target } = layer;
  const View = isNarrow ? ValueList : ValueSheets;
  const totals = target.kind === 'stock' ? valueTotals([productos], target, api.edits) : null;

  function choose(param: string) {
    const next = new URLSearchParams(params);
    next.set(LAYER_PARAM, param);
    setNotice(null);
    void navigate({ pathname, search: `?${next}`, hash }, { replace: true, state });
  }

  return (
    <div ref={root} className={styles.values}>
      <ConflictList api={api} others={matrix.others} />
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
          <LayerChoice
            layers={layers}
            chosen={layer}
            summary={api.summary}
            isNarrow={isNarrow}
            onChoose={({ param }) => choose(param)}
          />
          <View
            // Another layer of the list keeps the chosen colour.
            key={isNarrow ? 'list' : layer.param}
            matrix={matrix}
            target={target}
            api={api}
            group={group}
            onGroup={setGroup}
            onNotice={setNotice}
          />
          {totals && (
            <p className={styles.total}>
              <span>
                {t('totalUnits', {
                  layer: texts.layerName(target),
                  count: totals.after,
                  units: texts.shown(target, totals.after),
                })}
              </span>
              {totals.after !== totals.before && (
                <span className={styles.help}>
                  {` (${t('totalBefore', { before: texts.shown(target, totals.before) })})`}
                </span>
              )}
            </p>
          )}
        </>
      )}
      {productos.length > 0 && <SaveBar api={api} notice={notice} onReview={save} />}
      {review.isOpen && (
        <ReviewDialog summary={api.summary} name={subfamilia.name} onClose={review.close} />
      )}
    </div>
  );
}

const KINDS = ['changed', 'invalid', 'conflicts'] as const;

type BarProps = {
  readonly api: ValueEditsApi;
  /** What the last paste or fill did. */
  readonly notice: FormNotice | null;
  /** Says why if there is nothing to review. */
  readonly onReview: () => void;
};

/** How much is typed and not saved, and the way to save or to drop it. */
function SaveBar({ api, notice, onReview }: BarProps) {
  const [isAsking, setAsking] = useState(false);
  const { edits, summary } = api;
  const counts = KINDS.filter((kind) => summary[kind].length > 0).map((kind) =>
    t(`bar.${kind}`, { count: summary[kind].length }),
  );
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      {notice && (
        <div className={styles.notice}>
          <FormMessage message={notice} />
        </div>
      )}
      <output className={styles.counts}>{counts.join(' · ') || t('bar.none')}</output>
      {edits.size > 0 && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('bar.discard')}
        </Button>
      )}
      <Button onClick={onReview}>{t('bar.review')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('discard.title')}
          text={t('discard.text', { count: edits.size })}
          confirmLabel={t('discard.confirm')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            api.discard();
          }}
        />
      )}
    </section>
  );
}

type ReviewProps = {
  readonly summary: EditSummary;
  /** Name of the subfamilia. */
  readonly name: string;
  readonly onClose: () => void;
};

/** 'Antes → después' of everything that is typed, in all layers, and its saving. */
function ReviewDialog({ summary, name, onClose }: ReviewProps) {
  const { productoName } = useValueTexts();
  const changes = changesOf(summary.changed, productoName);
  const left = summary.invalid.length + summary.conflicts.length;
  return (
    <ChangeDialog
      title={t('review.title')}
      plan={changes.length === 0 ? null : { title: t('review.job', { name }), cells: changes }}
      confirmLabel={t('review.confirm', { count: changes.length })}
      onClose={onClose}
    >
      {left > 0 && <p>{t('review.left', { count: left })}</p>}
      <ChangesTable changes={changes} />
    </ChangeDialog>
  );
}
