import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { address, goTo, renderApp } from '#tests/renderApp.tsx';
import { findToast, retypeField } from '#tests/visitor.ts';
import { storedQuantities } from '../cart/page.ts';
import { addToCart, choose, findProduct, helpLink, openProduct, quantityField } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(`${PRODUCT_ROWS}
  insert into public.familia (id, nombre) values (90, 'Sin guía');
  insert into public.subfamilia (id, nombre, familia_id) values (24, 'Gorra', 90);
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1, talla_id) values
    (108, 'GOR-1', 'Gorra', 24, 2500, 'M');
`);

const alertText = () => screen.queryByRole('alert')?.textContent ?? null;

test('the page starts with the first variant in stock, keeps the size if the new colour has it, and replaces the URL', async () => {
  const user = await openProduct('20');
  expect(choose('Azul')).toBeChecked();
  expect(choose('M')).toBeChecked();
  expect(screen.getByText('Disponible: 40')).toBeVisible();
  expect(address()).toBe('/product/20');
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  const values = radios.map(({ value }) => value);
  expect(values).toEqual(['single', 'grid', '2', '1', '3', 'S', 'M', 'XL', '2XL']);
  const crumb = screen.getByText('Camisetas', { selector: 'nav a' });
  expect(crumb).toHaveAttribute('href', '/catalogue?familia=1');
  const entries = history.length;
  for (const [choice, stock, code, variant, query] of [
    ['Rojo', 'Disponible: 30', 'CAM-R-M', 'Rojo · M', 'color=1&talla=M'],
    ['XL', 'Últimas 3 unidades', 'CAM-R-XL', 'Rojo · XL', 'color=1&talla=XL'],
    ['colores', 'Última unidad', 'CAM-C-2XL', 'colores · 2XL', 'color=3&talla=2XL'],
    ['Azul', 'Disponible: 40', 'CAM-A-M', 'Azul · M', 'color=2&talla=M'],
    ['S', 'Agotado', 'CAM-A-S', 'Azul · S', 'color=2&talla=S'],
  ] as const) {
    await user.click(choose(choice));
    expect(screen.getByText(stock)).toBeVisible();
    expect(screen.getByText(`Código ${code}`)).toBeVisible();
    // The bar names the variant, because the options may be out of view.
    expect(screen.getByText(variant)).toBeVisible();
    expect(address()).toBe(`/product/20?${query}`);
  }
  expect(history.length).toBe(entries);
  choose('Azul').focus();
  await user.keyboard('{ArrowDown}');
  expect(choose('Rojo')).toBeChecked();
  expect(screen.getByText('Algodón peinado 24/1')).toBeVisible();
  const disabled = screen.getAllByRole<HTMLInputElement>('radio').filter((each) => each.disabled);
  expect(disabled.map(({ value }) => value)).toEqual(['S', '2XL']);
});

test('the variant and quantity of a product are never shown on the page of another product', async () => {
  const user = await openProduct('20?color=1&talla=M');
  await retypeField(user, quantityField(), '99');
  expect(await screen.findByText('Solo hay 30 unidades disponibles.')).toBeVisible();
  await goTo('/product/21');
  await findProduct('Bolsa de tela');
  expect(alertText()).toBeNull();
  expect(quantityField()).toHaveValue('1');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await goTo('/product/20');
  expect(await screen.findByText('Código CAM-A-M')).toBeVisible();
});

const activeRow = () => within(screen.getByRole('row', { current: true }));

test('the quantity and the units in the cart decide tier, total and hint', async () => {
  const user = await openProduct('20?color=1&talla=M');
  const more = (count: number, price: string) =>
    `Agregue ${count} más para pagar ${price} por unidad.`;
  for (const [quantity, tier, price, total, hint] of [
    ['11', 'Al detalle', '₡3,500.00', '₡38,500.00', more(1, '₡3,000.00')],
    ['24', 'Especial', '₡2,500.00', '₡60,000.00', undefined],
    ['12', 'Al por mayor', '₡3,000.00', '₡36,000.00', more(12, '₡2,500.00')],
  ] as const) {
    await retypeField(user, quantityField(), quantity);
    for (const text of [tier, price, 'Su precio'])
      expect(activeRow().getByText(text)).toBeVisible();
    // The price is shown large, in the table and at the button.
    expect(screen.getAllByText(price).length).toBeGreaterThanOrEqual(3);
    expect(screen.getAllByText(total)[0]).toBeVisible();
    expect(screen.queryByText(/más para pagar/)?.textContent).toBe(hint);
  }
  await addToCart(user);
  expect(await screen.findByText(/Ya lleva 12 en su carrito/)).toBeVisible();
  expect(activeRow().getByText('₡3,000.00')).toBeVisible();
  expect(screen.getByText(/toma en cuenta 12 que ya lleva/)).toBeVisible();
  // A tier above the stock is listed, but no hint suggests it.
  await user.click(choose('XL'));
  expect(screen.getByText('+24')).toBeVisible();
  expect(screen.queryByText(/más para pagar/)).not.toBeInTheDocument();
  await user.click(choose('Azul'));
  expect(screen.queryByText('+24')).not.toBeInTheDocument();
  await user.click(choose('colores'));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/Precio incluye IVA/)).toBeVisible();
});

