import { fields } from './es/fields.ts';
import { registerTexts } from './registerTexts.ts';
import { useScreenTexts } from './screenTexts.ts';

registerTexts('fields', fields);

/** The `t` of the texts about what is typed into a field. */
export const useFieldTexts = () => useScreenTexts('fields');
