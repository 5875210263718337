/** Values of a form by field: texts, or lists and objects of them. */
type Values = Readonly<Record<string, unknown>>;

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function fieldsOf<Form extends Values>(form: Form): (keyof Form & string)[] {
  return Object.keys(form);
}

/** Fields that hold something else than the form was filled with. */
export function changedFields<Form extends Values>(
  filled: Form,
  typed: Form,
): (keyof Form & string)[] {
  return fieldsOf(filled).filter((field) => !isSame(typed[field], filled[field]));
}

/**
 * Fields that were changed both in this form and, to another value, by someone else.
 *
 * @param filled what the form was filled with
 * @param now what the form would be filled with now
 */
export function conflictingFields<Form extends Values>(
  filled: Form,
  now: Form,
  typed: Form,
): (keyof Form & string)[] {
  return changedFields(filled, typed).filter(
    (field) => !isSame(now[field], filled[field]) && !isSame(now[field], typed[field]),
  );
}
