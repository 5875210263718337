import { areaTexts } from '../areaTexts.ts';

export const quotation = {
  print: 'Imprimir cotización',
  exportCsv: 'Exportar CSV',
  failed: {
    print: 'No pudimos preparar la cotización. Revise su conexión e intente de nuevo.',
    csv: 'No pudimos guardar el archivo. Revise su conexión e intente de nuevo.',
  },
  title: 'Cotización',
  notInvoice: 'Cotización, no es factura',
  reference: 'Número de pedido',
  date: 'Fecha',
  valid_one: 'Precios válidos por {{count}} día, hasta el {{until}}.',
  valid_other: 'Precios válidos por {{count}} días, hasta el {{until}}.',
  unconfirmed: 'Precios por confirmar: no pudimos comprobarlos al enviar el pedido.',
  note: 'Precios en colones, IVA incluido. No incluyen envío.',
  unavailable: 'Sin existencias ahora',
  column: {
    code: 'Código',
    name: 'Producto',
    color: 'Color',
    talla: 'Talla',
    note: 'Nota',
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario (IVA incluido)',
    subtotal: 'Subtotal (sin IVA)',
    iva: 'IVA',
    total: 'Total (IVA incluido)',
  },
  subtotal: 'Subtotal',
  iva: 'IVA',
  total: 'TOTAL',
  none: '—',
  fileName: 'cotizacion',
} as const;

export const useQuotationTexts = areaTexts('quotation', quotation);
