import { settings } from './settings.ts';

/**
 * Brand and contact details of the shop. Change them here, and its place on the map in `place.ts`.
 * `VITE_BRAND_NAME` and `VITE_WHATSAPP_NUMBER` override the two that differ between deployments.
 *
 * @see docs/rules.md#business
 */
export type Business = {
  readonly name: string;
  /** Digits with country code, as wa.me expects them. */
  readonly whatsAppNumber: string;
  readonly whatsAppDisplay: string;
  readonly email: string;
  /** As a `tel:` link expects it. */
  readonly phone: string;
  readonly phoneDisplay: string;
  readonly facebookUrl: string;
  readonly instagramUrl: string;
  readonly tiktokUrl: string;
};

const number = (settings.VITE_WHATSAPP_NUMBER ?? '').replace(/\D/g, '') || '50688887777';
const display = `+${number.slice(0, 3)} ${number.slice(3, 7)}-${number.slice(7)}`;

export const business: Business = {
  name: settings.VITE_BRAND_NAME || 'Textiles Taras',
  whatsAppNumber: number,
  whatsAppDisplay: display,
  email: 'ventas@textilestaras.example',
  phone: `+${number}`,
  phoneDisplay: display,
  facebookUrl: 'https://www.facebook.com/textilestaras',
  instagramUrl: 'https://www.instagram.com/textilestaras',
  tiktokUrl: 'https://www.tiktok.com/@textilestaras',
};
