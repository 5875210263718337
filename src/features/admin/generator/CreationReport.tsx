import { staffPaths } from '#config/staffPaths.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import type { BulkJob } from '#state/bulk/jobStorage.ts';
import { BulkJobView } from '../shared/bulk/BulkJobView.tsx';
import { FormMessage } from '../shared/FormMessage.tsx';
import styles from './Generator.module.css';
import type { CreateVariants } from './useCreateVariants.ts';

type Props = {
  creation: CreateVariants;
  job: BulkJob;
  subfamilia: { readonly name: string };
};

/** The progress, then what was and was not created. */
export function CreationReport({ creation: { api, show }, job, subfamilia }: Props) {
  const t = useStaffText('generator');
  return (
    <section className={styles.generator} aria-label={job.title}>
      <BulkJobView job={job} api={api} onUndo={show} />
      <FormMessage message={api.notice} />
      {api.runningId !== job.id && (
        <ButtonRow>
          <Button variant="secondary" onClick={() => show(null)}>
            {t('more')}
          </Button>
          <ButtonLink variant="secondary" to={staffPaths.editProducto({ buscar: subfamilia.name })}>
            {t('toList')}
          </ButtonLink>
        </ButtonRow>
      )}
    </section>
  );
}
