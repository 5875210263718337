import { areaTexts } from '../areaTexts.ts';

export const terms = {
  title: 'Términos y Condiciones',
  heading: {
    returns: 'Devoluciones',
    refunds: 'Reembolsos',
    payment: 'Formas de pago',
    prices: 'Precios',
    privacy: 'Sus datos',
  },
  text: {
    returns:
      'Aceptamos devoluciones dentro de los 15 días siguientes a la fecha en que recibió su pedido.',
    refunds: 'Los reembolsos se realizan dentro de 7 días hábiles.',
    payment:
      'Puede pagar por SINPE Móvil, por transferencia bancaria o con tarjeta de forma presencial. En este sitio no se paga en línea.',
    prices: 'Los precios están en colones costarricenses (₡), incluyen IVA y no incluyen envío.',
    privacy:
      'Lo que escribe en el formulario de contacto o en un pedido se envía por correo electrónico a la tienda, que lo usa para responderle y para coordinar su pedido.',
  },
} as const;

export const useTermsTexts = areaTexts('terms', terms);
