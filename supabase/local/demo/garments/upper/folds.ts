import type { Layers } from '../layers.ts';
import { fold, otherSide } from '../marks.ts';
import type { Point } from '../marks.ts';
import type { Cut } from './cut.ts';

/** How a body laid flat wrinkles: from the armpits inwards, and hanging from the chest. */
export function bodyFolds(cut: Cut, strength = 1): Layers {
  const [ax, ay] = cut.armpit;
  const [hx, hy] = cut.hem;
  const s = strength;
  const down = hy - ay;
  return {
    relief:
      fold([ax - 10, ay - 6], [ax * 0.46, ay + 74], 12, 14, 0.5 * s) +
      fold([ax - 8, ay + 16], [ax * 0.62, ay + down * 0.36], 20, 16, 0.4 * s) +
      fold([-ax + 10, ay - 6], [-ax * 0.42, ay + 64], -12, 14, 0.5 * s) +
      fold([-ax + 8, ay + 20], [-ax * 0.64, ay + down * 0.4], -18, 16, 0.4 * s) +
      fold([hx * 0.48, ay + down * 0.52], [hx * 0.76, hy - 16], -14, 20, 0.35 * s) +
      fold([-hx * 0.16, ay + down * 0.45], [-hx * 0.48, hy - 16], 14, 24, 0.32 * s) +
      fold([hx * 0.12, ay + down * 0.14], [hx * 0.04, hy - 80], 10, 22, 0.22 * s) +
      fold([-hx * 0.76, ay + down * 0.56], [-hx * 0.86, hy - 26], 8, 14, 0.35 * s) +
      fold([ax * 0.48, 64], [ax * 0.24, 174], 14, 14, 0.22 * s) +
      fold([-ax * 0.52, 64], [-ax * 0.28, 190], -14, 14, 0.22 * s),
  };
}

/** Wrinkles of a short sleeve. */
export function shortSleeveFolds(cut: Cut): Layers {
  if (cut.cuff === null) return {};
  const right = betweenSleeve(cut);
  return {
    relief:
      fold(right(0.1, 0.55), right(0.8, 0.75), 12, 12, 0.35) +
      fold(right(0.05, 0.9), right(0.7, 0.6), 8, 10, -0.4) +
      otherSide(
        fold(right(0.15, 0.5), right(0.85, 0.7), 12, 12, 0.35) +
          fold(right(0.05, 0.95), right(0.7, 0.8), 8, 10, -0.4),
      ),
  };
}

/** Wrinkles of a long sleeve: along the upper arm, across at the elbow, gathered at the cuff. */
export function longSleeveFolds(cut: Cut): Layers {
  if (cut.cuff === null) return {};
  const at = betweenSleeve(cut);
  const arm = (v: number): string =>
    fold(at(0.06, 0.62), at(0.42, 0.3 + v), 10, 12, 0.45) +
    fold(at(0.2, 0.9), at(0.52, 0.5), -10, 11, 0.5) +
    fold(at(0.46, 0.95), at(0.58, 0.2 + v), 8, 9, 0.5) +
    fold(at(0.54, 0.05), at(0.68, 0.75), 8, 10, 0.45) +
    fold(at(0.62, 0.95), at(0.78, 0.3), -6, 9, 0.4) +
    fold(at(0.72, 0.1), at(0.88, 0.6 + v), 6, 9, 0.4) +
    fold(at(0.04, 0.95), at(0.34, 0.88), 4, 8, -0.4);
  return { relief: arm(0) + otherSide(arm(0.12)) };
}

/** Points of the right sleeve: `down` from shoulder (0) to cuff (1), `across` outer to inner. */
function betweenSleeve(cut: Cut): (down: number, across: number) => Point {
  const cuff = cut.cuff ?? { outer: cut.shoulder, inner: cut.armpit };
  return (down, across) => {
    const outer = mix(cut.shoulder, cuff.outer, down);
    const inner = mix(cut.armpit, cuff.inner, down);
    const bowed: Point = [
      outer[0] + Math.sin(down * Math.PI) * cut.bow * 0.5,
      outer[1] - Math.sin(down * Math.PI) * cut.bow * 0.4,
    ];
    return mix(bowed, inner, across);
  };
}

function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
