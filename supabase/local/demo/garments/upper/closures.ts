import type { Layers } from '../layers.ts';
import { bothSides, fill, line, piece, seam, stitches } from '../marks.ts';

/** A zip down the middle, its tape in the given colour. */
export function zip(top: number, bottom: number, tape: string): Layers {
  const teeth = `M0 ${top}V${bottom}`;
  return {
    tone: bothSides(seam(`M13 ${top}V${bottom}`, 0.4) + stitches(`M19 ${top}V${bottom}`, 0.24)),
    crease: bothSides(line(`M14 ${top}V${bottom}`, '#fff', 8, 0.5)) + line(teeth, '#000', 16, 0.6),
    trim:
      line(teeth, tape, 13) +
      `<path d="${teeth}" fill="none" stroke="#d3d0c8" stroke-width="6.5" stroke-dasharray="3 2.4" stroke-linecap="butt"/>` +
      line(teeth, '#55524c', 1.2, 0.8) +
      `<rect x="-5" y="${top + 4}" width="10" height="16" rx="3" fill="#d9d6ce" stroke="#6d6a64" stroke-width="1"/>` +
      `<rect x="-3.4" y="${top + 18}" width="6.8" height="28" rx="3" fill="#c2bfb6" stroke="#6d6a64" stroke-width="1"/>`,
  };
}

/** The one wide pocket of a hooded sweatshirt; split in two when a zip divides it. */
export function kangarooPocket(top: number, bottom: number, split: boolean): Layers {
  const inner = split ? 16 : -2;
  const half = `M${inner} ${top}H104L176 ${top + (bottom - top) * 0.52}V${bottom}H${inner}Z`;
  const opening = `M104 ${top}L176 ${top + (bottom - top) * 0.52}`;
  const whole = `M-104 ${top}H104L176 ${top + (bottom - top) * 0.52}V${bottom}H-176V${top + (bottom - top) * 0.52}Z`;
  const shape = split ? bothSides(piece(half, 151)) : piece(whole, 151);
  return {
    tone:
      shape +
      bothSides(
        line(opening, '#000', 5, 0.22) +
          `<g transform="translate(-9 7)">${stitches(opening, 0.28)}</g>` +
          (split ? '' : stitches(`M0 ${top + 8}H96`, 0.24)),
      ),
    crease: bothSides(line(opening, '#000', 10, 0.7)) + (split ? '' : line(whole, '#fff', 8, 0.3)),
  };
}

/** A patch pocket with a pointed bottom; `flap` covers its opening. */
export function patchPocket(
  x: number,
  y: number,
  width: number,
  height: number,
  flap = false,
): Layers {
  const path = `M${x} ${y}H${x + width}V${y + height - 16}L${x + width / 2} ${y + height}L${x} ${y + height - 16}Z`;
  const cover = `M${x - 3} ${y - 4}H${x + width + 3}V${y + 26}L${x + width / 2} ${y + 40}L${x - 3} ${y + 26}Z`;
  const inset = `M${x + 5} ${y + 4}V${y + height - 19}L${x + width / 2} ${y + height - 6}L${x + width - 5} ${y + height - 19}V${y + 4}`;
  return {
    tone:
      piece(path, 152) +
      stitches(inset, 0.28) +
      (flap ? piece(cover, 153) : stitches(`M${x + 4} ${y + 18}H${x + width - 4}`, 0.28)),
    crease: line(path, '#fff', 6, 0.35),
  };
}

/** A welt pocket: a slanted opening with a narrow border, mirrored on both sides. */
export function weltPockets(x: number, y: number): Layers {
  const welt = `M${x} ${y}L${x + 34} ${y + 110}L${x + 52} ${y + 104}L${x + 18} ${y - 6}Z`;
  return {
    tone: bothSides(piece(welt, 150) + fill(welt, '#000', 0.06)),
    crease: bothSides(line(welt, '#000', 6, 0.5)),
  };
}
