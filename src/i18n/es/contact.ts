import { areaTexts } from '../areaTexts.ts';

export const contact = {
  title: 'Cotice con nosotros',
  lead: 'Cuéntenos qué necesita y cuántas unidades: le respondemos con precios y tiempos de entrega.',
  description:
    'Pida una cotización a {{brand}}: por formulario, WhatsApp, teléfono o correo electrónico.',
  requiredNote: 'Los campos marcados con * son obligatorios.',
  field: { name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono', message: 'Mensaje' },
  error: { required: 'Campo requerido', invalidEmail: 'Correo electrónico inválido' },
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  sent: 'Mensaje enviado!',
  failed: 'No se pudo enviar el mensaje, por favor intente de nuevo.',
  failedHelp: 'Conservamos lo que escribió. También puede enviarnos el mismo mensaje por WhatsApp.',
  failedWhatsApp: 'Enviar por WhatsApp',
  privacy: 'Usamos estos datos solo para responderle: llegan a la tienda por correo electrónico.',
  direct: 'O directamente',
  email: 'Correo electrónico',
  whatsApp: 'WhatsApp',
} as const;

export const useContactTexts = areaTexts('contact', contact);
