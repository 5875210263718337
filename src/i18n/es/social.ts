import { areaTexts } from '../areaTexts.ts';

export const social = {
  title: 'Síganos',
  lead: 'Novedades, colores recién llegados y trabajos de nuestros clientes.',
  feed: 'Publicaciones de nuestra página de Facebook',
  openPage: 'Ver la página en Facebook',
} as const;

export const useSocialTexts = areaTexts('social', social);
