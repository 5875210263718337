import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { expect, test, vi } from 'vitest';
import { startI18n } from '#i18n/init.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { blockStorage } from '#tests/visitor.ts';
import { CAP, SHIRT, storeCart } from '../cart/orderRows.ts';

const burger = () => screen.getByLabelText(/^(Abrir|Cerrar) el menú$/);
const inHeader = () => within(screen.getByRole('banner'));

test('every page has landmarks, notices, a skip link and a footer with links', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await renderApp('/about');
  const offline = screen.getByText('Sin conexión: su carrito está guardado.');
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(offline).toBeEmptyDOMElement();
  await user.tab();
  const skip = screen.getByText('Saltar al contenido');
  expect(skip).toHaveFocus();
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  const notice = screen.getByRole('complementary', { name: 'Aviso' });
  expect(notice).toHaveTextContent('Sitio en desarrollo');
  const footer = within(screen.getByRole('contentinfo'));
  const target = (text: RegExp | string) =>
    footer.getByText(text).closest('a')?.getAttribute('href');
  expect(target(/WhatsApp/)).toMatch(/^https:\/\/wa\.me\/506\d{8}\?text=Hola/);
  expect(target(/@/)).toMatch(/^mailto:/);
  await expect.poll(() => target('Términos y Condiciones')).toBe('#terms');
  for (const network of ['Facebook', 'Instagram', 'TikTok']) {
    expect(footer.getByText(network).closest('a')).toHaveAttribute('rel', 'noopener');
  }
  expect(footer.getByText(/IVA incluido/)).toBeVisible();
});

test.each([
  ['/about', 'Nosotros', 'Ver el catálogo /catalogue, Pedir una cotización /contact'],
  ['/no', 'Página no encontrada', 'Ir al catálogo /catalogue, Ir al inicio /, Contacto /contact'],
])('the page %s is shown with its links', async (path, title, links) => {
  await renderApp(path);
  await screen.findByText(title, { selector: 'h1' });
  const shown = [...screen.getByRole('main').querySelectorAll('a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );
  expect(shown.join(', ')).toBe(links);
});

test('the header links to every page and marks the current one', async () => {
  const { user } = await renderApp('/about');
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`).join()).toBe(
    'Inicio /,Catálogo /catalogue,Ubicación /location,Contacto /contact,Nosotros /about',
  );
  expect(inHeader().getByLabelText(/^Textiles Taras/)).toHaveAttribute('href', '/');
  const marked = () =>
    [...document.querySelectorAll('header a[aria-current=page]')].map((link) => link.textContent);
  expect(marked()).toEqual(['Nosotros']);
  for (const name of ['Ubicación', 'Carrito']) {
    await user.click(inHeader().getByText(name));
    expect(marked()).toEqual([name]);
  }
});

test('the header counts the units of all lines of the cart', async () => {
  storeCart({ ...SHIRT, quantity: 3 }, CAP);
  const { user } = await renderApp('/about');
  expect(screen.getByLabelText('Carrito, 4 unidades')).toHaveTextContent('Carrito4');
  await user.click(screen.getByText('EN'));
  expect(await screen.findByLabelText('Cart, 4 units')).toHaveTextContent('Cart4');
});

test('the header hides while the visitor scrolls down, unless it has the focus or an open menu', async () => {
  function scrollPageTo(y: number): void {
    vi.stubGlobal('scrollY', y);
    act(() => void dispatchEvent(new Event('scroll')));
  }
  const isHidden = () => screen.getByRole('banner').hasAttribute('data-hidden');
  resizeTo(400);
  const { user } = await renderApp('/about');
  scrollPageTo(400);
  expect(isHidden()).toBe(true);
  // A trembling finger scrolls up by a few pixels.
  scrollPageTo(390);
  expect(isHidden()).toBe(true);
  scrollPageTo(360);
  expect(isHidden()).toBe(false);
  screen.getByLabelText(/^Carrito/).focus();
  scrollPageTo(800);
  expect(isHidden()).toBe(false);
  await user.click(burger());
  burger().blur();
  scrollPageTo(1200);
  expect(isHidden()).toBe(false);
});

const lang = () => document.documentElement.lang;
const english = () => screen.getByLabelText('EN, English');

test('the language buttons change every text and `lang`, and the choice is stored', async () => {
  const { user } = await renderApp('/about');
  const spanish = screen.getByLabelText('ES, español');
  expect(spanish).toHaveAttribute('aria-pressed', 'true');
  await user.click(english());
  for (const text of [
    'This site is under development.',
    '© 2025 Textiles Taras. All rights reserved.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(lang()).toBe('en');
  await startI18n();
  expect(lang()).toBe('en');
  await user.click(spanish);
  for (const text of [
    'Sitio en desarrollo: puede haber cambios.',
    '© 2025 Textiles Taras. Todos los derechos reservados.',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  blockStorage('setItem');
  await user.click(english());
  expect(await screen.findByText('About Us', { selector: 'h1' })).toBeVisible();
});

test('the last of two quick choices of a language counts', async () => {
  await renderApp('/about');
  // The English texts are not loaded yet, as on a first visit.
  i18next.removeResourceBundle('en', 'common');
  fireEvent.click(english());
  fireEvent.click(screen.getByLabelText('ES, español'));
  await waitFor(() => expect(i18next.hasResourceBundle('en', 'common')).toBe(true));
  await act(async () => {});
  expect([lang(), localStorage.getItem('language')]).toEqual(['es', 'es']);
});

test('without a stored choice the language is Spanish, whatever the browser prefers, even with a blocked storage', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  await startI18n();
  expect(lang()).toBe('es');
  localStorage.setItem('language', 'fr');
  await startI18n();
  expect(lang()).toBe('en');
  blockStorage('getItem');
  await startI18n();
  expect(lang()).toBe('es');
});

test('the dialog of the terms has a URL, and closing the dialog removes the hash', async () => {
  const entries = history.length;
  const { user } = await renderApp('/about?x=1#terms');
  const dialog = await screen.findByRole('dialog', { name: 'Términos y Condiciones' });
  for (const fact of [
    /15 días/,
    /7 días hábiles/,
    /SINPE Móvil.+transferencia bancaria.+tarjeta de forma presencial/,
    /colones.+incluyen IVA.+no incluyen envío/,
    /se envía por correo electrónico a la tienda/,
  ]) {
    expect(dialog).toHaveTextContent(fact);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search + location.hash).toBe('?x=1');
  expect(history.length).toBe(entries);
});
