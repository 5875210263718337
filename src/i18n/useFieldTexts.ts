import { fields } from './es/fields.ts';
import { registerTexts } from './registerTexts.ts';
import { useScreenTexts } from './screenTexts.ts';

registerTexts('fields', fields);

/** Returns the `t` of the texts about typed values. */
export const useFieldTexts = () => useScreenTexts('fields');
