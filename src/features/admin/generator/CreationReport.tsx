import { getFixedT } from 'i18next';
import { staffPaths } from '#config/staffPaths.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ButtonRow } from '#shared/ui/ButtonRow.tsx';
import { ChangeView } from '../shared/changes/ChangeView.tsx';
import type { ChangeApi, ChangeRun } from '../shared/changes/useChange.ts';
import styles from './Generator.module.css';

const t = getFixedT('es', 'generator');

type Props = {
  api: ChangeApi;
  run: ChangeRun;
  subfamilia: { readonly name: string };
};

/** The progress, then what was and was not created. */
export function CreationReport({ api, run, subfamilia }: Props) {
  return (
    <section className={styles.generator} aria-label={run.plan.title}>
      <ChangeView run={run} api={api} />
      {!api.isWriting && !api.undo.isPending && (
        <ButtonRow>
          <Button variant="secondary" onClick={api.clear}>
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
