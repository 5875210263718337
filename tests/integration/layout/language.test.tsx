import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/init.ts';
import { changeLanguage } from '#i18n/language.ts';
import { renderApp } from '#tests/renderApp.tsx';

const spanish = () => screen.getByRole('button', { name: 'ES, español' });
const english = () => screen.getByRole('button', { name: 'EN, English' });

test('is Spanish, whatever the browser prefers, until a visitor chooses', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  await startI18n();
  expect(document.documentElement.lang).toBe('es');
});

test('changes every text and the language of the document, and is kept', async () => {
  const { user } = await renderApp('/about');
  expect(spanish()).toHaveAttribute('aria-pressed', 'true');
  await user.click(english());
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(screen.getByText('This site is under development.')).toBeVisible();
  expect(screen.getByText('© 2025 Textiles Taras. All rights reserved.')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(english()).toHaveAttribute('aria-pressed', 'true');
  expect(spanish()).toHaveAttribute('aria-pressed', 'false');

  await startI18n();
  expect(document.documentElement.lang).toBe('en');
  await user.click(spanish());
  expect(await screen.findByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
  expect(screen.getByText('Sitio en desarrollo: puede haber cambios.')).toBeVisible();
  expect(screen.getByText('© 2025 Textiles Taras. Todos los derechos reservados.')).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
});

test('of two choices in a row the last one counts', async () => {
  await startI18n();
  // As on a first visit: the English texts have to be fetched.
  i18next.removeResourceBundle('en', 'common');
  await Promise.all([changeLanguage('en'), changeLanguage('es')]);
  expect(document.documentElement.lang).toBe('es');
  expect(localStorage.getItem('language')).toBe('es');
});

test('falls back to English when what is stored is none of ours', async () => {
  localStorage.setItem('language', 'fr');
  await startI18n();
  expect(document.documentElement.lang).toBe('en');
});

test('changes for this visit where the browser keeps nothing', async () => {
  const { user } = await renderApp('/about');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.click(english());
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});

test('starts in Spanish where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  await startI18n();
  expect(document.documentElement.lang).toBe('es');
});
