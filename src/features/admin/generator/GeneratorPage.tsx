import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  useSuspenseQueries,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { optionQueries } from '#data/options/staff.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { type StaffSubfamilia, staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { EMPTY_DRAFT, proposeValues } from '#domain/staff/generator/draft.ts';
import {
  cellsToCreate,
  type GeneratorPlan,
  type PlanCell,
  isPlanReady,
  isSameCreation,
  planVariants,
  toNewProductos,
} from '#domain/staff/generator/plan.ts';
import { usualIva } from '#domain/staff/productos/usualIva.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/generator.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { Row, Stack, Text } from '#ui/Stack.tsx';
import { ChangePage } from '../shared/changes/ChangeView.tsx';
import { useChange } from '../shared/changes/useChange.ts';
import { ConfirmDialog } from '../shared/form/ConfirmDialog.tsx';
import { FormMessage } from '../shared/form/FormMessage.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { failureNotice } from '../shared/screen/failureNotice.ts';
import { RetryMessage, retryOf } from '../shared/screen/ReadFailed.tsx';
import { ReadsLoading } from '../shared/screen/Reads.tsx';
import { SubfamiliaGone } from '../shared/screen/SubfamiliaGone.tsx';
import { ColorPictures } from './ColorPictures.tsx';
import { ColorChoice, SharedFields, TallaChoice } from './GeneratorFields.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { type GeneratorData, type GeneratorProps, useGeneratorDraft } from './useGeneratorDraft.ts';
import formStyles from '../shared/form/Form.module.css';
import styles from './Generator.module.css';

/** The page on which staff create the variants of a subfamilia at once. @see docs/rules.md#variant-generator */
export function GeneratorPage() {
  return (
    <AdminScreen title={t('title')}>
      <Chosen />
    </AdminScreen>
  );
}

const meta = { failed: t('failed') };

function Chosen() {
  const { subfamiliaId } = useParams();
  const { data: all } = useSuspenseQuery({ ...staffSubfamiliaQueries.all(), meta });
  const subfamilia = all.find(({ id }) => String(id) === subfamiliaId);
  if (!subfamilia) return <SubfamiliaGone />;
  return <Loaded key={subfamilia.id} subfamilia={subfamilia} />;
}

function Loaded({ subfamilia }: { subfamilia: StaffSubfamilia }) {
  const used = useQuery(staffProductoQueries.recentIvaIds());
  const [existing, colors, tallas, ivas, bodegas] = useSuspenseQueries({
    queries: [
      { ...staffProductoQueries.ofSubfamilia(subfamilia.id), meta },
      { ...optionQueries.colors(), meta },
      { ...optionQueries.tallas(), meta },
      { ...optionQueries.ivas(), meta },
      { ...optionQueries.bodegas(), meta },
    ],
  });
  if (used.isPending) return <ReadsLoading />;
  // If the newest productos could not be read, the highest tax of the shop is proposed.
  const usual = usualIva(ivas.data, used.data ?? []);
  return (
    <Generator
      data={{
        subfamilia,
        existing: existing.data,
        colors: colors.data,
        tallas: tallas.data,
        ivas: ivas.data,
        bodegas: bodegas.data,
        proposed: proposeValues(subfamilia.name, existing.data, usual?.id ?? null),
      }}
    />
  );
}

const DEBOUNCE_MS = 400;

const codesOf = (plan: GeneratorPlan) =>
  [...new Set(cellsToCreate(plan).map(({ code }) => code.trim()))].sort();

