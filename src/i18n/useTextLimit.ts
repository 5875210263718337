import { useTranslation } from 'react-i18next';
import type { TextLimit } from '#shared/lib/textLimit.ts';
import { fields } from './es/fields.ts';
import { registerTexts } from './registerTexts.ts';

registerTexts('fields', fields);

// Both languages group digits as prices do.
const figures = new Intl.NumberFormat('en-US');

/**
 * Creates limits for text fields.
 *
 * @param language of the screen; the visitor's by default
 */
export function useTextLimit(language?: 'es'): (max: number) => TextLimit {
  const { t } = useTranslation('fields', language && { lng: language });
  return (max) => ({
    max,
    countText: (typed) => t('count', { typed: figures.format(typed), max: figures.format(max) }),
    tooLongText: t('tooLong', { max: figures.format(max) }),
  });
}
