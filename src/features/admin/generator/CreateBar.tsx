import { getFixedT } from 'i18next';
import { cellsToCreate } from '#domain/generator/plan.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FormMessage } from '../shared/FormMessage.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { SessionEnded } from '../shared/SessionEnded.tsx';
import styles from './CreateBar.module.css';
import type { CreateVariants } from './useCreateVariants.ts';
import type { VariantPlan } from './useVariantPlan.ts';

const t = getFixedT('es', 'generator');

type Props = {
  variantPlan: VariantPlan;
  creation: CreateVariants;
  isTried: boolean;
  onCreate: () => void;
};

/** What will be created, what keeps it from that, and the button. */
export function CreateBar({ variantPlan, creation, isTried, onCreate }: Props) {
  const { plan, checkError, recheck } = variantPlan;
  const cells = plan.rows.flatMap((row) => row.cells);
  const wanted = cellsToCreate(plan);
  const existing = cells.filter(({ kind }) => kind === 'existing').length;
  const clashes = wanted.filter(
    ({ codeError }) => codeError === 'taken' || codeError === 'repeated',
  ).length;
  const wrong = wanted.filter(
    ({ codeError, isQuantityWrong }) =>
      codeError === 'required' || codeError === 'tooLong' || isQuantityWrong,
  ).length;
  const leftOut = cells.length - existing - wanted.length;
  const counts = [
    t('summary.new', { count: wanted.length }),
    ...(existing > 0 ? [t('summary.existing', { count: existing })] : []),
    ...(leftOut > 0 ? [t('summary.leftOut', { count: leftOut })] : []),
  ];
  const problems = [
    ...(clashes > 0 ? [t('summary.taken', { count: clashes })] : []),
    ...(wrong > 0 ? [t('summary.wrong', { count: wrong })] : []),
    ...(isTried && Object.keys(plan.errors).length > 0 ? [t('summary.values')] : []),
  ];
  return (
    <div className={styles.bar}>
      <SessionEnded />
      <FormMessage message={creation.notice} />
      <RetryMessage
        tone="warning"
        error={checkError}
        title={(reason) => t('summary.checkFailed', { reason })}
        onRetry={recheck}
      />
      <div className={styles.row}>
        <output className={styles.summary}>
          <span>{counts.join(' · ')}</span>
          {problems.map((problem) => (
            <span key={problem} className={styles.problem}>
              {problem}
            </span>
          ))}
        </output>
        <Button
          busy={creation.isBusy}
          disabled={wanted.length === 0}
          title={t('createHint')}
          aria-keyshortcuts="Control+Enter"
          onClick={onCreate}
        >
          {wanted.length === 0 ? t('nothing') : t('create', { count: wanted.length })}
        </Button>
      </div>
    </div>
  );
}
