import type { Drawing } from '../paint/drawing.ts';
import { clothBolt, printedBolt } from './home/bolts.ts';
import { dishTowel, handTowel, pillowCase, placemat } from './home/linen.ts';
import { bathTowels, blanket, remnants } from './home/stacks.ts';
import { joggersFront, workTrousersFront } from './lower/trousers.ts';
import { bandana, faceMask, toteBag } from './small/accessories.ts';
import { apron, waistApron } from './small/aprons.ts';
import { capBack, fivePanelCap, truckerCap } from './small/caps.ts';
import { babyBeanie, bucketHat, chefHat } from './small/hats.ts';
import { babyBib, ovenMitt } from './small/padded.ts';
import { bodysuitFront } from './upper/bodysuit.ts';
import { foldedTee } from './upper/folded.ts';
import {
  poloBack,
  poloChildFront,
  poloFront,
  poloLongFront,
  poloSportFront,
  poloWomenFront,
} from './upper/polos.ts';
import {
  childTeeBack,
  childTeeFront,
  longBack,
  longFront,
  oversizeFront,
  raglanFront,
  sportFront,
  stripedFront,
  tankFront,
  teeBack,
  teeFront,
  veeFront,
} from './upper/shirts.ts';
import {
  childHoodieFront,
  fleeceVestFront,
  hoodieBack,
  hoodieFront,
  sweatshirtFront,
  windbreakerFront,
  zipHoodieFront,
} from './upper/warm.ts';
import {
  safetyVestFront,
  scrubFront,
  workShirtLongFront,
  workShirtShortFront,
} from './upper/work.ts';

/** Every article that can be drawn, by name. */
export const DESIGNS = {
  apron,
  bandana,
  bathTowels,
  beanie: babyBeanie,
  bib: babyBib,
  blanket,
  bodysuit: bodysuitFront,
  bucketHat,
  cap: fivePanelCap,
  capBack,
  chefHat,
  childHoodie: childHoodieFront,
  childTee: childTeeFront,
  childTeeBack,
  clothBolt,
  dishTowel,
  faceMask,
  fleeceVest: fleeceVestFront,
  handTowel,
  hoodie: hoodieFront,
  hoodieBack,
  joggers: joggersFront,
  longSleeve: longFront,
  longSleeveBack: longBack,
  ovenMitt,
  oversize: oversizeFront,
  pillow: pillowCase,
  placemat,
  polo: poloFront,
  poloBack,
  poloChild: poloChildFront,
  poloLong: poloLongFront,
  poloSport: poloSportFront,
  poloWomen: poloWomenFront,
  printedBolt,
  raglan: raglanFront,
  remnants,
  safetyVest: safetyVestFront,
  scrubs: scrubFront,
  sportTee: sportFront,
  stripedTee: stripedFront,
  sweatshirt: sweatshirtFront,
  tank: tankFront,
  tee: teeFront,
  teeBack,
  teeFolded: foldedTee,
  tote: toteBag,
  truckerCap,
  veeNeck: veeFront,
  waistApron,
  windbreaker: windbreakerFront,
  workShirtLong: workShirtLongFront,
  workShirtShort: workShirtShortFront,
  workTrousers: workTrousersFront,
  zipHoodie: zipHoodieFront,
} as const satisfies Record<string, () => Drawing>;

/** Name of a drawable article. */
export type Design = keyof typeof DESIGNS;
