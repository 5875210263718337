import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/**
 * Rules of the domain as react-hook-form asks for them: each error's `type` is the rule that the
 * field breaks.
 *
 * @param validate the broken rules by field; empty: none
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
