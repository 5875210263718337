import type { English } from '../texts.ts';

export const location: English<'location'> = {
  title: 'Location',
  address: 'Cartago, Taras crossing, next to the traffic police',
  description: 'How to get to {{brand}}: Cartago, Taras crossing, next to the traffic police.',
  map: 'Map: Taras crossing, Cartago',
  maps: 'Open in Google Maps',
  waze: 'Navigate with Waze',
};
