type Values = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Fields whose typed value differs from the one that the form was filled with. */
export function changedFields<Form extends Values>(filled: Form, typed: Form) {
  const fields: (keyof Form & string)[] = Object.keys(filled);
  return fields.filter((field) => !isSame(typed[field], filled[field]));
}

/**
 * The values that the form of a new row counts as filled with, once an earlier attempt turns out to have added the
 * row. A field that holds what an attempt sent was changed by nobody else; one that all attempts sent alike was not
 * changed in the form.
 *
 * @param sent the form of each attempt, the last one included, as the row would show it
 */
export function filledOf<Form extends Values>(sent: readonly Form[], now: Form, typed: Form) {
  const filled = { ...typed };
  for (const field in filled) {
    const attempt =
      sent.find((form) => isSame(form[field], now[field])) ??
      sent.find((form) => !isSame(form[field], sent.at(-1)?.[field]));
    if (attempt) filled[field] = attempt[field];
  }
  return filled;
}

/** Fields that were changed both in this form and, to another value, by someone else. */
export function conflictingFields<Form extends Values>(filled: Form, now: Form, typed: Form) {
  return changedFields(filled, typed).filter(
    (field) => !isSame(now[field], filled[field]) && !isSame(now[field], typed[field]),
  );
}
