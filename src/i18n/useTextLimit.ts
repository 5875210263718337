import { useTranslation } from 'react-i18next';
import { formatCount } from './format.ts';
import { fields } from './es/fields.ts';
import { registerTexts } from './registerTexts.ts';

registerTexts('fields', fields);

/**
 * Creates limits for text fields.
 *
 * @param language of the screen; the visitor's by default
 */
export function useTextLimit(language?: 'es') {
  const { t } = useTranslation('fields', language && { lng: language });
  return (max: number) => ({
    max,
    countText: (typed: number) => t('count', { typed: formatCount(typed), max: formatCount(max) }),
    tooLongText: t('tooLong', { max: formatCount(max) }),
  });
}
