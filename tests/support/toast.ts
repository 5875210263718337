import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A toast, once it can be read: the kit puts it into the page transparent, to measure it. */
export function findToast(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = screen.getByText(text);
    expect(toast).toBeVisible();
    return toast;
  });
}
