import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { bothSides, fill, line, seam, stitches } from '../marks.ts';
import { shade } from '../shade.ts';
import { body, boundArmholes, ribbedHems, stitchedHems } from './body.ts';
import { kangarooPocket, weltPockets, zip } from './closures.ts';
import type { Cut } from './cut.ts';
import { forChildren, SWEAT, VEST } from './cuts.ts';
import { bodyFolds, longSleeveFolds } from './folds.ts';
import { hood, hoodBack, standCollar } from './hoods.ts';
import { crewNeck } from './necks.ts';

const HOOD_FRAME: Drawing['frame'] = { x: 500, y: 200, scale: 0.94 };
const CORD = '#e9e4d8';

/** Hooded sweatshirt with a kangaroo pocket. */
export const hoodieFront = (): Drawing => hoodie(HOOD_FRAME, SWEAT);

function hoodie(frame: Drawing['frame'], cut: Cut): Drawing {
  const bottom = cut.hem[1] - 72;
  return compose(frame, [
    body(cut),
    ribbedHems(cut),
    bodyFolds(cut, 1.1),
    longSleeveFolds(cut),
    kangarooPocket(bottom - 190, bottom, false),
    hood(cut, CORD),
  ]);
}

/** The hooded sweatshirt from behind. */
export const hoodieBack = (): Drawing =>
  compose(HOOD_FRAME, [
    body(SWEAT),
    ribbedHems(SWEAT),
    bodyFolds(SWEAT, 0.8),
    longSleeveFolds(SWEAT),
    hoodBack(SWEAT),
  ]);

/** Hooded sweatshirt with a zip. */
export const zipHoodieFront = (): Drawing =>
  compose(HOOD_FRAME, [
    body(SWEAT),
    ribbedHems(SWEAT),
    bodyFolds(SWEAT, 1.1),
    longSleeveFolds(SWEAT),
    kangarooPocket(454, 644, true),
    zip(112, 722, '#55524c'),
    hood(SWEAT, CORD),
  ]);

/** Sweatshirt with a round neck. */
export const sweatshirtFront = (): Drawing =>
  compose({ x: 500, y: 150, scale: 0.96 }, [
    body(SWEAT, 'raglan'),
    ribbedHems(SWEAT),
    crewNeck(SWEAT, 34),
    {
      tone:
        line('M-22 112L0 152L22 112', '#000', 2, 0.35) + stitches('M-16 112L0 142L16 112', 0.24),
    },
    bodyFolds(SWEAT, 1.15),
    longSleeveFolds(SWEAT),
  ]);

/** Hooded sweatshirt in a child's proportions. */
export const childHoodieFront = (): Drawing =>
  hoodie({ x: 500, y: 256, scale: 0.86 }, forChildren(SWEAT));

/** Fleece vest with a stand-up collar. */
export const fleeceVestFront = (): Drawing =>
  compose({ x: 500, y: 170, scale: 1.02 }, [
    body(VEST),
    boundArmholes(VEST),
    stitchedHems(VEST, 26),
    bodyFolds(VEST, 0.8),
    weltPockets(150, 440),
    { tone: bothSides(seam('M14 190C90 176 170 186 236 214', 0.34)) },
    standCollar(VEST),
    zip(-6, 712, '#3d3b37'),
  ]);

/** Light windbreaker: hood, zip, a yoke in a darker cloth. */
export const windbreakerFront = (): Drawing => {
  const yoke = 'M0 -170H520V330L262 228C170 206 80 206 0 214Z';
  return compose(
    HOOD_FRAME,
    [
      body(SWEAT),
      stitchedHems(SWEAT, 34),
      {
        tone: bothSides(
          seam('M0 214C80 206 170 206 262 228L520 330', 0.4) +
            stitches('M14 222C80 214 170 214 258 236', 0.24),
        ),
      },
      bodyFolds(SWEAT, 1.4),
      longSleeveFolds(SWEAT),
      weltPockets(128, 470),
      zip(112, 722, '#3d3b37'),
      hood(SWEAT, null),
    ],
    { dye: (colour) => bothSides(fill(yoke, shade(colour, 0.6))) },
  );
};
