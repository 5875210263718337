import { useCallback, type RefCallback } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Browsers change line breaks: https://html.spec.whatwg.org/multipage/form-elements.html#concept-textarea-api-value */
function isSameText(left: string, right: string): boolean {
  return left.replace(/[\r\n]+/g, '') === right.replace(/[\r\n]+/g, '');
}

/**
 * Takes over the texts of a form's fields when it is submitted, when a field loses the focus and when the page
 * is left: some browsers fill in fields without an event. Texts that the form was filled with stay as they are.
 *
 * @param clean cleans a text that was typed or filled in, by the type of its field; a stable function
 * @returns the `ref` of the form or of an element in it, whose fields are registered by their names
 */
export function useFilledFields<Form extends FieldValues>(
  { getValues, getFieldState, setValue, clearErrors }: UseFormReturn<Form>,
  clean: (text: string, type: string) => string,
): RefCallback<HTMLElement> {
  return useCallback(
    (area) => {
      const form = area?.closest('form');
      if (!area || !form) return;
      const takeOver = () => {
        const fields = area.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input:not([type=radio], [type=checkbox]), textarea',
        );
        for (const field of fields) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- registered by this name
          const path = field.name as Path<Form>;
          const known: unknown = getValues(path);
          // An empty field may be new, and get its text later in the same render.
          if (typeof known !== 'string' || field.value === '') continue;
          if (isSameText(known, field.value) && !getFieldState(path).isDirty) continue;
          const text = clean(field.value, field.type);
          if (text === known) continue;
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text, as its field has
          setValue(path, text as PathValue<Form, Path<Form>>, { shouldDirty: true });
          clearErrors(path);
        }
      };
      form.addEventListener('submit', takeOver);
      form.addEventListener('focusout', takeOver);
      window.addEventListener('pagehide', takeOver);
      return () => {
        takeOver();
        form.removeEventListener('submit', takeOver);
        form.removeEventListener('focusout', takeOver);
        window.removeEventListener('pagehide', takeOver);
      };
    },
    [getValues, getFieldState, setValue, clearErrors, clean],
  );
}
