import { screen } from '@testing-library/react';

/** A complete message, by Spanish and English label. */
export const TYPED = [
  [/^(Nombre|Name)/, 'María "Mari" <b>Rojas</b>'],
  [/^(Correo electrónico|Email)/, 'maria@example.com'],
  [/^(Teléfono|Phone)/, 'ext. 12, de 9 a 5'],
  [/^(Mensaje|Message)/, '60 camisetas\ncon logo 🙂'],
] as const;
export const [NAME, EMAIL, PHONE, MESSAGE] = [TYPED[0][0], TYPED[1][0], TYPED[2][0], TYPED[3][0]];

export const field = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
export const findForm = () => screen.findByLabelText(NAME, { selector: 'input' });
