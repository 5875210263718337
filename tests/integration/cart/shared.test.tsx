import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '#config/paths.ts';
import { encodeShare } from '#domain/cart/shareCode.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast, recordDownloads, rowTexts } from '#tests/visitor.ts';
import { CAP, SCARF, SHIRT, storeCart, useOrderShop } from './orderRows.ts';
import { findRow, storedQuantities } from './page.ts';

const backend = useOrderShop();

function linkTo(...quantities: readonly (readonly [productoId: number, quantity: number])[]) {
  const lines = quantities.map(([productoId, quantity]) => ({ productoId, quantity }));
  return paths.sharedCart(encodeShare(lines));
}

const findOffer = () => screen.findByRole('dialog', { name: /^(Carrito compartido|Shared cart)$/ });

describe('a link to a cart', () => {
  test('offers its lines with current names and prices, and fills an empty cart once', async () => {
    const { user } = await renderApp(linkTo([101, 12], [103, 2]));
    const offer = await findOffer();
    expect(await within(offer).findByText('Camiseta roja')).toBeVisible();
    expect(offer).toHaveTextContent('Rojo / M12 × ₡3,000.00₡36,000.00');
    expect(offer).toHaveTextContent('Total, 14 unidades₡38,501.00');
    expect(within(offer).queryByText('Reemplazar mi carrito')).toBeNull();
    expect(localStorage.getItem('cart')).toBeNull();
    await user.click(within(offer).getByText('Poner en el carrito'));
    await findRow('Camiseta roja');
    expect(offer).not.toBeInTheDocument();
    expect(await findToast('Se agregaron 14 unidades al carrito.')).toBeVisible();
    expect(storedQuantities()).toEqual({ 101: 12, 103: 2 });
    expect(location.pathname + location.hash).toBe('/cart');
  });

  test('names missing products and short stock, and never adds more than the stock', async () => {
    await backend().sql('update public.producto set sub_familia_id = null where id = 101');
    storeCart({ ...CAP, quantity: 2 }, SCARF);
    const { user } = await renderApp(linkTo([101, 1], [102, 9], [999, 1]).replace(/0$/, 'x.0'));
    const offer = await findOffer();
    for (const text of [
      'La cantidad de Gorra roja cambió de 9 a 5: es lo que queda en inventario.',
      '2 productos ya no existen en la tienda.',
      /^No entendimos una parte del enlace/,
      /^Su carrito ya tiene 3 unidades\./,
    ]) {
      expect(await within(offer).findByText(text)).toBeVisible();
    }
    await user.click(within(offer).getByText('Agregar a mi carrito'));
    const text = 'Se agregaron 3 unidades al carrito: es lo que queda en inventario.';
    expect(await findToast(text)).toBeVisible();
    expect(storedQuantities()).toEqual({ 102: 5, 103: 1 });
  });

  test('in an open cart can be cancelled, or replaces the cart with an undo', async () => {
    storeCart(CAP);
    const { user } = await renderApp('/cart', { language: 'en' });
    await findRow('Gorra roja');
    const follow = () =>
      act(() => {
        location.hash = linkTo([101, 1]).split('#')[1] ?? '';
      });
    follow();
    await within(await findOffer()).findByText('Camiseta roja');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(location.hash).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(storedQuantities()).toEqual({ 102: 1 });
    follow();
    await user.click(await within(await findOffer()).findByText('Replace my cart'));
    await findToast('Your cart now has 1 unit.');
    expect(storedQuantities()).toEqual({ 101: 1 });
    await user.click(screen.getByText('Undo'));
    expect(storedQuantities()).toEqual({ 102: 1 });
  });

  test('can be copied from the cart, or sent by WhatsApp', async () => {
    storeCart({ ...SHIRT, quantity: 12 }, CAP);
    const { user } = await renderApp('/cart');
    await findRow('Camiseta roja');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByText('Compartir carrito'));
    const link = location.origin + linkTo([101, 12], [102, 1]);
    expect(writeText).toHaveBeenCalledWith(link);
    expect(await findToast('Enlace copiado')).toBeVisible();
    const chat = new URL(screen.getByText('Enviar por WhatsApp').closest('a')?.href ?? '');
    expect(chat.origin + chat.pathname).toBe('https://wa.me/');
    expect(chat.searchParams.get('text')).toBe(`Carrito de Textiles Taras: ${link}`);
  });

  describe('bad inputs', () => {
    test('says so if none of its lines can be ordered', async () => {
      await renderApp('/cart#pedido=%3Cb%3E');
      const offer = await findOffer();
      expect(offer).toHaveTextContent('Ninguno de estos productos se puede pedir en este momento.');
      expect(offer).toHaveTextContent('No entendimos una parte del enlace');
      expect(within(offer).queryByText('Poner en el carrito')).toBeNull();
    });
  });
});