function Generator({ data }: { data: GeneratorData }) {
  const { subfamilia } = data;
  const client = useQueryClient();
  const wrapperRef = useRef<HTMLElement>(null);
  const draftApi = useGeneratorDraft(subfamilia.id);
  const { draft } = draftApi;
  const [isAsking, setAsking] = useState(false);
  const [isTried, setTried] = useState(false);
  const [codesToCheck, setCodesToCheck] = useState('');
  const taken = useQuery({
    ...staffProductoQueries.takenCodes(codesToCheck.split('\n')),
    enabled: codesToCheck !== '',
    placeholderData: keepPreviousData,
  });
  const input = { ...data, draft, takenCodes: taken.data ?? new Set<string>() };
  const plan = planVariants(input);
  const props: GeneratorProps = { ...draftApi, data, plan, isTried };
  const wanted = cellsToCreate(plan).length;
  const debouncedCodes = useDebounced(codesOf(plan).join('\n'), DEBOUNCE_MS);
  if (debouncedCodes !== codesToCheck) setCodesToCheck(debouncedCodes);
  const change = useChange(({ rows }) => {
    if (rows.some(({ outcome }) => outcome.kind !== 'done')) return;
    draftApi.clear();
    setTried(false);
  });
  const creating = useSingleMutation({
    mutationKey: ['staff', 'generator', 'create'],
    mutationFn: async () => {
      // Both reads go through the cache, so that the page shows what they return.
      const [existing, takenCodes] = await Promise.all([
        client.fetchQuery({ ...staffProductoQueries.ofSubfamilia(subfamilia.id), staleTime: 0 }),
        client.fetchQuery({ ...staffProductoQueries.takenCodes(codesOf(plan)), staleTime: 0 }),
      ]);
      const now = planVariants({ ...input, existing, takenCodes });
      // Codes that differ from the plan were neither shown to staff nor checked against the shop.
      return isPlanReady(now) && isSameCreation(plan, now) ? now : null;
    },
    onSuccess: (now) => {
      if (now === null) return;
      const title = t('job', { name: subfamilia.name });
      change.start({ title, created: toNewProductos(now, subfamilia.id) });
    },
  });
  const notice = creating.error
    ? failureNotice(creating.error, {
        text: t('createFailed'),
        signIn: tShared('signIn.addProductos'),
      })
    : creating.data === null
      ? ({ tone: 'warning', text: t('changed') } as const)
      : null;
  const { run } = change;

  if (run !== null) {
    return (
      <ChangePage run={run} api={change}>
        <Button variant="secondary" onClick={change.clear}>
          {t('more')}
        </Button>
        <ButtonLink variant="secondary" to={staffPaths.editProducto({ buscar: subfamilia.name })}>
          {t('toList')}
        </ButtonLink>
        <ButtonLink variant="secondary" to={paths.product(subfamilia.id)}>
          {tShared('inStore')}
        </ButtonLink>
      </ChangePage>
    );
  }

  function submit() {
    flushSync(() => setTried(true));
    if (isPlanReady(plan)) creating.mutate();
    // Focuses the first invalid field, which may be far above the button.
    else wrapperRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Stack
      as="section"
      ref={wrapperRef}
      gap={4}
      className={styles.generator}
      aria-label={t('titleNamed', { name: subfamilia.name })}
      onKeyDown={(event) => {
        const isInPopup =
          event.target instanceof Element && event.target.closest('dialog') !== null;
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isInPopup) return;
        event.preventDefault();
        submit();
      }}
    >
      <Row gap={[0, 4]} justify="between">
        <Row gap={1}>
          <Text tone="quiet">{`${subfamilia.familiaName} ·`}</Text>
          <Text weight="bold">{subfamilia.name}</Text>
        </Row>
        {draft !== EMPTY_DRAFT && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('clear.action')}
          </Button>
        )}
      </Row>
      <ColorChoice {...props} />
      <TallaChoice {...props} />
      <SharedFields {...props} />
      {plan.rows.length > 0 && <ColorPictures {...props} />}
      <PlanGrid {...props} />
      <Stack className={formStyles.foot} data-foot="" gap={2}>
        <FormMessage message={notice} isAtSave />
        <RetryMessage
          tone="warning"
          title={(reason) => t('summary.checkFailed', { reason })}
          {...retryOf(taken)}
        />
        <Row gap={[2, 4]} justify="between">
          <Summary {...props} />
          <Button
            busy={creating.isPending}
            disabled={wanted === 0}
            title={t('createHint')}
            aria-keyshortcuts="Control+Enter"
            onClick={submit}
          >
            {wanted === 0 ? t('nothing') : t('create', { count: wanted })}
          </Button>
        </Row>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('clear.title')}
          text={t('clear.text')}
          actLabel={t('clear.action')}
          onKeep={() => setAsking(false)}
          onAct={() => {
            setAsking(false);
            draftApi.clear();
          }}
        />
      )}
    </Stack>
  );
}

const isClash = ({ codeError }: PlanCell) => codeError === 'taken' || codeError === 'repeated';

function Summary({ plan, isTried }: GeneratorProps) {
  const cells = plan.rows.flatMap((row) => row.cells);
  const wanted = cellsToCreate(plan);
  const existing = cells.filter(({ kind }) => kind === 'existing').length;
  const leftOut = cells.length - existing - wanted.length;
  const clashes = wanted.filter(isClash).length;
  const wrong = wanted.filter(
    (cell) => cell.isQuantityWrong || (cell.codeError !== null && !isClash(cell)),
  ).length;
  const counts = [
    t('summary.new', { count: wanted.length }),
    existing > 0 && t('summary.existing', { count: existing }),
    leftOut > 0 && t('summary.leftOut', { count: leftOut }),
  ].filter(Boolean);
  const problems = [
    clashes > 0 && t('summary.taken', { count: clashes }),
    wrong > 0 && t('summary.wrong', { count: wrong }),
    isTried && Object.keys(plan.errors).length > 0 && t('summary.values'),
  ].filter((problem) => problem !== false);
  return (
    <output>
      <Text size="sm">{counts.join(' · ')}</Text>
      {problems.map((problem) => (
        <Text key={problem} size="sm" tone="danger">
          {problem}
        </Text>
      ))}
    </output>
  );
}
