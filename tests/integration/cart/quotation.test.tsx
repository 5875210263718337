import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { completeButton, findSuccess, openFilled } from '../checkout/page.ts';
import { CAP, ORDER_ROWS, RESET_ROWS, SCARF, SHIRT, storeCart } from './orderRows.ts';
import { findRow } from './page.ts';

const backend = useBackend(ORDER_ROWS);

let saved: { name: string; file: Blob }[] = [];
let print = vi.fn<() => void>();

beforeEach(async () => {
  await backend().sql(RESET_ROWS);
  saved = [];
  print = vi.fn<() => void>();
  window.print = print;
  let file = new Blob();
  URL.createObjectURL = (object) => {
    if (object instanceof Blob) file = object;
    return 'blob:quotation';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file });
  });
});

/** The text of a file, with its byte order mark. */
async function textOf(file: Blob | undefined): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer());
}

/** The sheet on paper, beside the application. */
function sheet(): HTMLElement {
  const article = document.querySelector<HTMLElement>('body > article');
  if (article === null) throw new Error('there is no sheet');
  return article;
}

function rowsOf(element: HTMLElement): string[] {
  return [...element.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent).join(' | '),
  );
}

test('the cart prints as a quotation with its lines, totals and validity, at each press', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T18:00:00Z') });
  await backend().sql('update public.inventario set cantidad = 0 where producto_id = 102');
  storeCart({ ...SHIRT, quantity: 12 }, { ...CAP, quantity: 3 }, { ...SCARF, quantity: 7 });
  const { user } = await renderApp('/cart');
  await findRow('Gorra roja');
  await user.click(screen.getByText('Imprimir cotización'));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());

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
  expect(rowsOf(sheet())).toEqual([
    'Código | Producto | Color | Talla | Cantidad | Precio unitario (IVA incluido) | Subtotal (sin IVA)',
    'CAM-R-M | Camiseta roja | Rojo | M | 12 | ₡3,000.00 | ₡31,858.41',
    'GOR-R | Gorra rojaSin existencias ahora | Rojo | — | 3 | ₡5,000.00 | ₡13,274.34',
    'PAN-1 | Pañuelo | — | — | 7 | ₡1,250.50 | ₡8,666.83',
    'Subtotal | ₡53,799.58',
    'IVA | ₡5,953.92',
    'TOTAL | ₡59,753.50',
  ]);

  await user.click(screen.getByLabelText('Eliminar Pañuelo'));
  await user.click(screen.getByText('Imprimir cotización'));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(document.querySelectorAll('body > article')).toHaveLength(1);
  expect(sheet()).not.toHaveTextContent('PAN-1');
});

test('the cart is saved as CSV in the language of the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00Z') });
  storeCart({ ...SHIRT, quantity: 2 });
  const { user } = await renderApp('/cart', { language: 'en' });
  await findRow('Camiseta roja');
  await user.click(screen.getByText('Export CSV'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('quotation-2026-11-23.csv');
  expect(await textOf(saved[0]?.file)).toBe(
    '\uFEFF"Code";"Product";"Colour";"Size";"Quantity";"Unit price (incl. IVA)";"Subtotal (without IVA)";"IVA";"Total (incl. IVA)"\r\n' +
      '"CAM-R-M";"Camiseta roja";"Rojo";"M";2;3500,00;6194,69;805,31;7000,00\r\n' +
      '"TOTAL";"";"";"";2;;6194,69;805,31;7000,00\r\n',
  );
});

test('a receipt prints and exports with its reference, its customer and its date', async () => {
  const user = await openFilled();
  await user.click(completeButton());
  await findSuccess();
  const reference = screen.getByText(/^TT-/).textContent;
  await user.click(screen.getByText('Imprimir cotización'));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  for (const text of [
    reference,
    'María "Mari" <b>Rojas</b>',
    'Frente al parque, casa azul, Oriental, Central, Cartago',
    'Transferencia bancaria o SINPE Móvil',
    'Llamar antes 🙂',
  ]) {
    expect(within(sheet()).getByText(text)).toBeInTheDocument();
  }
  expect(within(sheet()).queryByText(/^Precios por confirmar/)).not.toBeInTheDocument();
  await user.click(screen.getByText('Exportar CSV'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(
    new RegExp(`^cotizacion-${reference}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
  );
});

describe('faults', () => {
  test('a file that cannot be made is told, and the button works again', async () => {
    expectLoggedError(/quotation: csv/);
    storeCart(SHIRT);
    const { user } = await renderApp('/cart');
    await findRow('Camiseta roja');
    const create = URL.createObjectURL;
    URL.createObjectURL = () => {
      throw new Error('no memory');
    };
    await user.click(screen.getByText('Exportar CSV'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar el archivo.');
    URL.createObjectURL = create;
    await user.click(screen.getByText('Exportar CSV'));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
