import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { bothSides, button, fill, grey, line, piece, rib, seam, stitches } from '../marks.ts';
import { body, boundArmholes, stitchedHems } from './body.ts';
import { patchPocket, zip } from './closures.ts';
import { shirtCollar } from './collars.ts';
import { acrossSleeve } from './cut.ts';
import type { Cut } from './cut.ts';
import { SHIRT, SHIRT_LONG, VEST } from './cuts.ts';
import { bodyFolds, longSleeveFolds, shortSleeveFolds } from './folds.ts';
import { veeNeck } from './necks.ts';

/** Work shirt with long sleeves and two flap pockets. */
export const workShirtLongFront = (): Drawing =>
  compose({ x: 500, y: 148, scale: 0.95 }, [
    body(SHIRT_LONG),
    stitchedHems({ ...SHIRT_LONG, cuff: null }, 14),
    {
      tone:
        bothSides(
          seam(acrossSleeve(SHIRT_LONG, 62), 0.45) +
            stitches(acrossSleeve(SHIRT_LONG, 54), 0.26) +
            stitches(acrossSleeve(SHIRT_LONG, 6), 0.26),
        ) + yoke(),
      crease: bothSides(line(acrossSleeve(SHIRT_LONG, 62), '#000', 8, 0.7)),
    },
    bodyFolds(SHIRT_LONG, 0.9),
    longSleeveFolds(SHIRT_LONG),
    patchPocket(76, 226, 108, 128, true),
    patchPocket(-184, 226, 108, 128, true),
    shirtCollar(SHIRT_LONG, 756),
    { trim: button(130, 246, 6, '#efe9dc') + button(-130, 246, 6, '#efe9dc') },
  ]);

/** Work shirt with short sleeves and one pocket. */
export const workShirtShortFront = (): Drawing =>
  compose({ x: 500, y: 146, scale: 0.98 }, [
    body(SHIRT),
    stitchedHems({ ...SHIRT, cuff: null }, 14),
    {
      tone:
        bothSides(seam(acrossSleeve(SHIRT, 34), 0.4) + stitches(acrossSleeve(SHIRT, 28), 0.24)) +
        yoke(),
      crease: bothSides(line(acrossSleeve(SHIRT, 34), '#000', 8, 0.6)),
    },
    bodyFolds(SHIRT, 0.9),
    shortSleeveFolds(SHIRT),
    patchPocket(74, 224, 110, 128),
    shirtCollar(SHIRT, 756),
  ]);

function yoke(): string {
  const path = 'M84 44C140 60 190 84 232 112';
  return bothSides(seam(path, 0.3) + `<g transform="translate(0 6)">${stitches(path, 0.22)}</g>`);
}

/** Hospital tunic: V neck, short sleeves, three pockets. */
export const scrubFront = (): Drawing => {
  const cut: Cut = { ...SHIRT, neck: 88, frontDepth: 128, hemDrop: 4, hem: [268, 716] };
  return compose({ x: 500, y: 148, scale: 0.99 }, [
    body(cut),
    stitchedHems(cut, 26),
    veeNeck(cut, 28),
    bodyFolds(cut, 0.85),
    shortSleeveFolds(cut),
    square(62, 478, 158, 176),
    square(-220, 478, 158, 176),
    square(78, 214, 104, 112),
  ]);
};

function square(
  x: number,
  y: number,
  width: number,
  height: number,
): { tone: string; crease: string } {
  const path = `M${x} ${y}H${x + width}V${y + height - 12}Q${x + width} ${y + height} ${x + width - 12} ${y + height}H${x + 12}Q${x} ${y + height} ${x} ${y + height - 12}Z`;
  return {
    tone:
      piece(path, 152) +
      stitches(
        `M${x + 5} ${y + 22}H${x + width - 5}M${x + 6} ${y + 4}V${y + height - 14}M${x + width - 6} ${y + 4}V${y + height - 14}M${x + 12} ${y + height - 6}H${x + width - 12}`,
        0.26,
      ),
    crease: line(path, '#fff', 6, 0.35),
  };
}

/** High-visibility vest with reflective bands. */
export const safetyVestFront = (): Drawing => {
  return compose(
    { x: 500, y: 152, scale: 1.04 },
    [
      body(VEST),
      boundArmholes(VEST),
      stitchedHems(VEST, 20),
      bodyFolds(VEST, 0.9),
      {
        tone:
          fill('M-84 0C-60 90 -30 190 0 250C30 190 60 90 84 0Q0 26 -84 0Z', grey(86)) +
          bothSides(rib('M86 0C62 90 30 190 4 250', 20, 146, 0.06)),
        crease: bothSides(line('M86 0C62 90 30 190 4 250', '#fff', 14, 0.4)),
      },
      zip(250, 712, '#3d3b37'),
    ],
    {
      dye: () =>
        band('M-275 440Q0 456 275 440') +
        band('M-275 580Q0 596 275 580') +
        band('M-150 10C-156 160 -160 300 -160 430') +
        band('M150 10C156 160 160 300 160 430'),
    },
  );
};

function band(path: string): string {
  return (
    `<path d="${path}" fill="none" stroke="#8f9296" stroke-width="50" stroke-linecap="butt"/>` +
    `<path d="${path}" fill="none" stroke="#d6d9dc" stroke-width="44" stroke-linecap="butt"/>` +
    `<path d="${path}" fill="none" stroke="#eceef0" stroke-width="16" stroke-linecap="butt" stroke-opacity="0.7"/>`
  );
}
