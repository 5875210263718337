import { getFixedT } from 'i18next';
import { Plus } from 'lucide-react';
import { sizeSets } from '#domain/generator/sizeSets.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { FormSection } from '../shared/form/FormSection.tsx';
import { AddTallaDialog } from '../shared/options/AddTallaDialog.tsx';
import styles from './Choice.module.css';
import { type GeneratorProps, toggled } from './generatorProps.ts';

const t = getFixedT('es', 'generator');
const tForm = getFixedT('es', 'productoForm');

/** The sizes of the new productos, one by one or a usual set at once. */
export function TallaChoice({ draft, change, data }: GeneratorProps) {
  const popup = useHashPopup('#talla');
  const { tallas } = draft;
  const sets = sizeSets(
    data.tallas,
    data.existing.flatMap(({ tallaId }) => tallaId ?? []),
  );
  return (
    <FormSection legend={t('tallas.legend')} columns="none">
      <div className={styles.tools}>
        {sets.map(({ kind, tallas: set, first, last }) => (
          <Button
            key={kind}
            variant="secondary"
            onClick={() => change({ tallas: [...new Set([...tallas, ...set])] })}
          >
            {t(`tallas.${kind}`, { first, last })}
          </Button>
        ))}
        <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={popup.open}>
          {tForm('talla.add')}
        </Button>
        <output className={styles.count}>{t('tallas.chosen', { count: tallas.length })}</output>
        {tallas.length > 0 && (
          <Button variant="quiet" onClick={() => change({ tallas: [] })}>
            {t('tallas.none')}
          </Button>
        )}
      </div>
      <div className={styles.chips}>
        {data.tallas.map((talla) => (
          <OptionChip
            key={talla}
            type="checkbox"
            name="talla"
            value={talla}
            checked={tallas.includes(talla)}
            onSelect={() => change({ tallas: toggled(tallas, talla) })}
          >
            {talla}
          </OptionChip>
        ))}
      </div>
      {popup.isOpen && (
        <AddTallaDialog
          onAdded={(talla) => change({ tallas: [...tallas, talla] })}
          onClose={popup.close}
        />
      )}
    </FormSection>
  );
}
