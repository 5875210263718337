import i18next from 'i18next';
import { createContext, useContext } from 'react';
import {
  get,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { t } from '#i18n/es/staff/backOffice.ts';

/** True while the form is being saved, and once it is saved. */
export const FormLock = createContext(false);

export const useFormLock = () => useContext(FormLock);

/** The error of an empty required field, which exists in English too. @see docs/rules.md#messages */
export const requiredText = () => t(i18next.language === 'en' ? 'requiredInEnglish' : 'required');

/** `errorText` gives the text of a broken rule; `undefined` if the field shows it by itself. */
export function fieldProps<Form extends FieldValues>(
  { form, readOnly }: { form: UseFormReturn<Form>; readOnly: boolean },
  errorText: (name: FieldPath<Form>, rule: string) => string | undefined,
) {
  const { register, formState, clearErrors } = form;
  return (name: FieldPath<Form>) => {
    const error: FieldError | undefined = get(formState.errors, name);
    return {
      ...register(name, { onChange: () => clearErrors(name) }),
      readOnly,
      autoComplete: 'off',
      error: error && errorText(name, error.type),
    };
  };
}
