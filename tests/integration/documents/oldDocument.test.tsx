import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { cardNames, shownCount } from '../catalogue/page.ts';
import { useDocumentShop } from './documentShop.ts';
import { openDocument } from './openDocument.tsx';

const { backend, dataOf } = useDocumentShop();

const DELETED_BAG = `
  delete from public.inventario where producto_id = 106;
  delete from public.producto where id = 106;`;

/** The part of the page that is not the same on all pages. */
const main = () => within(screen.getByRole('main'));

test('a price that changed after the build is replaced in its place', async () => {
  await backend().sql('update public.producto set precio1 = 1750 where sub_familia_id = 21');
  await openDocument('/product/21', { data: dataOf('/product/21') });
  const price = main().getAllByText('₡1,500.00')[0];
  const heading = main().getByRole('heading', { level: 1 });
  await waitFor(() => expect(price).toHaveTextContent('₡1,750.00'));
  expect(price).toBeInTheDocument();
  expect(heading).toBeInTheDocument();
  expect(main().queryByText(/1,500\.00/)).not.toBeInTheDocument();
});

test('the catalogue shows what changed after the build, and keeps the other cards', async () => {
  await backend().sql(`
    delete from public.inventario where producto_id = 107;
    delete from public.producto where id = 107;
    delete from public.subfamilia where id = 22;
    update public.producto set precio1 = 1750 where sub_familia_id = 21;
    insert into public.subfamilia (id, nombre, familia_id) values (30, 'Gorra nueva', 1);`);
  await openDocument('/catalogue', { data: dataOf('/catalogue') });
  expect(shownCount()).toHaveTextContent('4');
  const kept = main().getByText('Bolsa de tela').closest('article');
  expect(kept).toHaveTextContent('₡1,500.00');
  await waitFor(() => expect(kept).toHaveTextContent('₡1,750.00'));
  expect(kept).toBeInTheDocument();
  expect(await cardNames()).toEqual([
    'Bolsa de tela',
    'Camiseta cuello redondo',
    'Gorra nueva',
    'Próximamente',
  ]);
});

test('the home page shows the banners and the familias of today', async () => {
  await backend().sql(`
    delete from public.banners where id = 1;
    update public.familia set nombre = 'Camisas' where id = 1;`);
  await openDocument('/', { data: dataOf('/') });
  expect(main().getByText('Camisetas')).toBeVisible();
  expect(await main().findByText('Camisas')).toBeVisible();
  await waitFor(() =>
    expect(document.querySelector('#root img[fetchpriority="high"]')).toHaveAttribute(
      'src',
      '/b/d2.webp',
    ),
  );
});

test('a product that was deleted after the build is missing, and its document goes', async () => {
  expectLoggedError(/product: load subfamilia/);
  await backend().sql(`${DELETED_BAG} delete from public.subfamilia where id = 21;`);
  await openDocument('/product/21', { data: dataOf('/product/21') });
  expect(await screen.findByRole('alert')).toHaveTextContent('No se encontró la subfamilia');
  expect(main().queryByText('Bolsa de tela')).not.toBeInTheDocument();
  expect(document.title).not.toContain('Bolsa de tela');
});

test('a product whose last variant was deleted after the build is missing', async () => {
  await backend().sql(DELETED_BAG);
  await openDocument('/product/21', { data: dataOf('/product/21') });
  expect(await main().findByText('Producto no encontrado')).toBeVisible();
  expect(main().queryByText('₡1,500.00')).not.toBeInTheDocument();
});

describe('faults', () => {
  test.each([
    ['/product/21', 'producto', '₡1,500.00'],
    ['/catalogue', 'subfamilia', 'Bolsa de tela'],
  ])('%s says how old its prices are when %s cannot be read', async (path, table, text) => {
    expectLoggedError(/(product|catalogue): load/);
    faults.rest(table, () => restError(500, 'XX000', 'boom'));
    const { user } = await openDocument(path, { data: dataOf(path) });
    expect(main().queryByText(/^Precios del/)).not.toBeInTheDocument();
    expect(await main().findByText('Precios del 15 de enero de 2026')).toBeVisible();
    expect(main().getAllByText(text)[0]).toBeVisible();

    await user.click(screen.getByLabelText('EN, English'));
    expect(await main().findByText('Prices as of January 15, 2026')).toBeVisible();
    faults.none();
    await user.click(main().getByText('Try again'));
    await waitFor(() => expect(main().queryByText(/^Prices as of/)).not.toBeInTheDocument());
    expect(main().getAllByText(text)[0]).toBeVisible();
  });

  test('a retry that fails keeps the page and its notice', async () => {
    expectLoggedError(/product: load/);
    faults.rest('producto', () => restError(500, 'XX000', 'boom'));
    const { user, settled } = await openDocument('/product/21', { data: dataOf('/product/21') });
    const notice = /^Precios del 15 de enero/;
    await main().findByText(notice);
    await user.click(main().getByText('Reintentar'));
    await settled();
    expect(await main().findByText(notice)).toBeVisible();
    expect(main().getAllByText('₡1,500.00')[0]).toBeVisible();
  });

  test('the home page stays as its document shows it when nothing can be read', async () => {
    expectLoggedError(/home: load/);
    faults.rest('banners', 'network');
    faults.rest('familia', 'network');
    const { painted, settled } = await openDocument('/', { data: dataOf('/') });
    await settled();
    expect(painted.filter((element) => !element.isConnected)).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
