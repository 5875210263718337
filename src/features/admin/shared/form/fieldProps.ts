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

/** True while the form is being saved and after that: its fields are read-only. */
export const FormLock = createContext(false);

export const useFormLock = () => useContext(FormLock);

/** Returns the error of an empty required field, on an English page in English. @see docs/rules.md#messages */
export const requiredText = () => t(i18next.language === 'en' ? 'requiredInEnglish' : 'required');

/** Returns the props of a text field by its name. @param errorText returns `undefined` if the field shows the error */
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