test('a product without a price links to WhatsApp', async () => {
  await openProduct('22', 'Tela por metro');
  expect(screen.getAllByText('Precio a consultar')[0]).toBeVisible();
  expect(helpLink(/^Consultar el precio por WhatsApp/)).toBeVisible();
});

test('adding to the cart is confirmed, and limited by the stock', async () => {
  const user = await openProduct('20?color=1&talla=M');
  await retypeField(user, quantityField(), '31');
  expect(alertText()).toBe('Solo hay 30 unidades disponibles.');
  await retypeField(user, quantityField(), '25');
  expect(alertText()).toBeNull();
  await user.click(choose('XL'));
  expect(quantityField()).toHaveValue('3');
  await user.click(screen.getByLabelText('Quitar una unidad'));
  await addToCart(user);
  expect(await findToast('2 unidades agregadas al carrito')).toBeVisible();
  expect(screen.getByText(/Ya lleva 2 en su carrito/)).toBeVisible();
  expect(quantityField()).toHaveValue('1');
  expect(alertText()).toBeNull();
  await addToCart(user);
  await addToCart(user);
  expect(alertText()).toBe('Solo hay 3 unidades disponibles.');
  await user.click(choose('colores'));
  await addToCart(user);
  await addToCart(user);
  expect(alertText()).toBe('Solo hay 1 unidades disponibles.');
  expect(screen.queryByText(/agotado/i)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ver carrito' }));
  expect(await screen.findByText(/CAM-R-XL/)).toBeVisible();
  expect(storedQuantities()).toEqual({ 102: 3, 105: 1 });
});

test('Enter adds the typed quantity to the cart, or 1 if the text is no number', async () => {
  const user = await openProduct('21', 'Bolsa de tela');
  await retypeField(user, quantityField(), '4');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Ya lleva 4 en su carrito/)).toBeVisible();
  expect(quantityField()).toHaveValue('1');
  await retypeField(user, quantityField(), 'abc');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Ya lleva 5 en su carrito/)).toBeVisible();
  for (const submit of [() => user.keyboard('{Enter}'), () => addToCart(user)]) {
    await retypeField(user, quantityField(), '2,5');
    await submit();
    expect(screen.getByText('Escriba unidades enteras, sin decimales.')).toBeVisible();
    expect(quantityField()).toHaveValue('2,5');
    expect(storedQuantities()).toEqual({ 106: 5 });
  }
});

/** Scrolls near a part that loads late: the size chart, or the end of the page. */
function comeTo(selector: 'fieldset > span' | 'article + div'): void {
  // The placeholder is missing in later tests, because the code of the part has loaded already.
  const place = document.querySelector(selector);
  if (place !== null) comeNear(place);
}

const messageOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text')?.split('\n');

test('the help link opens a chat about the chosen variant, in the language of the page', async () => {
  const user = await openProduct('20?color=1&talla=M');
  const link = helpLink(/^Consultar por WhatsApp/);
  expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/506\d+\?text=/));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(messageOf(link)).toEqual([
    'Hola, quisiera información sobre este producto:',
    'Camiseta cuello redondo',
    'Camiseta roja',
    'Código: CAM-R-M',
    'Color: Rojo',
    'Talla: M',
    `${location.origin}/product/20?color=1&talla=M`,
  ]);
  await user.click(choose('Azul'));
  await user.click(choose('S'));
  expect(link).toHaveTextContent(/^Avíseme cuando llegue/);
  const sorry = 'Hola, ¿me avisan cuando llegue este producto? Ahora está agotado:';
  expect(messageOf(link)?.[0]).toBe(sorry);
  await user.click(screen.getByText('EN'));
  await screen.findByText('Sold out');
  expect(messageOf(helpLink(/^Tell me when it arrives/))).toContain('Code: CAM-A-S');
});

