import type { Layers } from '../layers.ts';
import { bothSides, button, fill, grey, line, piece, seam, stitches } from '../marks.ts';
import type { Cut } from './cut.ts';

/** One leaf of a turned-down collar, right side, its tip `reach` below the shoulder line. */
function leaf(cut: Cut, reach: number, spread: number): string {
  const n = cut.neck;
  const close = cut.frontDepth;
  return (
    `M5 ${close}C${n * 0.34} ${close * 0.72} ${n * 0.78} ${close * 0.26} ${n - 16} -16` +
    `Q${n + 4} -26 ${n + 16} -4C${n + 34} ${reach * 0.32} ${spread + 26} ${reach * 0.72} ${spread} ${reach}` +
    `L5 ${close}Z`
  );
}

function collar(cut: Cut, leafPath: string): Layers {
  const n = cut.neck - 14;
  const close = cut.frontDepth;
  const inside =
    `M${-n} -16Q0 6 ${n} -16C${n * 0.9} ${close * 0.26} ${n * 0.42} ${close * 0.72} 4 ${close}` +
    `L-4 ${close}C${-n * 0.42} ${close * 0.72} ${-n * 0.9} ${close * 0.26} ${-n} -16Z`;
  return {
    silhouette: bothSides(fill(leafPath)) + fill(inside),
    tone:
      fill(inside, grey(84)) +
      fill(`M${-n} -16Q0 6 ${n} -16L${n - 8} 10Q0 34 ${-n + 8} 10Z`, grey(122)) +
      seam(`M${-n + 8} 10Q0 34 ${n - 8} 10`, 0.4) +
      bothSides(piece(leafPath, 153)),
    crease: bothSides(line(leafPath, '#fff', 10, 0.5)),
    trim:
      `<rect x="-16" y="24" width="32" height="20" rx="2" fill="#f7f4ee"/>` +
      line('M-9 31H9M-9 37H4', '#8b8578', 2),
  };
}

/** A knitted polo collar with its placket of `buttons` buttons. */
export function poloCollar(cut: Cut, buttons = 3, buttonColour = '#efe9dc'): Layers {
  const bottom = cut.frontDepth + 40 + buttons * 48;
  const leafPath = leaf(cut, cut.frontDepth + 52, 74);
  const base = collar(cut, leafPath);
  const top = cut.frontDepth - 6;
  const placket = `M-22 ${top}H22V${bottom}H-22Z`;
  const places = Array.from({ length: buttons }, (_, i) => cut.frontDepth + 18 + i * 50);
  return {
    ...base,
    tone:
      piece(placket, 151) +
      stitches(`M-17 ${top}V${bottom - 5}H17V${top}`, 0.26) +
      stitches(`M-17 ${bottom - 26}H17`, 0.26) +
      (base.tone ?? '') +
      bothSides(line(leafEdge(cut), '#000', 1.6, 0.22)),
    crease: `${base.crease ?? ''}${line(placket, '#000', 6, 0.45)}`,
    trim: (base.trim ?? '') + places.map((y) => button(0, y, 7.5, buttonColour)).join(''),
  };
}

function leafEdge(cut: Cut): string {
  return leaf(cut, cut.frontDepth + 42, 66);
}

/** A woven shirt collar, the front closed by a row of buttons down to `bottom`. */
export function shirtCollar(cut: Cut, bottom: number, buttonColour = '#efe9dc'): Layers {
  const leafPath = leaf(cut, cut.frontDepth + 58, 68);
  const base = collar(cut, leafPath);
  const top = cut.frontDepth - 4;
  const band = `M-19 ${top}H19V${bottom}H-19Z`;
  const places = Array.from({ length: 7 }, (_, i) => cut.frontDepth + 16 + i * 92).filter(
    (y) => y < bottom - 30,
  );
  return {
    ...base,
    tone:
      fill(band, grey(151)) +
      seam(`M19 ${top}V${bottom}`, 0.4) +
      stitches(`M13 ${top}V${bottom}M-14 ${top}V${bottom}`, 0.24) +
      (base.tone ?? '') +
      bothSides(stitches(leaf(cut, cut.frontDepth + 48, 60), 0.24)),
    crease: `${base.crease ?? ''}${line(`M20 ${top}V${bottom}`, '#000', 7, 0.6)}`,
    trim: (base.trim ?? '') + places.map((y) => button(0, y, 7, buttonColour)).join(''),
  };
}

/** The back of a collar, turned down over the neck. */
export function collarBack(cut: Cut): Layers {
  const n = cut.neck;
  const path = `M${-n + 6} -18Q0 -4 ${n - 6} -18Q${n + 8} -22 ${n + 18} 2C${n + 22} 20 ${n + 20} 34 ${n + 16} 46Q0 78 ${-n - 16} 46C${-n - 20} 34 ${-n - 22} 20 ${-n - 18} 2Q${-n - 8} -22 ${-n + 6} -18Z`;
  return {
    silhouette: fill(path),
    tone: piece(path, 153),
    crease: line(path, '#fff', 10, 0.45),
  };
}
