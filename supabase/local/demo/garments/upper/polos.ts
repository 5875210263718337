import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import type { Layers } from '../layers.ts';
import { bothSides, fill, seam } from '../marks.ts';
import { body, ribbedCuffs, stitchedHems } from './body.ts';
import { halfBody, sleeve } from './cut.ts';
import type { Cut } from './cut.ts';
import { collarBack, poloCollar } from './collars.ts';
import { FITTED, forChildren, LONG, TEE } from './cuts.ts';
import { bodyFolds, longSleeveFolds, shortSleeveFolds } from './folds.ts';
import { shade } from '../shade.ts';

const POLO: Cut = { ...TEE, neck: 84, frontDepth: 82 };
const POLO_WOMEN: Cut = { ...FITTED, neck: 82, frontDepth: 82 };
const FRAME: Drawing['frame'] = { x: 500, y: 152, scale: 1 };

function polo(
  frame: Drawing['frame'],
  cut: Cut,
  buttons: number,
  extra: Pick<Drawing, 'dye'> = {},
): Drawing {
  const hems: Layers[] = [stitchedHems({ ...cut, cuff: null }), ribbedCuffs(cut, 26)];
  return compose(
    frame,
    [body(cut), ...hems, bodyFolds(cut, 0.85), shortSleeveFolds(cut), poloCollar(cut, buttons)],
    extra,
  );
}

/** Piqué polo shirt for men. */
export const poloFront = (): Drawing => polo(FRAME, POLO, 3);

/** The men's polo shirt from behind. */
export const poloBack = (): Drawing =>
  compose(FRAME, [
    body(POLO),
    stitchedHems({ ...POLO, cuff: null }),
    ribbedCuffs(POLO, 26),
    bodyFolds(POLO, 0.7),
    shortSleeveFolds(POLO),
    collarBack(POLO),
  ]);

/** Piqué polo shirt for women. */
export const poloWomenFront = (): Drawing => polo({ x: 500, y: 158, scale: 1.04 }, POLO_WOMEN, 4);

/** Polo shirt with long sleeves. */
export const poloLongFront = (): Drawing => {
  const cut: Cut = { ...POLO, cuff: LONG.cuff, bow: LONG.bow };
  return compose({ x: 500, y: 158, scale: 0.96 }, [
    body(cut),
    stitchedHems({ ...cut, cuff: null }),
    ribbedCuffs(cut),
    bodyFolds(cut, 0.85),
    longSleeveFolds(cut),
    poloCollar(cut, 3),
  ]);
};

/** Sports polo shirt with darker sides. */
export const poloSportFront = (): Drawing => {
  const side = 'M254 272C226 350 204 440 204 520C204 600 214 670 222 740H290V272Z';
  return compose(
    FRAME,
    [
      body(POLO),
      stitchedHems(POLO, 16),
      { tone: bothSides(seam('M250 276C222 350 204 440 204 520C204 600 214 670 220 722', 0.3)) },
      bodyFolds(POLO, 0.85),
      shortSleeveFolds(POLO),
      poloCollar(POLO, 3, '#d9d5cc'),
    ],
    {
      dye: (colour) =>
        bothSides(
          fill(sleeve(POLO), shade(colour, 0.6)) +
            fill(halfBody(POLO), colour) +
            fill(side, shade(colour, 0.6)),
        ),
    },
  );
};

/** School polo shirt in a child's proportions. */
export const poloChildFront = (): Drawing =>
  polo({ x: 500, y: 214, scale: 0.9 }, forChildren(POLO), 2);
