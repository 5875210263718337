import { useCallback, type RefCallback } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what the fields of a form hold when it is submitted, when a field loses the focus and
 * when the page is left: some browsers fill in fields without an event.
 *
 * @returns the `ref` of the form, whose fields are registered by their names
 */
export function useFilledFields<Form extends FieldValues>({
  getValues,
  setValue,
  clearErrors,
}: UseFormReturn<Form>): RefCallback<HTMLFormElement> {
  return useCallback(
    (form) => {
      if (form === null) return;
      const takeOver = () => {
        const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input:not([type=radio], [type=checkbox]), textarea',
        );
        for (const field of fields) {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- registered by this name
          const path = field.name as Path<Form>;
          if (getValues(path) === field.value) continue;
          // Whoever cleans what is typed cleans this too.
          field.dispatchEvent(new Event('input', { bubbles: true }));
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a text, as its field has
          setValue(path, field.value as PathValue<Form, Path<Form>>);
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
    [getValues, setValue, clearErrors],
  );
}
