import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { keepSession, signIn, type StoredSession, useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, GATEWAY } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { SHIRT, storeCart } from './cart/orderRows.ts';
import { findProduct } from './product/page.ts';
import { PRODUCT_ROWS } from './product/productRows.ts';

const backend = useBackend(PRODUCT_ROWS);
let staff: StoredSession;
beforeAll(async () => {
  staff = await signIn(backend(), 'staff@shop.example', { staff: true });
});

const down = GATEWAY['503 without a code'];
const stay = () => Promise.resolve();

async function toTheEnd(): Promise<void> {
  await findProduct('Camiseta cuello redondo');
  comeNear(document.querySelector('article + div') ?? document.body);
}

async function editTable(user: UserEvent): Promise<void> {
  await screen.findAllByText('Camiseta roja');
  faults.rest('producto', down);
  await user.click(screen.getByText('Editar en tabla'));
}

const LIVE =
  'No pudimos comprobar los precios y el inventario. Puede continuar: los comprobaremos otra vez antes de enviar su pedido.';

type Row = Record<'place' | 'what' | 'text' | 'loaded', string> & {
  readonly prepare: (user: UserEvent) => Promise<void>;
};

describe('faults', () => {
  test.each`
    place                              | what                          | text                                                                                   | loaded                       | prepare
    ${'/'}                             | ${'familia'}                  | ${'No pudimos cargar las familias.'}                                                   | ${'Camisetas'}               | ${stay}
    ${'/catalogue'}                    | ${'subfamilia familia'}       | ${'No pudimos cargar el catálogo'}                                                     | ${'Bolsa de tela'}           | ${stay}
    ${'/catalogue'}                    | ${'familia'}                  | ${'No pudimos cargar los tipos de producto.'}                                          | ${'Todos los tipos'}         | ${stay}
    ${'/catalogue?color=2'}            | ${'subfamilia_variantes'}     | ${'No pudimos cargar el catálogo'}                                                     | ${'Camiseta cuello redondo'} | ${stay}
    ${'/catalogue?q=bol-1'}            | ${'producto'}                 | ${'No pudimos cargar el catálogo'}                                                     | ${'Bolsa de tela'}           | ${stay}
    ${'/product/20'}                   | ${'subfamilia'}               | ${'Error cargando la información: no upstream'}                                        | ${'Código CAM-A-M'}          | ${stay}
    ${'/product/20 en'}                | ${'producto'}                 | ${'Error loading the information: no upstream'}                                        | ${'Code CAM-A-M'}            | ${stay}
    ${'/product/20'}                   | ${'subfamilia'}               | ${'La tienda está en pausa por ahora. Escríbanos por WhatsApp; su carrito sigue ahí.'} | ${'Código CAM-A-M'}          | ${stay}
    ${'/catalogue en'}                 | ${'subfamilia'}               | ${'The store is paused for now. Write to us by WhatsApp; your cart is still there.'}   | ${'Bolsa de tela'}           | ${stay}
    ${'/product/20'}                   | ${'subfamilia?familia_id=eq'} | ${'No pudimos cargar estos productos.'}                                                | ${'Bolsa de tela'}           | ${toTheEnd}
    ${'/cart'}                         | ${'producto'}                 | ${LIVE}                                                                                | ${'Subtotal'}                | ${stay}
    ${'/cart'}                         | ${'none'}                     | ${'No pudimos consultar los colores y las tallas'}                                     | ${'Guardar'}                 | ${editTable}
    ${'/cart#pedido=1.2t-1.0'}         | ${'producto'}                 | ${'No pudimos consultar los precios y el inventario'}                                  | ${'Agregar a mi carrito'}    | ${stay}
    ${'/price-list'}                   | ${'producto'}                 | ${'No pudimos cargar los precios'}                                                     | ${'Tela por metro'}          | ${stay}
    ${'/edit-familia'}                 | ${'familia'}                  | ${'Error al cargar familias'}                                                          | ${'Camisetas'}               | ${stay}
    ${'/edit-subfamilia'}              | ${'subfamilia'}               | ${'No se pudieron cargar las subfamilias'}                                             | ${'Bolsa de tela'}           | ${stay}
    ${'/add-subfamilia'}               | ${'familia'}                  | ${'No se pudieron cargar las familias.'}                                               | ${'Camisetas'}               | ${stay}
    ${'/edit-producto'}                | ${'producto'}                 | ${'Error al cargar productos'}                                                         | ${'CAM-A-M'}                 | ${stay}
    ${'/edit-producto#colores'}        | ${'color'}                    | ${'Error al cargar colores'}                                                           | ${'#2744a0'}                 | ${stay}
    ${'/edit-producto/101'}            | ${'producto'}                 | ${'No se pudo cargar el producto'}                                                     | ${'CAM-R-M · Camiseta roja'} | ${stay}
    ${'/edit-subfamilia/20/variantes'} | ${'color'}                    | ${'No se pudo cargar esta página'}                                                     | ${'Rojo'}                    | ${stay}
    ${'/admin/history'}                | ${'historial'}                | ${'No se pudo cargar el historial'}                                                    | ${'Fuera de la tienda'}      | ${stay}
    ${'/edit-stock'}                   | ${'subfamilia'}               | ${'No se pudieron cargar las subfamilias'}                                             | ${'Bolsa de tela'}           | ${stay}
    ${'/edit-stock?subfamilia=20'}     | ${'producto'}                 | ${'No se pudieron cargar los precios y las existencias'}                               | ${'Revisar y guardar'}       | ${stay}
  `('$place shows an error if $what cannot be read, and a retry reads it', async (row: Row) => {
    const { place, what, text, loaded, prepare } = row;
    const [path = '', language] = place.split(' ');
    const fault = /en pausa|paused/.test(text) ? GATEWAY['paused 540'] : down;
    const [tables = '', query = ''] = what.split('?');
    expectLoggedError(/^\[read: /);
    for (const table of tables.split(' ')) faults.rest(table, fault, { where: query });
    if (/^\/(edit|add|admin)/.test(path)) keepSession(staff);
    if (path.startsWith('/cart')) storeCart(SHIRT, { ...SHIRT, productoId: 102, tallaId: 'XL' });
    const options = { language: language === 'en' ? 'en' : 'es', isStrict: true } as const;
    const { user } = await renderApp(path, options);
    await prepare(user);
    const failure = await screen.findByText(text);
    expect(failure).toBeVisible();
    faults.none();
    const box = failure.closest('dialog') ?? document.body;
    const [retry] = within(box).getAllByText(/^(Reintentar|Try again)$/);
    await user.click(retry ?? box);
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect((await screen.findAllByText(loaded))[0]).toBeVisible();
  });
});
