import { getFixedT } from 'i18next';
import { useRef, useState } from 'react';
import { EMPTY_DRAFT } from '#domain/generator/draft.ts';
import { ClearButton } from './ClearButton.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { ColorPictures } from './ColorPictures.tsx';
import { CreateBar } from './CreateBar.tsx';
import { CreationReport } from './CreationReport.tsx';
import styles from './Generator.module.css';
import { PlanGrid } from './PlanGrid.tsx';
import { SharedFields } from './SharedFields.tsx';
import { TallaChoice } from './TallaChoice.tsx';
import { useCreateVariants } from './useCreateVariants.ts';
import type { GeneratorData } from './useGeneratorData.ts';
import { useGeneratorDraft } from './useGeneratorDraft.ts';
import { useVariantPlan } from './useVariantPlan.ts';

const t = getFixedT('es', 'generator');

/** What the generator asks, its preview, and after that the report of what was created. */
export function Generator({ data }: { data: GeneratorData }) {
  const [isTried, setTried] = useState(false);
  const { subfamilia } = data;
  const draftApi = useGeneratorDraft(subfamilia.id);
  const variantPlan = useVariantPlan(draftApi.draft, data);
  const { plan } = variantPlan;
  const creation = useCreateVariants(variantPlan, () => {
    draftApi.clear();
    setTried(false);
  });
  const root = useRef<HTMLElement>(null);

  const { api } = creation;
  if (api.run !== null) return <CreationReport api={api} run={api.run} subfamilia={subfamilia} />;

  async function submit() {
    setTried(true);
    await creation.create();
    // What is wrong may be far above the button.
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  const props = { ...draftApi, data, plan, isTried };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter works in each of its fields
    <section
      ref={root}
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
      <div className={styles.head}>
        <p className={styles.subfamilia}>
          <span>{`${subfamilia.familiaName} · `}</span>
          <strong>{subfamilia.name}</strong>
        </p>
        {draftApi.draft !== EMPTY_DRAFT && <ClearButton onClear={draftApi.clear} />}
      </div>
      <ColorChoice {...props} />
      <TallaChoice {...props} />
      <SharedFields {...props} />
      {plan.rows.length > 0 && <ColorPictures {...props} />}
      <PlanGrid {...props} />
      <CreateBar
        variantPlan={variantPlan}
        creation={creation}
        isTried={isTried}
        onCreate={() => void submit()}
      />
    </section>
  );
}
