import type { English } from '../registerTexts.ts';

export const location: English<'location'> = {
  title: 'Location',
  address: 'Cartago, Taras crossing, next to the traffic police',
  description: 'How to get to {{brand}}: Cartago, Taras crossing, next to the traffic police.',
  map: 'Map: Taras crossing, Cartago',
  mapPlaceholder: 'The map shows here when there is a connection.',
  openMap: 'See the map on Google Maps',
  maps: 'Open in Google Maps',
  waze: 'Navigate with Waze',
};
