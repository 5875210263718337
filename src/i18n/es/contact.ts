/** Texts of the contact section. */
export const contact = {
  title: 'Cotice con nosotros',
  lead: 'Escríbanos o llámenos: respondemos en horario de oficina.',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  whatsApp: 'WhatsApp',
} as const;
