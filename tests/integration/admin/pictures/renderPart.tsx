import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '#app/queryClient.ts';
import { startI18n } from '#i18n/init.ts';

/**
 * Renders a part of the back-office alone, with the providers that every screen has.
 *
 * @param loadPart imports the part after i18n has started, because its modules may read texts at once
 */
export async function renderPart(loadPart: () => Promise<ReactNode>): Promise<{ user: UserEvent }> {
  localStorage.setItem('language', 'es');
  await startI18n();
  const client = createQueryClient();
  const part = await loadPart();
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>{part}</BrowserRouter>
    </QueryClientProvider>,
  );
  // Browsers let people choose even files that `accept` of the field excludes.
  return { user: userEvent.setup({ applyAccept: false }) };
}
