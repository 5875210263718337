import { areaTexts } from '../areaTexts.ts';

export const guides = { sizes: 'Guía de tallas', care: 'Cuidados', talla: 'Talla' } as const;

export const useGuidesTexts = areaTexts('guides', guides);
