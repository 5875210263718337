import { isUnanswered } from '#data/http/DataError.ts';
import type { CellTarget } from '#domain/staff/changes/change.ts';
import { PRICE_FIELDS } from '#domain/staff/forms/productoForm.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/changes.ts';
import { t as tHistory } from '#i18n/es/staff/history.ts';
import { Button } from '#ui/action/Button.tsx';
import type { Elements } from '#ui/Elements.ts';
import { Message } from '#ui/message/Message.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { failureReason } from '../screen/failureNotice.ts';
import { RetryMessage } from '../screen/ReadFailed.tsx';
import { LeftRows } from './BeforeAfter.tsx';
import { endOf, undoEndOf, type useChange, type useUndo } from './useChange.ts';
import { reasonText, useChangeTexts } from './useChangeTexts.ts';
import styles from './Changes.module.css';

const LEFT = ['changed', 'gone', 'inUse', 'refused'] as const;
const KINDS = ['prices', 'stock', 'pictures', 'others'] as const;

function kindOf(target: CellTarget): (typeof KINDS)[number] {
  if (target.kind !== 'field') return target.kind === 'stock' ? 'stock' : 'pictures';
  return PRICE_FIELDS.some((field) => field === target.field) ? 'prices' : 'others';
}

/** '264 precios', '4 existencias' */
export function kindTexts(targets: readonly (CellTarget | null)[]): string[] {
  const kinds = targets.map((target) => target && kindOf(target));
  return KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => t(`what.${kind}`, { count }));
}

/** 'Se cambiaron 88 productos (264 precios)' */
function doneTexts({ plan, report }: Run): (string | false)[] {
  const done = report.rows.filter(({ outcome }) => outcome.kind === 'done');
  const subfamilia = done.find(({ target }) => target?.kind === 'subfamilia');
  const ofProductos = done.filter((row) => row !== subfamilia);
  const what = kindTexts(ofProductos.map(({ target }) => target));
  const labels = new Set(ofProductos.map(({ label, target }) => target && label));
  const changed = (plan.cells ?? []).filter(
    ({ row, target }) => target.kind !== 'subfamilia' && labels.has(row.label),
  );
  const whole = ofProductos.filter(({ target }) => target === null).length;
  return [
    subfamilia !== undefined && t('done.subfamilia', { name: subfamilia.label }),
    what.length > 0 &&
      t('done.changed', {
        count: new Set(changed.map(({ row }) => row.id)).size,
        what: what.join(', '),
      }),
    whole > 0 && t(plan.created?.length ? 'done.created' : 'done.deleted', { count: whole }),
  ];
}

type ProgressProps = { label: string; ended: number; total?: number | undefined };

function Progress({ label, ended, total }: ProgressProps) {
  return (
    <Row gap={3} hasNoWrap>
      <progress className={styles.progress} aria-label={label} max={total} value={total && ended} />
      {total !== undefined && <span>{t('progress', { ended, total })}</span>}
    </Row>
  );
}

export const Lines = ({ texts }: { texts: readonly (string | false)[] }) => (
  <ul>{texts.map((text) => text && <li key={text}>{text}</li>)}</ul>
);

type ChangeApi = ReturnType<typeof useChange>;
type Run = NonNullable<ChangeApi['run']>;

type ViewProps = { run: Run; api: ChangeApi };

/** Shows a change as a page. `children` are shown while neither a write nor an undo runs. */
export function ChangePage({ run, api, children }: ViewProps & { children: Elements }) {
  const isEnded = !api.isWriting && !api.undo.isPending;
  return (
    <Stack as="section" gap={4} aria-label={run.plan.title}>
      <ChangeView run={run} api={api} />
      {isEnded && <Row gap={3}>{children}</Row>}
    </Stack>
  );
}

export function ChangeView({ run, api }: ViewProps) {
  const { plan, report } = run;
  return (
    <Stack>
      {!api.undo.isIdle ? (
        <UndoView undo={api.undo} label={t('undoTitle', { title: plan.title })} />
      ) : api.isWriting ? (
        <>
          <Progress label={plan.title} ended={report.rows.length} total={report.total} />
          <Row>
            <Button variant="secondary" onClick={() => run.stopping.abort()}>
              {t('stop')}
            </Button>
          </Row>
        </>
      ) : (
        <Written run={run} api={api} />
      )}
    </Stack>
  );
}

function Written({ run, api: { failure, resume, undo } }: ViewProps) {
  const { targetText, valueText } = useChangeTexts();
  const { rows, total } = run.report;
  const countOf = (kind: 'done' | (typeof LEFT)[number]) =>
    rows.filter(({ outcome }) => outcome.kind === kind).length;
  const left = total - rows.length;
  return (
    <>
      <Message
        {...endOf(run.report, failure)}
        actions={
          <>
            {left > 0 && (
              <Button onClick={resume}>
                {failure === null ? t('resume') : tBackOffice('actions.retry')}
              </Button>
            )}
            {countOf('done') > 0 && (
              <Button variant="secondary" onClick={() => undo.mutate()}>
                {tHistory('undo.button')}
              </Button>
            )}
          </>
        }
      >
        <Lines
          texts={[
            ...doneTexts(run),
            ...LEFT.map((kind) => countOf(kind) > 0 && t(kind, { count: countOf(kind) })),
            left > 0 &&
              t(isUnanswered(failure) ? 'unanswered' : 'left', {
                count: left,
                done: countOf('done'),
                total,
              }),
          ]}
        />
        {failure !== null && <p>{failureReason(failure)}</p>}
        {failure !== null && left > 0 && <p>{t('retryText')}</p>}
      </Message>
      <LeftRows
        title={t('leftOut')}
        rows={rows.filter(({ outcome }) => outcome.kind !== 'done')}
        toLeft={({ label, target, outcome }) => {
          const now = outcome.kind === 'changed' && target ? valueText(target, outcome.now) : null;
          const reason = outcome.kind === 'refused' ? outcome.reason : null;
          const what = target === null ? label : `${label} · ${targetText(target)}`;
          return {
            what,
            why: outcome.kind === 'done' ? '' : reasonText(outcome.kind, now, reason),
          };
        }}
      />
    </>
  );
}

type Props = { undo: ReturnType<typeof useUndo>; label: string; total?: number };

export function UndoView({ undo, label, total }: Props) {
  const { keptText } = useChangeTexts();
  const { data, error, report } = undo;
  const { done, keptCount, kept } = data ?? report;
  const answered = done + keptCount;
  // If there was no preview, only the responses tell how many rows are left.
  const left = error === null ? 0 : Math.max(report.left, (total ?? 0) - answered);
  const counts = (
    <Lines
      texts={[
        (done > 0 || left > 0) && tHistory('undo.did', { count: done }),
        keptCount > 0 && tHistory('undo.kept', { count: keptCount }),
        left > 0 &&
          tHistory(isUnanswered(error) ? 'undo.unanswered' : 'undo.left', { count: left }),
      ]}
    />
  );
  return (
    <>
      {undo.isPending && <Progress label={label} ended={answered} total={total} />}
      <RetryMessage title={tHistory('undo.failed')} error={error} onRetry={() => undo.mutate()}>
        {counts}
      </RetryMessage>
      {data && <Message {...undoEndOf(data)}>{counts}</Message>}
      <LeftRows title={tHistory('undo.keptList')} rows={kept} toLeft={keptText} />
    </>
  );
}
