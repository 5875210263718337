import { settings } from './settings.ts';

/**
 * The business behind the store: its brand and its fixed contact details (spec §2, §9).
 *
 * Change them here. `VITE_BRAND_NAME` and `VITE_WHATSAPP_NUMBER` override the two that differ
 * between deployments.
 */
export type Business = {
  readonly name: string;
  /** Digits with country code, as wa.me wants them. */
  readonly whatsAppNumber: string;
  readonly whatsAppDisplay: string;
  readonly email: string;
  /** As a `tel:` link wants it. */
  readonly phone: string;
  readonly phoneDisplay: string;
  readonly facebookUrl: string;
  readonly instagramUrl: string;
  readonly tiktokUrl: string;
  readonly mapsUrl: string;
  readonly wazeUrl: string;
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
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=9.8736,-83.9386',
  wazeUrl: 'https://waze.com/ul?ll=9.8736,-83.9386&navigate=yes',
};
