import { box, fill, line, nap } from '../marks.ts';

/** A folded edge: the rounded front of a cloth folded several times. */
export function foldedLayer(
  y: number,
  height: number,
  width: number,
): { path: string; tone: string } {
  const path = box(-width / 2, y, width, height, height * 0.46);
  const middle = y + height / 2;
  return {
    path,
    tone:
      fill(path) +
      `<linearGradient id="roll${Math.round(y)}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient>` +
      `<path d="${path}" fill="url(#roll${Math.round(y)})"/>` +
      nap(path, `nap${Math.round(y)}`, 0.1) +
      line(`M${-width / 2 + 8} ${middle}H${width / 2 - 30}`, '#000', 3, 0.26) +
      line(path, '#000', 2, 0.25),
  };
}