describe('a quotation', () => {
  function sheet(): HTMLElement {
    const article = document.querySelector<HTMLElement>('body > article');
    if (article === null) throw new Error('there is no sheet');
    return article;
  }

  test('of the cart has its lines, totals and validity', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T18:00:00Z') });
    await backend().sql('update public.inventario set cantidad = 0 where producto_id = 102');
    storeCart({ ...SHIRT, quantity: 12 }, { ...CAP, quantity: 3 }, { ...SCARF, quantity: 7 });
    const { user } = await renderApp('/cart');
    const cap = await findRow('Gorra roja');
    await waitFor(() => expect(cap).toHaveTextContent('Agotado'));
    vi.spyOn(window, 'print').mockReturnValue();
    await user.click(screen.getByText('Imprimir cotización'));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    for (const text of [
      'Textiles Taras',
      '+506 8888-7777',
      'ventas@textilestaras.example',
      'Cotización, no es factura',
      '23 de noviembre de 2026',
      'Precios válidos por 8 días, hasta el 1 de diciembre de 2026.',
    ]) {
      expect(within(sheet()).getByText(text)).toBeInTheDocument();
    }
    expect(rowTexts(sheet())).toEqual([
      'Código | Producto | Color | Talla | Cantidad | Precio unitario (IVA incluido) | Subtotal (sin IVA)',
      'CAM-R-M | Camiseta roja | Rojo | M | 12 | ₡3,000.00 | ₡31,858.41',
      'GOR-R | Gorra rojaSin existencias ahora | Rojo | — | 3 | ₡5,000.00 | ₡13,274.34',
      'PAN-1 | Pañuelo | — | — | 7 | ₡1,250.50 | ₡8,666.83',
      'Subtotal | ₡53,799.58',
      'IVA | ₡5,953.92',
      'TOTAL | ₡59,753.50',
    ]);
  });

  describe('faults', () => {
    test('a failed CSV shows an error, and the button works again, also in the other language', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00Z') });
      expectLoggedError(/quotation: csv/);
      storeCart({ ...SHIRT, quantity: 2 });
      const { user } = await renderApp('/cart');
      await findRow('Camiseta roja');
      const saved = recordDownloads();
      vi.mocked(URL.createObjectURL).mockImplementationOnce(() => {
        throw new Error('no memory');
      });
      await user.click(screen.getByText('Exportar CSV'));
      expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar el archivo.');
      await user.click(screen.getByText('EN'));
      await user.click(await screen.findByText('Export CSV'));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(saved[0]?.name).toBe('quotation-2026-11-23.csv');
      // `ignoreBOM` keeps the byte order mark in the text.
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      const text = decoder.decode(await saved[0]?.file.arrayBuffer());
      expect(text).toMatch(
        /^\uFEFF"Code";"Product".*\r\n"CAM-R-M";"Camiseta roja";"Rojo";"M";2;3500,00;/,
      );
    });
  });
});
