import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/init.ts';
import { changeLanguage } from '#i18n/language.ts';
import { renderApp } from '#tests/renderApp.tsx';

const spanish = () => screen.getByLabelText('ES, español');
const english = () => screen.getByLabelText('EN, English');

test('the store starts in Spanish, whatever the language of the browser', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  await startI18n();
  expect(document.documentElement.lang).toBe('es');
});

test('the language buttons change every text and the document, and the choice is kept', async () => {
  const { user } = await renderApp('/about');
  expect(spanish()).toHaveAttribute('aria-pressed', 'true');
  await user.click(english());
  expect(await screen.findByText('About Us', { selector: 'h1' })).toBeVisible();
  expect(screen.getByText('This site is under development.')).toBeVisible();
  expect(screen.getByText('© 2025 Textiles Taras. All rights reserved.')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(english()).toHaveAttribute('aria-pressed', 'true');

  await startI18n();
  expect(document.documentElement.lang).toBe('en');
  await user.click(spanish());
  expect(await screen.findByText('Nosotros', { selector: 'h1' })).toBeVisible();
  expect(screen.getByText('Sitio en desarrollo: puede haber cambios.')).toBeVisible();
  expect(screen.getByText('© 2025 Textiles Taras. Todos los derechos reservados.')).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
});

test('the last of two quick choices wins', async () => {
  await startI18n();
  // As on a first visit: the English texts have to be fetched.
  i18next.removeResourceBundle('en', 'common');
  await Promise.all([changeLanguage('en'), changeLanguage('es')]);
  expect(document.documentElement.lang).toBe('es');
  expect(localStorage.getItem('language')).toBe('es');
});

test('an unknown stored language falls back to English', async () => {
  localStorage.setItem('language', 'fr');
  await startI18n();
  expect(document.documentElement.lang).toBe('en');
});

test('the language can be changed when storage is full', async () => {
  const { user } = await renderApp('/about');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.click(english());
  expect(await screen.findByText('About Us', { selector: 'h1' })).toBeVisible();
});

test('the store starts in Spanish when storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  await startI18n();
  expect(document.documentElement.lang).toBe('es');
});
