type Values = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Fields that hold something else than the form was filled with. */
export function changedFields<Form extends Values>(
  filled: Form,
  typed: Form,
): (keyof Form & string)[] {
  const fields: (keyof Form & string)[] = Object.keys(filled);
  return fields.filter((field) => !isSame(typed[field], filled[field]));
}

/** Fields that were changed both in this form and, to another value, by someone else. */
export function conflictingFields<Form extends Values>(
  filled: Form,
  now: Form,
  typed: Form,
): (keyof Form & string)[] {
  return changedFields(filled, typed).filter(
    (field) => !isSame(now[field], filled[field]) && !isSame(now[field], typed[field]),
  );
}
