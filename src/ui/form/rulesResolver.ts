import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/**
 * Adapts rules of the domain to react-hook-form: the `type` of each error is the broken rule.
 *
 * @param validate returns the broken rules by field
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
