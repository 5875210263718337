import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FieldWarning } from '../shared/form/FieldWarning.tsx';
import { FamiliaFields } from './FamiliaFields.tsx';
import type { AddFamiliaApi } from './useAddFamilia.ts';

type Props = Pick<AddFamiliaApi, 'isPositionUnknown' | 'retryPosition'>;

/** The fields of a new familia, the same in its popup and on the page of its own. */
export function AddFamiliaFields({ isPositionUnknown, retryPosition }: Props) {
  const t = useStaffText('familias');
  const tBackOffice = useStaffText('backOffice');
  return (
    <FamiliaFields
      positionHint={t('form.addHint')}
      positionNote={
        <FieldWarning>
          {isPositionUnknown && (
            <>
              <span>{t('form.lastUnknown')}</span>{' '}
              <Button variant="quiet" onClick={retryPosition}>
                {tBackOffice('actions.retry')}
              </Button>
            </>
          )}
        </FieldWarning>
      }
    />
  );
}
