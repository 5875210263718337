import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/**
 * Creates a resolver of react-hook-form from the rules of a form: the `type` of each error is the broken rule.
 *
 * @param validate returns the broken rule of each wrong field
 */
export function rulesResolver<Form extends FieldValues>(
  validate: (form: Form) => Partial<Record<string, string>>,
): Resolver<Form> {
  return (values) => {
    const errors: FieldErrors<Form> = {};
    for (const [field, rule] of Object.entries(validate(values)))
      set(errors, field, { type: rule });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
