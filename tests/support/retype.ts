import type { UserEvent } from '@testing-library/user-event';

/**
 * Replaces the text of a field by pasting, because typing renders the whole form for every key.
 */
export async function retypeField(
  user: UserEvent,
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}
