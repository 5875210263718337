import type { Layers } from '../layers.ts';
import { bothSides, fill, grey, line, rib, seam, stitches } from '../marks.ts';
import { neckline } from './cut.ts';
import type { Cut } from './cut.ts';

const INSIDE = grey(92);

/** The label sewn in at the back of the neck. */
function label(y: number): Layers {
  return {
    trim:
      `<rect x="-17" y="${y}" width="34" height="22" rx="2" fill="#f7f4ee"/>` +
      line(`M-10 ${y + 8}H10M-10 ${y + 14}H5`, '#8b8578', 2),
  };
}

/** A round neck with a ribbed band, seen from the front. */
export function crewNeck(cut: Cut, band = 24): Layers {
  const front = neckline(cut, cut.frontDepth);
  const outer = neckline(cut, cut.frontDepth + band * 0.54, cut.neck + band / 2, 5);
  return {
    tone:
      fill(`${front}${backEdge(cut)}Z`, INSIDE) +
      rib(neckline(cut, cut.backDepth + 10, cut.neck - 4, 2), 20, 112, 0.2) +
      line(neckline(cut, cut.backDepth + 21, cut.neck - 8, 4), '#000', 3, 0.25) +
      rib(front, band) +
      seam(outer, 0.34),
    crease: line(outer, '#000', 8, 0.6) + line(front, '#fff', band * 0.66, 0.5),
    ...label(cut.backDepth + 14),
  };
}

/** A round neck seen from the back. */
export function backNeck(cut: Cut, band = 24): Layers {
  const edge = neckline(cut, cut.backDepth + band * 0.3, cut.neck);
  const outer = neckline(cut, cut.backDepth + band * 0.9, cut.neck + band * 0.5, 5);
  return {
    tone:
      rib(edge, band) +
      seam(outer, 0.34) +
      stitches(neckline(cut, cut.backDepth + 34, cut.neck + 18, 8), 0.2),
    crease: line(outer, '#000', 8, 0.5) + line(edge, '#fff', band * 0.66, 0.4),
  };
}

/** A neck in the shape of a V with a ribbed band. */
export function veeNeck(cut: Cut, band = 22): Layers {
  const depth = cut.frontDepth + 34;
  const vee = (drop: number, half: number): string =>
    `M${-half} 0C${-half * 0.86} ${depth * 0.34} ${-half * 0.42} ${depth * 0.72} 0 ${depth + drop}` +
    `C${half * 0.42} ${depth * 0.72} ${half * 0.86} ${depth * 0.34} ${half} 0`;
  const front = vee(0, cut.neck);
  const outer = vee(band * 0.85, cut.neck + band * 0.5);
  return {
    tone:
      fill(`${front}${backEdge(cut)}Z`, INSIDE) +
      rib(neckline(cut, cut.backDepth + 10, cut.neck - 4, 2), 18, 112, 0.2) +
      rib(front, band) +
      line(`M0 ${depth - band * 0.7}V${depth + band * 0.8}`, '#000', 2, 0.4) +
      seam(outer, 0.34),
    crease: line(outer, '#000', 8, 0.6) + line(front, '#fff', band * 0.6, 0.5),
    ...label(cut.backDepth + 14),
  };
}

/** The wide bound neck of a sleeveless shirt. */
export function tankNeck(cut: Cut): Layers {
  const front = neckline(cut, cut.frontDepth);
  return {
    tone:
      fill(`${front}${backEdge(cut)}Z`, INSIDE) +
      rib(neckline(cut, cut.backDepth + 4, cut.neck - 2, 0), 16, 116, 0.14) +
      rib(front, 20, 147, 0.1) +
      seam(neckline(cut, cut.frontDepth + 10, cut.neck + 10, 2), 0.3),
    crease: line(front, '#fff', 14, 0.45),
    ...label(cut.backDepth + 16),
  };
}

/** The overlapping shoulders of a baby's bodysuit. */
export function envelopeNeck(cut: Cut): Layers {
  const front = neckline(cut, cut.frontDepth);
  const [sx, sy] = cut.shoulder;
  const lap = `M${cut.neck * 0.62} ${cut.frontDepth * 0.72}C${cut.neck} ${cut.frontDepth * 0.5} ${sx * 0.8} ${sy + 36} ${sx + 8} ${sy + 74}`;
  return {
    tone:
      fill(`${front}${backEdge(cut)}Z`, INSIDE) +
      rib(front, 20, 147, 0.1) +
      bothSides(rib(lap, 16, 150, 0.08) + seam(lap, 0.3)),
    crease: line(front, '#fff', 14, 0.45) + bothSides(line(lap, '#000', 8, 0.6)),
    ...label(cut.backDepth + 12),
  };
}

/** The edge of the back at the neck, continuing a front neckline from right to left. */
function backEdge(cut: Cut): string {
  const { neck, backDepth } = cut;
  return (
    `C${neck * 0.85} ${backDepth * 0.6} ${neck * 0.5} ${backDepth} 0 ${backDepth}` +
    `C${-neck * 0.5} ${backDepth} ${-neck * 0.85} ${backDepth * 0.6} ${-neck} 0`
  );
}
