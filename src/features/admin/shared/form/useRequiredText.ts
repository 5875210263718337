import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLanguage } from '#i18n/useTranslation.ts';

/** The text of an empty required field, which is in English too. @see docs/rules.md#messages */
export function useRequiredText(): string {
  const t = useStaffText('backOffice');
  return t(useTextLanguage() === 'en' ? 'requiredInEnglish' : 'required');
}
