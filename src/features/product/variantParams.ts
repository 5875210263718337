import type { Choice } from '#domain/catalogue/variants.ts';

/**
 * The colour and size that an address asks for. An empty value asks for the producto without one;
 * what is missing, or cannot be a colour's id, is left open.
 */
export function readChoice(search: URLSearchParams): Partial<Choice> {
  const color = search.get('color');
  const talla = search.get('talla');
  const choice: { colorId?: number | null; tallaId?: string | null } = {};
  if (color !== null && /^[0-9]{0,15}$/.test(color)) {
    choice.colorId = color === '' ? null : Number(color);
  }
  if (talla !== null) choice.tallaId = talla === '' ? null : talla;
  return choice;
}

/** The query of an address that asks for this colour and size; its other parameters stay. */
export function withChoice(search: URLSearchParams, choice: Choice): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('color', choice.colorId === null ? '' : String(choice.colorId));
  next.set('talla', choice.tallaId ?? '');
  return next;
}
