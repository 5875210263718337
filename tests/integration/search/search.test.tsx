import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, gate } from '#tests/faults.ts';
import { address, renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/visitor.ts';
import { cardNames, shownCount } from '../catalogue/page.ts';

const backend = useBackend(`
  insert into public.familia (id, nombre, number) values (1, 'Camisetas', 1), (2, 'Gorras', 2);
  insert into public.subfamilia (id, nombre, familia_id) values
    (10, 'Camiseta cuello redondo', 1), (11, 'Camiseta polo', 1), (12, 'Gorra clásica', 2);
  insert into public.color (numeric_id, name, rgb_code) values
    (1, 'Negro', '#000000'), (2, 'Azul', '#0000cc'), (3, 'colores', '#ffffff');
  insert into public.talla (id) values ('M'), ('L');
  insert into public.producto
    (id, codigo, nombre, sub_familia_id, precio1, color_numeric_id, talla_id)
  values
    (1, 'CAM-1', 'Camiseta básica', 10, 3000, 1, 'M'),
    (2, 'CAM-2', 'Camiseta básica', 10, 3000, 2, 'L'),
    (3, 'POL-1', 'Camiseta con cuello', 11, 6000, 1, 'M'),
    (4, 'GOR-1', 'Gorra', 12, 2000, 1, null),
    (5, 'GOR-1', 'Gorra de niño', 12, 1500, 3, null);
  insert into public.inventario (producto_id, bodega_id, cantidad) values
    (1, 1, 40), (2, 1, 0), (3, 1, 0), (4, 1, 3);
`);

const field = () =>
  screen.getByLabelText<HTMLInputElement>(/^(Buscar en la tienda|Search the store)$/);
const list = () => screen.queryByRole('listbox');
const options = async () =>
  within(await screen.findByRole('listbox', { name: /^(Sugerencias|Suggestions)$/ }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const optionOf = (name: RegExp | string) => screen.findByRole('option', { name });

test('suggestions appear while typing, and can be chosen by keyboard', async () => {
  const { user } = await renderApp('/about');
  // Presses the keys until the code of the shortcut has loaded.
  await waitFor(async () => {
    await user.keyboard('{Control>}k{/Control}');
    expect(field()).toHaveFocus();
  });
  await user.paste('camisetas NEGRA');
  await user.keyboard('S');
  await optionOf(/Camiseta polo/);
  expect(await options()).toEqual([
    'Camiseta cuello redondoCamisetas · desde ₡3,000.00',
    'Camiseta poloCamisetas · desde ₡6,000.00',
    'Ver todo sobre «camisetas NEGRAS»',
  ]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  const active = screen.getByRole('option', { selected: true });
  expect(active).toHaveTextContent('Camiseta polo');
  expect(field()).toHaveAttribute('aria-activedescendant', active.id);
  // Keys of a composition do nothing. Safari ends a composition with `keyCode` 229 alone.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    const enter = createEvent.keyDown(field(), { key: 'Enter', ...composing });
    fireEvent(field(), enter);
    fireEvent.keyDown(field(), { key: 'Escape', ...composing });
    expect(enter.defaultPrevented).toBe(false);
    expect(screen.getByRole('option', { selected: true })).toBe(active);
  }
  await user.keyboard(' ');
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(field()).toHaveValue('camisetas NEGRAS ');
  await user.keyboard('{ArrowDown}');
  expect(await options()).toHaveLength(3);
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(await screen.findByText('Camiseta polo', { selector: 'h1' })).toBeVisible();
  expect(address()).toMatch(/^\/product\/11/);
  expect(list()).not.toBeInTheDocument();
});

test('suggestions include variants by their whole code and familias by name, and choosing one empties the field', async () => {
  const { user } = await renderApp('/about');
  await user.click(field());
  // The pasted code has invisible characters around it.
  await user.paste('\u200Bgor-1\uFEFF');
  const codes = await screen.findByRole('group', { name: 'Código exacto' });
  expect(within(codes).getAllByRole('option')).toHaveLength(2);
  await user.click(await optionOf(/Gorra de niño/));
  expect(await screen.findByText('Gorra clásica', { selector: 'h1' })).toBeVisible();
  expect(address()).toBe('/product/12?color=3&talla=');
  await retypeField(user, field(), 'camisetas');
  await screen.findByRole('group', { name: 'Tipos de producto' });
  await user.click(await optionOf('Camisetas'));
  expect(address()).toBe('/catalogue?familia=1');
  expect(field()).toHaveValue('');
  expect(field()).not.toHaveFocus();
});

test('the empty field suggests earlier searches, until the visitor forgets them', async () => {
  const { user } = await renderApp('/about', { language: 'en' });
  await user.click(field());
  await user.paste('  gorra ');
  await user.keyboard('{Enter}');
  expect(await cardNames()).toEqual(['Gorra clásica']);
  expect(address()).toBe('/catalogue?q=gorra');
  expect(field()).toHaveValue('gorra');
  await user.click(await screen.findByLabelText('Remove Search: gorra'));
  expect(await cardNames()).toHaveLength(3);
  await user.clear(field());
  expect(await options()).toEqual(['gorra']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Forget searches' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(list()).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('a search that finds nothing says so, and links to WhatsApp and to all products', async () => {
  const { user } = await renderApp('/catalogue?q=polo');
  expect(await cardNames()).toEqual(['Camiseta polo']);
  await retypeField(user, field(), 'zapatos');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No encontramos «zapatos»')).toBeVisible();
  const chat = screen.getByText(/Preguntar por WhatsApp/).closest('a');
  expect(decodeURIComponent(chat?.href ?? '')).toContain('busco «zapatos»');
  await user.click(await screen.findByText('Ver todo el catálogo'));
  expect(await cardNames()).toHaveLength(3);
});

test('a running search shows no results of the previous search', async () => {
  const { user } = await renderApp('/catalogue?q=gor-1');
  expect(await screen.findByRole('region', { name: 'Código exacto' })).toBeVisible();
  expect(await cardNames()).toEqual(['Gorra clásica']);
  faults.rest('producto', 'never');
  await retypeField(user, field(), 'polo');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Cargando productos...')).toHaveRole('status');
  expect(screen.queryByRole('region', { name: 'Código exacto' })).not.toBeInTheDocument();
  expect(screen.queryByText('Gorra clásica')).not.toBeInTheDocument();
});

test('filters by colour, size and stock are combined by "and", kept in the URL, and removed one by one', async () => {
  const { user } = await renderApp('/catalogue');
  const entries = history.length;
  await user.click(await screen.findByRole('checkbox', { name: 'Negro (3)' }));
  expect(address()).toBe('/catalogue?color=1');
  await user.click(await screen.findByRole('checkbox', { name: 'M (2)' }));
  await waitFor(() => expect(shownCount()).toHaveTextContent('2 productos'));
  expect(screen.getByRole('checkbox', { name: 'Azul (0)' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /Solo con existencias/ }));
  await waitFor(() => expect(shownCount()).toHaveTextContent('1 producto'));
  expect(await cardNames()).toEqual(['Camiseta cuello redondo']);
  expect(address()).toBe('/catalogue?color=1&talla=M&existencias=1');
  expect(history.length).toBe(entries);

  await user.click(await screen.findByRole('button', { name: 'Quitar Talla M' }));
  expect(await cardNames()).toEqual(['Camiseta cuello redondo', 'Gorra clásica']);
  await user.click(screen.getByRole('button', { name: 'Quitar todos' }));
  expect(address()).toBe('/catalogue');
});

test('a price range can be typed or chosen, is swapped if it is reversed, and can be removed', async () => {
  const { user } = await renderApp('/catalogue?min=3500&max=x');
  expect(await cardNames()).toEqual(['Camiseta polo']);
  await user.click(await screen.findByRole('button', { name: 'Quitar Desde ₡3,500.00' }));
  expect(await cardNames()).toHaveLength(3);
  await user.click(await screen.findByRole('radio', { name: /Hasta ₡2,000.00/ }));
  expect(address()).toBe('/catalogue?max=2000');
  await user.click(screen.getByRole('radio', { name: 'Cualquier precio' }));
  expect(address()).toBe('/catalogue');
  const from = screen.getByLabelText('Desde (₡)');
  await user.type(from, '6000.5');
  await user.tab();
  expect(address()).toBe('/catalogue');
  await user.keyboard('2.500,00{Enter}');
  expect(address()).toBe('/catalogue?min=2500&max=6000');
  expect(screen.getByLabelText('Hasta (₡)')).toHaveFocus();
  expect(from).toHaveValue('2500');
  expect(await cardNames()).toEqual(['Camiseta cuello redondo', 'Camiseta polo']);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/catalogue?min=2500&max=6000');
});

test('on a phone the filters are a dialog that counts the products and keeps a typed price', async () => {
  resizeTo(360);
  const { user } = await renderApp('/catalogue?talla=L', { language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  expect(await within(sheet).findByRole('checkbox', { name: 'L (1)' })).toBeChecked();
  await user.click(await within(sheet).findByRole('button', { name: 'Remove all' }));
  expect(await within(sheet).findByRole('button', { name: 'Show 3 products' })).toBeVisible();
  await waitFor(() => expect(sheet).toContainElement(document.querySelector(':focus')));
  await user.click(await within(sheet).findByRole('checkbox', { name: 'L (1)' }));
  await user.click(await within(sheet).findByRole('button', { name: 'Show 1 product' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await cardNames()).toEqual(['Camiseta cuello redondo']);
  const opener = screen.getByRole('button', { name: 'Filters (1)' });
  expect(opener).toHaveFocus();

  await user.click(opener);
  await user.type(await screen.findByLabelText('To (₡)'), '2500{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/catalogue?talla=L&max=2500');
});

test('cards show their colours, and whether the product is sold out or nearly sold out', async () => {
  await renderApp('/catalogue');
  const card = (name: string) => screen.getByRole('heading', { name, level: 2 }).parentElement;
  await waitFor(() => expect(card('Camiseta cuello redondo')).toHaveTextContent('2 colores'));
  expect(card('Camiseta cuello redondo')).not.toHaveTextContent(/Agotado|Últimas/);
  expect(card('Camiseta polo')).toHaveTextContent('Agotado1 color');
  expect(card('Gorra clásica')).toHaveTextContent('Últimas unidades2 colores');
});

describe('faults', () => {
  // The producto of another subfamilia comes after more productos than a response can hold.
  beforeAll(async () => {
    await backend().sql(`
      insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
      select 100 + n, 'Z-' || n, 'Visera', case when n > 1000 then 11 else 12 end, 7000
      from generate_series(1, 1001) n`);
  });

  test('if colours, codes and suggestions cannot be read, the products are still shown, and the rest can be read again', async () => {
    expectLoggedError(/read: (colors|search)/);
    faults.rest('color', 'network');
    faults.rest('producto', 'network', { where: 'codigo' });
    const { user } = await renderApp('/catalogue?q=gor-1');
    expect(await cardNames()).toEqual(['Gorra clásica']);
    await user.click(field());
    const logged = () => vi.mocked(console.error).mock.calls.map(([context]) => String(context));
    await waitFor(() =>
      expect(new Set(logged())).toEqual(new Set(['[read: colors]', '[read: search]'])),
    );

    const retryBeside = (text: HTMLElement) =>
      within(text.closest('output') ?? text).getByRole('button', { name: 'Reintentar' });
    const notice = await screen.findByText('No pudimos cargar los colores');
    faults.none();
    const [held, release] = gate();
    faults.rest('color', () => held);
    const retry = retryBeside(notice);
    await user.click(retry);
    expect(retry).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByRole('checkbox', { name: 'Negro (1)' })).toBeVisible();

    const codesNotice = screen.getByText('No pudimos buscar el código exacto');
    await user.click(retryBeside(codesNotice));
    const codes = await screen.findByRole('region', { name: 'Código exacto' });
    expect(within(codes).getAllByRole('link')).toHaveLength(2);
    expect(codesNotice).not.toBeInTheDocument();
  });

  test('a search whose later results fail shows the first results, says so, and can be retried', async () => {
    expectLoggedError(/read: search/);
    faults.rest('subfamilia', 'network', { where: 'inner' });
    const { user } = await renderApp('/catalogue?q=visera');
    expect(await screen.findByText(/^Faltan resultados/)).toBeVisible();
    expect(await cardNames()).toEqual(['Gorra clásica']);
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    await waitFor(() => expect(shownCount()).toHaveTextContent('2 productos'));
    expect(screen.queryByText(/^Faltan resultados/)).not.toBeInTheDocument();
  });
});
