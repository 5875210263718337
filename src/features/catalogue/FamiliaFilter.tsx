import { X } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import type { FamiliaParam } from '#domain/catalogue/familiaFilter.ts';
import { useMediaQuery } from '#shared/hooks/useMediaQuery.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FamiliaRadios } from './FamiliaRadios.tsx';
import { FamiliaSelect } from './FamiliaSelect.tsx';
import type { FamiliaChoices } from './useCatalogue.ts';
import styles from './FamiliaFilter.module.css';

type Props = {
  readonly choices: FamiliaChoices;
  readonly filter: FamiliaParam;
  readonly onChoose: (familiaId: string | null) => void;
  readonly onClear: () => void;
};

/** The chosen value of the controls: '' for all types, `null` for an invalid filter. */
function chosenValue(filter: Props['filter']): string | null {
  if (filter.kind === 'junk') return null;
  // '007' in the address is familia 7.
  return filter.kind === 'familia' ? String(Number(filter.id)) : '';
}

/** Filter by familia: a collapsible radio list on a wide screen, a select on a phone. */
export function FamiliaFilter({ choices, filter, onChoose, onClear }: Props) {
  const { t } = useTranslation('catalogue');
  const isPhone = useMediaQuery('(max-width: 768px)');
  // Below the radio list it waits for the familias, or it would jump.
  const isPlaceSettled = isPhone === true || choices.familias !== null || choices.failed;
  const control = {
    familias: choices.familias,
    counts: choices.counts,
    value: chosenValue(filter),
    onChange: (value: string) => onChoose(value === '' ? null : value),
  };
  return (
    <div>
      {choices.failed ? (
        <div className={styles.failed}>
          <p role="alert">{t('filter.failed')}</p>
          <Button variant="secondary" onClick={choices.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        // A document holds both, and the style sheet shows one of them.
        <>
          {isPhone !== false && (
            <div className={styles.narrow}>
              <FamiliaSelect {...control} />
            </div>
          )}
          {isPhone !== true && (
            <div className={styles.wide}>
              <FamiliaRadios {...control} />
            </div>
          )}
        </>
      )}
      {filter.kind !== 'all' && isPlaceSettled && (
        <Button
          className={styles.clear}
          variant="secondary"
          icon={<X aria-hidden="true" />}
          onClick={onClear}
        >
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}
