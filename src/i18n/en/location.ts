import type { location as es } from '../es/location.ts';
import type { SameShape } from '../sameShape.ts';

export const location = {
  title: 'Location',
  address: 'Cartago, Taras crossing, next to the traffic police.',
  maps: 'Open in Google Maps',
  waze: 'Navigate with Waze',
} as const satisfies SameShape<typeof es>;
