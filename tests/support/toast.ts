import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Finds a toast when it is visible: the library adds it transparent, to measure it. */
export function findToast(text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const toast = screen.getByText(text);
    expect(toast).toBeVisible();
    return toast;
  });
}
