import { settings } from './env.ts';

const number = (settings.VITE_WHATSAPP_NUMBER ?? '').replace(/\D/g, '') || '50688887777';
const display = `+${number.slice(0, 3)} ${number.slice(3, 7)}-${number.slice(7)}`;

/**
 * Brand and contact details of the shop. Change them here, and the place on the map in `place.ts`.
 * `VITE_BRAND_NAME` and `VITE_WHATSAPP_NUMBER` override brand and number, which differ between deployments.
 * @see docs/rules.md#business
 */
export const business = {
  name: settings.VITE_BRAND_NAME || 'Textiles Taras',
  /** Digits with country code, as wa.me expects them. */
  whatsAppNumber: number,
  whatsAppDisplay: display,
  email: 'ventas@textilestaras.example',
  /** The number of a `tel:` link. */
  phone: `+${number}`,
  phoneDisplay: display,
  facebookUrl: 'https://www.facebook.com/textilestaras',
  instagramUrl: 'https://www.instagram.com/textilestaras',
  tiktokUrl: 'https://www.tiktok.com/@textilestaras',
} as const;

/** Window of the installed store: its frame is `saffron` of `styles/tokens.css`, its ground at the start `paper`. */
export const windowColors = { frame: '#F4C430', paper: '#FBF9F5' } as const;

/** How many days the prices of a printed quotation are valid. */
export const QUOTATION_DAYS = 8;
