import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '#app/queryClient.ts';
import { Hero } from '#features/home/Hero.tsx';
import { home } from '#i18n/es/home.ts';
import { startI18n } from '#i18n/init.ts';
import { registerTexts } from '#i18n/registerTexts.ts';

/** Renders the banners of the home page alone, in Spanish. */
export async function renderHero(): Promise<void> {
  localStorage.setItem('language', 'es');
  await startI18n();
  registerTexts('home', home);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Hero />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
