import { useCallback, type RefCallback } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Ignores line breaks (https://html.spec.whatwg.org/multipage/form-elements.html#concept-textarea-api-value). */
function isSameText(left: string, right: string): boolean {
  return left.replace(/[\r\n]+/g, '') === right.replace(/[\r\n]+/g, '');
}

/**
 * Copies the texts of fields to the state of their form, because some browsers fill in fields without an event:
 * when the form is submitted, a field loses the focus, the page is left or the fields are removed. Initial texts
 * stay as they are.
 *
 * @param clean cleans a text by the type of its field; must be the same function in each render
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
      const copyTexts = () => {
        const fields = area.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input:not([type=radio], [type=checkbox]), textarea',
        );
        for (const field of fields) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- registered by this name
          const path = field.name as Path<Form>;
          const stateText: unknown = getValues(path);
          // Skip an empty field: it may be new, and get its text later in the same render.
          if (typeof stateText !== 'string' || field.value === '') continue;
          if (isSameText(stateText, field.value) && !getFieldState(path).isDirty) continue;
          const text = clean(field.value, field.type);
          if (text === stateText) continue;
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the value at this path is a text
          setValue(path, text as PathValue<Form, Path<Form>>, { shouldDirty: true });
          clearErrors(path);
        }
      };
      const watching = new AbortController();
      const { signal } = watching;
      form.addEventListener('submit', copyTexts, { signal });
      form.addEventListener('focusout', copyTexts, { signal });
      addEventListener('pagehide', copyTexts, { signal });
      return () => {
        copyTexts();
        watching.abort();
      };
    },
    [getValues, getFieldState, setValue, clearErrors, clean],
  );
}
