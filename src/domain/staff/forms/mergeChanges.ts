type Values = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Lists the fields whose typed value differs from the value that the form was filled with. */
export function changedFields<Form extends Values>(filled: Form, typed: Form) {
  const fields: (keyof Form & string)[] = Object.keys(filled);
  return fields.filter((field) => !isSame(typed[field], filled[field]));
}

/**
 * Finds the values that the form of a new row counts as filled with, once an earlier attempt turns out to have added
 * the row. If the row has a value that an attempt sent, nobody else changed the field. Otherwise somebody did: a value
 * that differs from the last attempt counts, or the typed value if all attempts sent the same.
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

/** Lists the fields that were changed in this form and also, to another value, by someone else. */
export function conflictingFields<Form extends Values>(filled: Form, now: Form, typed: Form) {
  return changedFields(filled, typed).filter(
    (field) => !isSame(now[field], filled[field]) && !isSame(now[field], typed[field]),
  );
}
