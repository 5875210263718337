import { useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Fills a field with a value that may arrive after the form, unless the user has changed the field
 * meanwhile. The filled field is not unsaved work.
 *
 * @param proposed `undefined` until it is known; only the first value counts
 */
export function useProposal<Form extends FieldValues, Name extends FieldPath<Form>>(
  form: UseFormReturn<Form>,
  field: Name,
  proposed: FieldPathValue<Form, Name> | undefined,
): void {
  /** The user or the first proposal has decided. */
  const isDecided = useRef(false);
  const { resetField, watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name, type }) => {
      if (name === field && type === 'change') isDecided.current = true;
    });
    return unsubscribe;
  }, [watch, field]);
  useEffect(() => {
    if (proposed === undefined || isDecided.current) return;
    isDecided.current = true;
    resetField(field, { defaultValue: proposed });
  }, [resetField, field, proposed]);
}
