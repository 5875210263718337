import { useQuery, useSuspenseQueries } from '@tanstack/react-query';
import { getFixedT } from 'i18next';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { staffQueries } from '#data/staffQueries.ts';
import type { StaffSubfamilia } from '#data/subfamilias/write.ts';
import { usualIva } from '#domain/forms/usualIva.ts';
import { EMPTY_DRAFT, proposeValues } from '#domain/generator/draft.ts';
import { cellsToCreate } from '#domain/generator/plan.ts';
import { generator } from '#i18n/es/staff/generator.ts';
import { productoForm } from '#i18n/es/staff/productoForm.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { ChangeView } from '../shared/changes/ChangeView.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { FormMessage } from '../shared/FormMessage.tsx';
import { ReadsLoading } from '../shared/Reads.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { Row, Stack, Text } from '../shared/Stack.tsx';
import { ColorChoice, TallaChoice } from './Choices.tsx';
import { ColorPictures } from './ColorPictures.tsx';
import styles from './Generator.module.css';
import { PlanGrid } from './PlanGrid.tsx';
import { SharedFields } from './SharedFields.tsx';
import { type GeneratorData, useGenerator } from './useGenerator.ts';

const t = getFixedT('es', 'generator');
const tBackOffice = getFixedT('es', 'backOffice');

registerTexts('generator', generator);
registerTexts('productoForm', productoForm);

/** Staff make the colours and sizes of a subfamilia at once. @see docs/rules.md#variant-generator */
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
  const [{ data: all }] = useSuspenseQueries({
    queries: [{ ...staffQueries.subfamilias(), meta }],
  });
  const subfamilia = all.find(({ id }) => String(id) === subfamiliaId);
  if (subfamilia) return <Loaded key={subfamilia.id} subfamilia={subfamilia} />;
  return (
    <EmptyState
      title={t('gone.title')}
      actions={<ButtonLink to={staffPaths.editSubfamilia()}>{t('back')}</ButtonLink>}
    >
      {t('gone.text')}
    </EmptyState>
  );
}

function Loaded({ subfamilia }: { subfamilia: StaffSubfamilia }) {
  const used = useQuery(staffQueries.recentIvaIds());
  const [existing, colors, tallas, ivas, bodegas] = useSuspenseQueries({
    queries: [
      { ...staffQueries.productosOf(subfamilia.id), meta },
      { ...staffQueries.colors(), meta },
      { ...staffQueries.tallas(), meta },
      { ...staffQueries.ivas(), meta },
      { ...staffQueries.bodegas(), meta },
    ],
  });
  if (used.isPending) return <ReadsLoading />;
  // Without the newest productos the highest tax of the shop is proposed.
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

/** The fields of the generator and its preview; after the creation its report. */
function Generator({ data }: { data: GeneratorData }) {
  const { subfamilia } = data;
  const wrapperRef = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { change, create, isBusy, notice, checkError, recheck, props } = useGenerator(data);
  const { run } = change;
  const { plan, draft } = props;

  if (run !== null) {
    return (
      <Stack as="section" gap={4} aria-label={run.plan.title}>
        <ChangeView run={run} api={change} />
        {!change.isWriting && !change.undo.isPending && (
          <ButtonRow>
            <Button variant="secondary" onClick={change.clear}>
              {t('more')}
            </Button>
            <ButtonLink
              variant="secondary"
              to={staffPaths.editProducto({ buscar: subfamilia.name })}
            >
              {t('toList')}
            </ButtonLink>
          </ButtonRow>
        )}
      </Stack>
    );
  }

  async function submit() {
    await create();
    // What is wrong may be far above the button.
    wrapperRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  const wanted = cellsToCreate(plan).length;
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
        void submit();
      }}
    >
      <Row gap={[0, 4]} justify="between">
        <Text tone="quiet">
          <span>{`${subfamilia.familiaName} · `}</span>
          <strong>{subfamilia.name}</strong>
        </Text>
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
      <Stack className={styles.bar} data-foot="" gap={2}>
        <FormMessage message={notice} isAtSave />
        <RetryMessage
          tone="warning"
          error={checkError}
          title={(reason) => t('summary.checkFailed', { reason })}
          onRetry={recheck}
        />
        <Row gap={[2, 4]} justify="between">
          <Summary {...props} />
          <Button
            busy={isBusy}
            disabled={wanted === 0}
            title={t('createHint')}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void submit()}
          >
            {wanted === 0 ? t('nothing') : t('create', { count: wanted })}
          </Button>
        </Row>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={t('clear.title')}
          text={t('clear.text')}
          cancelLabel={tBackOffice('actions.cancel')}
          confirmLabel={t('clear.action')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            props.clear();
          }}
        />
      )}
    </Stack>
  );
}

/** How many will be created, and what keeps them from that. */
function Summary({ plan, isTried }: ReturnType<typeof useGenerator>['props']) {
  const cells = plan.rows.flatMap((row) => row.cells);
  const wanted = cellsToCreate(plan);
  const existing = cells.filter(({ kind }) => kind === 'existing').length;
  const leftOut = cells.length - existing - wanted.length;
  const clashes = wanted.filter(
    ({ codeError }) => codeError === 'taken' || codeError === 'repeated',
  ).length;
  const wrong = wanted.filter(
    ({ codeError, isQuantityWrong }) =>
      codeError === 'required' || codeError === 'tooLong' || isQuantityWrong,
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
    <output className={styles.summary}>
      <span>{counts.join(' · ')}</span>
      {problems.map((problem) => (
        <Text as="span" key={problem} tone="danger">
          {problem}
        </Text>
      ))}
    </output>
  );
}
