import type { Cut } from './cut.ts';

/** A regular T-shirt. */
export const TEE: Cut = {
  neck: 92,
  frontDepth: 96,
  backDepth: 20,
  shoulder: [226, 46],
  armpit: [250, 268],
  waist: [243, 480],
  hem: [250, 716],
  hemDrop: 10,
  cuff: { outer: [402, 196], inner: [290, 322] },
  bow: 10,
};

/** A T-shirt cut for women: narrower waist, shorter sleeves. */
export const FITTED: Cut = {
  neck: 98,
  frontDepth: 120,
  backDepth: 20,
  shoulder: [198, 42],
  armpit: [214, 236],
  waist: [190, 420],
  hem: [224, 664],
  hemDrop: 14,
  cuff: { outer: [330, 168], inner: [246, 280] },
  bow: 8,
};

/** A wide, heavy T-shirt with dropped shoulders. */
export const OVERSIZE: Cut = {
  neck: 90,
  frontDepth: 92,
  backDepth: 18,
  shoulder: [274, 66],
  armpit: [292, 318],
  waist: [288, 500],
  hem: [290, 722],
  hemDrop: 6,
  cuff: { outer: [424, 262], inner: [318, 382] },
  bow: 12,
};

/** A long-sleeved T-shirt, sleeves laid beside the body. */
export const LONG: Cut = {
  ...TEE,
  cuff: { outer: [466, 612], inner: [372, 648] },
  bow: 40,
};

/** A raglan shirt whose sleeves end below the elbow. */
export const THREE_QUARTER: Cut = {
  ...TEE,
  cuff: { outer: [446, 440], inner: [338, 494] },
  bow: 26,
};

/** A sleeveless shirt. */
export const TANK: Cut = {
  neck: 104,
  frontDepth: 156,
  backDepth: 62,
  shoulder: [162, 22],
  armpit: [234, 268],
  waist: [228, 470],
  hem: [238, 706],
  hemDrop: 10,
  cuff: null,
  bow: 0,
};

/** A sweatshirt: roomy, gathered by ribs at hem and cuffs. */
export const SWEAT: Cut = {
  neck: 96,
  frontDepth: 92,
  backDepth: 18,
  shoulder: [248, 62],
  armpit: [280, 318],
  waist: [290, 560],
  hem: [258, 716],
  hemDrop: 8,
  cuff: { outer: [478, 628], inner: [388, 656] },
  bow: 58,
};

/** A sleeveless outer layer. */
export const VEST: Cut = {
  neck: 84,
  frontDepth: 60,
  backDepth: 14,
  shoulder: [220, 48],
  armpit: [262, 300],
  waist: [258, 500],
  hem: [262, 706],
  hemDrop: 6,
  cuff: null,
  bow: 0,
};

/** A woven work shirt. */
export const SHIRT: Cut = {
  neck: 80,
  frontDepth: 70,
  backDepth: 16,
  shoulder: [238, 52],
  armpit: [264, 290],
  waist: [256, 500],
  hem: [262, 724],
  hemDrop: 34,
  cuff: { outer: [418, 234], inner: [308, 352] },
  bow: 10,
};

/** The same shirt with long sleeves. */
export const SHIRT_LONG: Cut = {
  ...SHIRT,
  cuff: { outer: [478, 630], inner: [384, 664] },
  bow: 44,
};

/** A cut for children: everything shorter, the neck wide in proportion. */
export function forChildren(cut: Cut): Cut {
  const [hx, hy] = cut.hem;
  const [wx, wy] = cut.waist;
  const lift = hy * 0.1;
  return {
    ...cut,
    neck: cut.neck * 1.06,
    waist: [wx + 4, wy - lift * 0.7],
    hem: [hx + 6, hy - lift],
  };
}
