import type { Placed, Scene } from './paint/scene.ts';

const wide = (...articles: Placed[]): Scene => ({ width: 1920, height: 600, articles });
const tall = (...articles: Placed[]): Scene => ({ width: 640, height: 800, articles });

/**
 * The banners of the demo shop by file name. Captions are laid over them in two languages, so the
 * wide ones are calm at the left and the tall ones at the bottom.
 */
export const BANNERS: Readonly<
  Record<string, { readonly desktop: Scene; readonly mobile: Scene }>
> = {
  'camisetas-de-colores': {
    desktop: wide(
      { design: 'tee', colour: 'Gris jaspe', at: [1800, 250], size: 640, turn: 9 },
      { design: 'tee', colour: 'Azul marino', at: [930, 290], size: 640, turn: -9 },
      { design: 'tee', colour: 'Rojo', at: [1580, 310], size: 640, turn: 5 },
      { design: 'tee', colour: 'Turquesa', at: [1140, 310], size: 640, turn: -4 },
      { design: 'tee', colour: 'Mostaza', at: [1360, 320], size: 660 },
      { design: 'cap', colour: 'Blanco', at: [1740, 470], size: 360, turn: -6 },
    ),
    mobile: tall(
      { design: 'tee', colour: 'Azul marino', at: [130, 240], size: 480, turn: -10 },
      { design: 'tee', colour: 'Rojo', at: [520, 240], size: 480, turn: 10 },
      { design: 'tee', colour: 'Mostaza', at: [322, 300], size: 560 },
      { design: 'cap', colour: 'Blanco', at: [520, 520], size: 250, turn: -6 },
    ),
  },
  'uniformes-y-polos': {
    desktop: wide(
      { design: 'workShirtLong', colour: 'Celeste', at: [1010, 290], size: 660, turn: -5 },
      { design: 'apron', colour: 'Vino', at: [1770, 300], size: 620, turn: 7 },
      { design: 'polo', colour: 'Azul marino', at: [1500, 320], size: 650, turn: 3 },
      { design: 'poloWomen', colour: 'Blanco', at: [1260, 320], size: 600, turn: -2 },
      { design: 'cap', colour: 'Arena', at: [1640, 490], size: 320, turn: 4 },
    ),
    mobile: tall(
      { design: 'apron', colour: 'Vino', at: [520, 250], size: 520, turn: 8 },
      { design: 'workShirtLong', colour: 'Celeste', at: [170, 250], size: 500, turn: -7 },
      { design: 'polo', colour: 'Azul marino', at: [330, 320], size: 540 },
      { design: 'cap', colour: 'Arena', at: [130, 520], size: 250, turn: -4 },
    ),
  },
};

/** The banners that the store shows while none is stored, by the names of their files in public/. */
export const DEFAULT_BANNERS: Readonly<Record<string, Scene>> = {
  'desktop-1': wide(
    { design: 'sweatshirt', colour: 'Crudo', at: [1010, 280], size: 640, turn: -6 },
    { design: 'zipHoodie', colour: 'Azul marino', at: [1700, 300], size: 680, turn: 6 },
    { design: 'hoodie', colour: 'Vino', at: [1370, 320], size: 700 },
    { design: 'cap', colour: 'Mostaza', at: [1110, 500], size: 320, turn: -5 },
  ),
  'desktop-2': wide(
    { design: 'clothBolt', colour: 'Azul marino', at: [1080, 210], size: 560, turn: -4 },
    { design: 'clothBolt', colour: 'Mostaza', at: [1180, 430], size: 560, turn: 3 },
    { design: 'bathTowels', colour: 'Turquesa', at: [1680, 200], size: 520 },
    { design: 'tote', colour: 'Crudo', at: [1500, 330], size: 600, turn: 5 },
    { design: 'ovenMitt', colour: 'Rojo', at: [1790, 420], size: 380, turn: 12 },
  ),
  'mobile-1': tall(
    { design: 'zipHoodie', colour: 'Azul marino', at: [500, 250], size: 540, turn: 8 },
    { design: 'sweatshirt', colour: 'Crudo', at: [150, 240], size: 500, turn: -8 },
    { design: 'hoodie', colour: 'Vino', at: [320, 320], size: 580 },
  ),
  'mobile-2': tall(
    { design: 'clothBolt', colour: 'Azul marino', at: [210, 160], size: 480, turn: -5 },
    { design: 'bathTowels', colour: 'Turquesa', at: [500, 180], size: 400 },
    { design: 'clothBolt', colour: 'Mostaza', at: [200, 400], size: 480, turn: 3 },
    { design: 'tote', colour: 'Crudo', at: [470, 400], size: 480, turn: 5 },
  ),
};
