import {
  get,
  useFormContext,
  type FieldError,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { useFormLock } from './formLock.ts';

/**
 * The props of a text field of the surrounding form, by the field's path.
 *
 * @param errorText the text of a broken rule; `undefined` if the field shows it by itself
 */
export function useFieldProps<Form extends FieldValues>(
  errorText: (name: FieldPath<Form>, rule: string) => string | undefined,
) {
  const { register, formState, clearErrors } = useFormContext<Form>();
  const readOnly = useFormLock();
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