test('the size chart is a table in cm, and the care instructions are a list', async () => {
  const user = await openProduct('20');
  comeTo('fieldset > span');
  await user.click(await screen.findByText('Guía de tallas'));
  const dialog = await screen.findByRole('dialog', { name: 'Guía de tallas' });
  const headings = within(dialog).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toContain('Ancho (cm)');
  expect(within(dialog).getByRole('row', { name: 'M 51 72 20' })).toBeVisible();
  await user.click(within(dialog).getByLabelText('Cerrar'));
  await waitFor(() => expect(screen.getByText('Guía de tallas').closest('button')).toHaveFocus());
  expect(address()).toBe('/product/20');
  // Both presses happen before the page has rendered the URL of the size.
  act(() => {
    choose('S').click();
    screen.getByText('Cuidados').click();
  });
  expect(await screen.findByText('No use blanqueador.')).toBeVisible();
  expect(address()).toMatch(/talla=S#cuidados$/);
  await user.click(screen.getByText('EN'));
  expect(await screen.findByText('Do not bleach.')).toBeVisible();
});

test('a product of a familia without a size chart links to none', async () => {
  await openProduct('24', 'Gorra');
  comeTo('fieldset > span');
  await expect.poll(() => document.querySelector('fieldset > span')).toBeNull();
  expect(screen.queryByText('Guía de tallas')).not.toBeInTheDocument();
});

function cardsOf(title: string): string[] {
  const section = screen.getByRole('region', { name: title });
  const links = within(section).getAllByRole('link');
  return links.map((link) => `${link.getAttribute('href')} ${link.textContent}`);
}

test('the end of the page shows other products of the familia and recently seen ones, and reads them once it is near', async () => {
  localStorage.setItem('seenSubfamilias', '[22,999,21,20]');
  const reads: string[] = [];
  faults.rest('subfamilia', ({ url }) => void reads.push(new URL(url).search));
  const user = await openProduct('20');
  expect(reads).toHaveLength(1);
  comeTo('article + div');
  await waitFor(() =>
    expect(cardsOf('Más de Camisetas')).toEqual([
      '/product/21 Bolsa de telaDesde ₡1,500.00',
      '/product/23 PróximamentePrecio a consultar',
      '/product/22 Tela por metroPrecio a consultar',
    ]),
  );
  // Recently seen products come newest first, without deleted ones.
  await waitFor(() =>
    expect(cardsOf('Vistos recientemente')).toEqual([
      '/product/22 Tela por metroPrecio a consultar',
      '/product/21 Bolsa de telaDesde ₡1,500.00',
    ]),
  );
  expect(reads.filter((read) => /familia_id=eq.1|id=in/.test(read))).toHaveLength(2);
  expect(localStorage.getItem('seenSubfamilias')).toBe('[20,22,999,21]');
  await user.click(screen.getByText('Borrar'));
  expect(screen.getByText(/^Borramos los productos vistos/)).toBeVisible();
  expect(localStorage.getItem('seenSubfamilias')).toBeNull();
  await user.click(screen.getByText('Bolsa de tela'));
  expect(await findProduct('Bolsa de tela')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a subfamilia without productos links back to its familia and to WhatsApp', async () => {
  await renderApp('/product/23');
  expect(await screen.findByText('Producto no encontrado')).toBeVisible();
  const back = screen.getByText('Volver al catálogo').closest('a');
  expect(back).toHaveAttribute('href', '/catalogue?familia=1');
  const chat = expect.stringContaining(encodeURIComponent('Próximamente'));
  expect(helpLink()).toHaveAttribute('href', chat);
});

describe('bad inputs', () => {
  test.each(['20.', '20)', '20).'])('/product/%s, as copied from a chat, opens 20', async (id) => {
    const user = await openProduct(id);
    await addToCart(user);
    expect(Object.values(storedQuantities())).toEqual([1]);
  });

  test.each([
    ['20-', 'ID de subfamilia inválido'],
    ['%3Cscript%3E', 'ID de subfamilia inválido'],
    ['20', 'ID de subfamilia inválido'],
    ['0', 'No se encontró la subfamilia'],
    ['99999999999999999999', 'Error cargando la información: '],
  ])('/product/%s says "%s"', async (id, text) => {
    expectLoggedError(/read: (subfamilia|productos)/);
    const refused = () => restError(400, '22P02', 'invalid input syntax');
    if (id === '20') faults.rest('subfamilia', refused);
    await renderApp(`/product/${id}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(helpLink()).toHaveAttribute('href', expect.stringContaining('https://wa.me/'));
    expect(screen.getByText('Volver al catálogo')).toBeVisible();
  });

  test('a sold out variant cannot be added, and choosing another variant removes the message', async () => {
    const user = await openProduct('20?color=2&talla=S');
    await addToCart(user);
    expect(alertText()).toBe('Lo sentimos, este producto está agotado.');
    await user.click(choose('M'));
    await expect.poll(alertText).toBeNull();
    await user.click(choose('S'));
    expect(alertText()).toBeNull();
    expect(storedQuantities()).toEqual({});
  });

  test('an invalid price is shown as ₡0.00 and logged, and the product cannot be added', async () => {
    expectLoggedError(/invalid price/);
    const row = { id: 107, codigo: 'TEL-1', nombre: 'Tela', sub_familia_id: 22, precio1: 'caro' };
    const none = ['detalle', 'precio2', 'precio3', 'iva_id', 'talla_id', 'color', 'iva'];
    const empty = Object.fromEntries(none.map((column) => [column, null]));
    const stock = { inventario: [{ cantidad: 9 }], images: [] };
    faults.rest('producto', () => Response.json([{ ...empty, ...row, ...stock }]));
    const user = await openProduct('22', 'Tela por metro');
    expect(screen.getAllByText('₡0.00')[0]).toBeVisible();
    expect(screen.queryByText('Precio a consultar')).not.toBeInTheDocument();
    await addToCart(user);
    expect(alertText()).toMatch(/el precio o la cantidad no es válido/);
    expect(storedQuantities()).toEqual({});
  });
});
