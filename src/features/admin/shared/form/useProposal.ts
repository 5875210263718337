import { useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/** Fills in a proposed value once, unless the user has changed the field. The value does not count as unsaved. */
export function useProposal<Form extends FieldValues, Name extends FieldPath<Form>>(
  form: UseFormReturn<Form>,
  field: Name,
  proposed: FieldPathValue<Form, Name> | undefined,
): void {
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
