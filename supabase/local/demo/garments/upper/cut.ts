import type { Point } from '../marks.ts';

/** The pattern of an upper garment: its right half, in millimetres from the middle of the neck. */
export interface Cut {
  /** Half the width of the neck opening. */
  readonly neck: number;
  readonly frontDepth: number;
  readonly backDepth: number;
  readonly shoulder: Point;
  readonly armpit: Point;
  readonly waist: Point;
  readonly hem: Point;
  /** How far the middle of the hem hangs below its ends. */
  readonly hemDrop: number;
  /** Outer and inner end of the sleeve opening; null for a garment without sleeves. */
  readonly cuff: { readonly outer: Point; readonly inner: Point } | null;
  /** How far the sleeve bows outwards between shoulder and cuff. */
  readonly bow: number;
}

/** The line where the front ends at the neck, left to right. */
export function neckline(cut: Cut, depth: number, half: number = cut.neck, top = 0): string {
  const k = depth - top;
  return (
    `M${-half} ${top}C${-half * 0.9} ${top + k * 0.66} ${-half * 0.56} ${depth} 0 ${depth}` +
    `C${half * 0.56} ${depth} ${half * 0.9} ${top + k * 0.66} ${half} ${top}`
  );
}

/** The right armhole from shoulder to armpit. */
export function armhole(cut: Cut): string {
  const [sx, sy] = cut.shoulder;
  const [ax, ay] = cut.armpit;
  const inward = Math.min(sx, ax) - 14;
  return `M${sx} ${sy}C${inward} ${sy + (ay - sy) * 0.4} ${inward + 4} ${sy + (ay - sy) * 0.78} ${ax} ${ay}`;
}

/** The right side seam and half the hem, continuing from the armpit to the middle. */
function sideAndHem(cut: Cut): string {
  const [ax, ay] = cut.armpit;
  const [wx, wy] = cut.waist;
  const [hx, hy] = cut.hem;
  const drop = hy + cut.hemDrop;
  return (
    `C${ax - 4} ${ay + (wy - ay) * 0.4} ${wx} ${wy - (wy - ay) * 0.4} ${wx} ${wy}` +
    `C${wx} ${wy + (hy - wy) * 0.4} ${hx} ${hy - (hy - wy) * 0.3} ${hx} ${hy}` +
    `C${hx * 0.7} ${drop - 2} ${hx * 0.4} ${drop} -2 ${drop}`
  );
}

/** The right half of the body, up to the back of the neck. */
export function halfBody(cut: Cut): string {
  const arm = armhole(cut).replace(/^M/, 'L');
  const top = cut.backDepth;
  return `M-2 ${top}C${cut.neck * 0.5} ${top} ${cut.neck * 0.85} ${top * 0.6} ${cut.neck} 0${arm}${sideAndHem(cut)}Z`;
}

/** The right sleeve; empty for a garment without sleeves. */
export function sleeve(cut: Cut): string {
  if (cut.cuff === null) return '';
  const [sx, sy] = cut.shoulder;
  const [ax, ay] = cut.armpit;
  const [ox, oy] = cut.cuff.outer;
  const [ix, iy] = cut.cuff.inner;
  const { bow } = cut;
  const outerX = (sx + ox) / 2 + bow;
  const outerY = (sy + oy) / 2 - bow * 0.75;
  const innerX = (ax + ix) / 2 + bow * 0.3;
  const innerY = (ay + iy) / 2 - bow * 0.45;
  return (
    `M${sx - 20} ${sy - 4}L${sx} ${sy}Q${outerX} ${outerY} ${ox} ${oy}` +
    `L${ix} ${iy}Q${innerX} ${innerY} ${ax} ${ay}L${ax - 40} ${ay - 20}Z`
  );
}

/** A line across the right sleeve, `distance` millimetres before its opening. */
export function acrossSleeve(cut: Cut, distance: number): string {
  if (cut.cuff === null) return '';
  const [ox, oy] = cut.cuff.outer;
  const [ix, iy] = cut.cuff.inner;
  const [sx, sy] = cut.shoulder;
  const [ax, ay] = cut.armpit;
  const outerLength = Math.hypot(ox - sx, oy - sy);
  const innerLength = Math.hypot(ix - ax, iy - ay);
  const outer = along(cut.cuff.outer, cut.shoulder, distance / outerLength);
  const inner = along(cut.cuff.inner, cut.armpit, distance / innerLength);
  return `M${outer}L${inner}`;
}

/** A line along the hem, `distance` millimetres above it, over the whole width. */
export function alongHem(cut: Cut, distance: number): string {
  const [hx, hy] = cut.hem;
  const drop = hy + cut.hemDrop - distance;
  const end = hy - distance;
  return (
    `M${-hx - 6} ${end}C${-hx * 0.7} ${drop - 2} ${-hx * 0.4} ${drop} 0 ${drop}` +
    `C${hx * 0.4} ${drop} ${hx * 0.7} ${drop - 2} ${hx + 6} ${end}`
  );
}

/** The right seam of a raglan sleeve, from the neck to the armpit. */
export function raglanSeam(cut: Cut): string {
  const [ax, ay] = cut.armpit;
  const nx = cut.neck * 0.97;
  return `M${nx} 12C${nx + 34} ${ay * 0.42} ${ax - 62} ${ay * 0.8} ${ax} ${ay}`;
}

function along(from: Point, to: Point, share: number): string {
  return `${from[0] + (to[0] - from[0]) * share} ${from[1] + (to[1] - from[1]) * share}`;
}
