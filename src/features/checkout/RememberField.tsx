import { useTranslation } from '#i18n/useTranslation.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import type { RememberChoice } from './useRemember.ts';

/** Off until the buyer says so. @see docs/rules.md#my-orders */
export function RememberField({ remember }: { remember: RememberChoice }) {
  const { t } = useTranslation('checkout');
  return (
    <CheckboxField
      label={t('remember.label')}
      hint={t('remember.hint')}
      checked={remember.isWanted}
      onChange={(event) => remember.change(event.target.checked)}
    />
  );
}
