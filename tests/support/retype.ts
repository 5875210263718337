import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into a field instead of what it holds. At once, as from a password manager: key by
 * key, every field of a form would be rendered ten times.
 */
export async function retypeField(
  user: UserEvent,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
