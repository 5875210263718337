import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { bothSides, button, fill, line, piece, rib, seam } from '../marks.ts';
import { body } from './body.ts';
import { acrossSleeve } from './cut.ts';
import type { Cut } from './cut.ts';
import { TEE } from './cuts.ts';
import { bodyFolds, shortSleeveFolds } from './folds.ts';
import { envelopeNeck } from './necks.ts';

/** Baby's bodysuit with snaps between the legs. */
export const bodysuitFront = (): Drawing => {
  const cut: Cut = {
    ...TEE,
    neck: 104,
    frontDepth: 92,
    backDepth: 28,
    shoulder: [200, 48],
    armpit: [216, 226],
    waist: [222, 400],
    hem: [216, 500],
    hemDrop: 0,
    cuff: { outer: [330, 168], inner: [256, 276] },
  };
  const seat = 'M-2 480H217C214 520 190 560 150 606C118 642 100 670 96 706C60 718 30 720 -2 720Z';
  const leg = 'M216 504C208 536 184 566 150 606C118 642 100 670 96 706';
  return compose({ x: 500, y: 168, scale: 0.92 }, [
    body(cut),
    { silhouette: bothSides(fill(seat)) },
    {
      tone:
        bothSides(
          rib(leg, 22, 147, 0.12) +
            seam('M196 508C190 534 166 562 134 600C104 636 86 664 82 700', 0.26) +
            rib(acrossSleeve(cut, 9), 20, 147, 0.12),
        ) + piece('M-98 672Q0 690 98 672L96 708Q0 724 -96 708Z', 151),
      crease: bothSides(line(leg, '#fff', 14, 0.4)),
    },
    envelopeNeck(cut),
    bodyFolds(cut, 0.7),
    shortSleeveFolds(cut),
    { trim: [-62, 0, 62].map((x) => button(x, 698 - Math.abs(x) * 0.06, 9, '#e9e5da')).join('') },
  ]);
};
