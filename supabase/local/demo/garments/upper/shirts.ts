import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import type { Layers } from '../layers.ts';
import { bothSides, fill, fold, line, seam } from '../marks.ts';
import { shade } from '../shade.ts';
import { body, boundArmholes, ribbedCuffs, stitchedHems } from './body.ts';
import { acrossSleeve, halfBody, raglanSeam } from './cut.ts';
import type { Cut } from './cut.ts';
import { FITTED, forChildren, LONG, OVERSIZE, TANK, TEE, THREE_QUARTER } from './cuts.ts';
import { bodyFolds, longSleeveFolds, shortSleeveFolds } from './folds.ts';
import { backNeck, crewNeck, tankNeck, veeNeck } from './necks.ts';

type Frame = Drawing['frame'];

const TEE_FRAME: Frame = { x: 500, y: 142, scale: 1 };
const LONG_FRAME: Frame = { x: 500, y: 150, scale: 0.96 };
const CHILD_FRAME: Frame = { x: 500, y: 206, scale: 0.9 };

function shortSleeved(
  frame: Frame,
  cut: Cut,
  neck: Layers,
  extra: Pick<Drawing, 'dye'> = {},
): Drawing {
  const parts = [body(cut), stitchedHems(cut), neck, bodyFolds(cut), shortSleeveFolds(cut)];
  return compose(frame, parts, extra);
}

/** T-shirt with a round neck. */
export const teeFront = (): Drawing => shortSleeved(TEE_FRAME, TEE, crewNeck(TEE));

/** The same T-shirt from behind. */
export const teeBack = (): Drawing =>
  compose(TEE_FRAME, [
    body(TEE),
    stitchedHems(TEE),
    backNeck(TEE),
    backFolds(TEE),
    shortSleeveFolds(TEE),
  ]);

/** T-shirt with a V neck, cut for women. */
export const veeFront = (): Drawing =>
  shortSleeved({ x: 500, y: 150, scale: 1.04 }, FITTED, veeNeck(FITTED));

/** Wide, heavy T-shirt. */
export const oversizeFront = (): Drawing =>
  shortSleeved({ x: 500, y: 144, scale: 0.98 }, OVERSIZE, crewNeck(OVERSIZE, 32));

/** T-shirt in a child's proportions. */
export const childTeeFront = (): Drawing =>
  shortSleeved(CHILD_FRAME, forChildren(TEE), crewNeck(forChildren(TEE)));

/** The child's T-shirt from behind. */
export const childTeeBack = (): Drawing => {
  const cut = forChildren(TEE);
  return compose(CHILD_FRAME, [
    body(cut),
    stitchedHems(cut),
    backNeck(cut),
    backFolds(cut),
    shortSleeveFolds(cut),
  ]);
};

/** T-shirt with stripes around body and sleeves: navy on white, cream on any other colour. */
export const stripedFront = (): Drawing => {
  const rows = Array.from({ length: 15 }, (_, i) => 118 + i * 38);
  const sleeveRows = Array.from({ length: 5 }, (_, i) => acrossSleeve(TEE, 52 + i * 38));
  const trunk = halfBody(TEE);
  return shortSleeved(TEE_FRAME, TEE, crewNeck(TEE), {
    dye: (colour) => {
      const stripe = colour === '#FFFFFF' ? '#2b3a67' : '#f4f1ea';
      return (
        bothSides(sleeveRows.map((path) => line(path, stripe, 15)).join('')) +
        bothSides(fill(trunk, colour)) +
        `<clipPath id="trunk"><path d="${trunk}"/></clipPath>` +
        bothSides(
          `<g clip-path="url(#trunk)">` +
            rows.map((y) => line(`M-2 ${y + 6}Q130 ${y + 6} 260 ${y}`, stripe, 15)).join('') +
            '</g>',
        )
      );
    },
  });
};

/** Sports T-shirt: raglan sleeves with piping, mesh side panels. */
export const sportFront = (): Drawing => {
  const panel = 'M252 268C230 330 214 420 214 500C214 580 226 660 236 730H270V268Z';
  return compose(
    TEE_FRAME,
    [
      body(TEE, 'raglan'),
      stitchedHems(TEE, 16),
      { tone: bothSides(seam('M250 276C230 330 214 420 214 500C214 580 226 660 234 722', 0.34)) },
      crewNeck(TEE, 18),
      bodyFolds(TEE, 0.9),
      shortSleeveFolds(TEE),
    ],
    { dye: (colour) => bothSides(fill(panel, shade(colour, 0.68))) },
  );
};

/** Long-sleeved T-shirt with ribbed cuffs. */
export const longFront = (): Drawing =>
  compose(LONG_FRAME, [
    body(LONG),
    stitchedHems({ ...LONG, cuff: null }),
    ribbedCuffs(LONG),
    crewNeck(LONG),
    bodyFolds(LONG),
    longSleeveFolds(LONG),
  ]);

/** The long-sleeved T-shirt from behind. */
export const longBack = (): Drawing =>
  compose(LONG_FRAME, [
    body(LONG),
    stitchedHems({ ...LONG, cuff: null }),
    ribbedCuffs(LONG),
    backNeck(LONG),
    backFolds(LONG),
    longSleeveFolds(LONG),
  ]);

/** Two-coloured raglan shirt: white body, sleeves and neck in the cloth's colour. */
export const raglanFront = (): Drawing => {
  const cut = THREE_QUARTER;
  const trunk = `M-2 -40H${cut.neck * 0.97}V12${raglanSeam(cut).replace(/^M[^C]*/, '')}L${cut.armpit[0] + 8} ${cut.armpit[1] + 60}V800H-2Z`;
  return compose(
    { x: 500, y: 150, scale: 0.98 },
    [body(cut, 'raglan'), stitchedHems(cut), crewNeck(cut), bodyFolds(cut), longSleeveFolds(cut)],
    {
      dye: (colour) => bothSides(fill(trunk, '#f3f1ec')) + fill(neckDisc(cut), colour),
    },
  );
};

/** Sleeveless shirt. */
export const tankFront = (): Drawing =>
  compose({ x: 500, y: 136, scale: 1.02 }, [
    body(TANK),
    boundArmholes(TANK),
    stitchedHems(TANK),
    tankNeck(TANK),
    bodyFolds(TANK),
  ]);

function neckDisc(cut: Cut): string {
  const r = cut.neck + 12;
  const d = cut.frontDepth + 13;
  return `M${-r} 4C${-r * 0.9} ${d * 0.66} ${-r * 0.56} ${d} 0 ${d}C${r * 0.56} ${d} ${r * 0.9} ${d * 0.66} ${r} 4V-40H${-r}Z`;
}

function backFolds(cut: Cut): Layers {
  const [ax, ay] = cut.armpit;
  const [hx, hy] = cut.hem;
  return {
    relief:
      fold([ax - 10, ay], [ax * 0.3, ay - 60], -14, 16, 0.4) +
      fold([-ax + 10, ay], [-ax * 0.36, ay - 50], 14, 16, 0.4) +
      fold([60, 130], [90, 420], 14, 22, 0.3) +
      fold([-70, 120], [-110, 460], -16, 22, 0.3) +
      fold([20, 380], [-30, hy - 20], -12, 22, 0.3) +
      fold([hx * 0.6, 480], [hx * 0.8, hy - 20], -12, 18, 0.35) +
      fold([-hx * 0.62, 500], [-hx * 0.8, hy - 20], 12, 18, 0.35),
  };
}
