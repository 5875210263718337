import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { address, findProduct } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(`${PRODUCT_ROWS}
  insert into public.familia (id, nombre) values (90, 'Sin guía');
  insert into public.subfamilia (id, nombre, familia_id) values (24, 'Gorra', 90);
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1, talla_id) values
    (108, 'GOR-1', 'Gorra', 24, 2500, 'M');
`);

async function open(path: string, name: string, language: 'es' | 'en') {
  const { user } = await renderApp(path, { language });
  await findProduct(name);
  const place = document.querySelector('fieldset > span');
  if (place !== null) comeNear(place);
  return user;
}

test.each([
  ['es', 'Guía de tallas', 'Talla', 'Ancho (cm)', 'Cerrar', 'Cuidados', 'No use blanqueador.'],
  ['en', 'Size chart', 'Size', 'Width (cm)', 'Close', 'Care', 'Do not bleach.'],
] as const)(
  'in %s the size chart is a table in cm, and care a list',
  async (language, chart, talla, width, close, care, sentence) => {
    const user = await open('/product/20', 'Camiseta cuello redondo', language);
    const button = await screen.findByRole('button', { name: chart });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: chart });
    const table = within(dialog).getByRole('table', { name: /cm/ });
    const headings = within(table).getAllByRole('columnheader');
    expect(headings.slice(0, 2).map((heading) => heading.textContent)).toEqual([talla, width]);
    expect(within(table).getByRole('row', { name: 'M 51 72 20' })).toBeVisible();
    await user.click(within(dialog).getByLabelText(close));
    expect(await screen.findByRole('button', { name: chart })).toHaveFocus();
    expect(address()).toBe('/product/20');
    await user.click(screen.getByRole('button', { name: care }));
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);

test('a familia without a guide shows none', async () => {
  await open('/product/24', 'Gorra', 'es');
  await expect.poll(() => document.querySelector('fieldset > span')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Guía de tallas' })).not.toBeInTheDocument();
});
