import type { Layers } from '../layers.ts';
import { bothSides, fill, fold, grey, line, piece, seam, stitches } from '../marks.ts';
import type { Cut } from './cut.ts';

/** A hood lying open above the neck, with cords in the given colour; null for none. */
export function hood(cut: Cut, cords: string | null): Layers {
  const n = cut.neck;
  const close = cut.frontDepth + 22;
  const outside =
    `M0 ${close + 14}C${n * 0.6} ${close} ${n + 34} ${close * 0.62} ${n + 40} 10` +
    `C${n + 52} -56 ${n * 0.78} -146 0 -150C${-n * 0.78} -146 ${-n - 52} -56 ${-n - 40} 10` +
    `C${-n - 34} ${close * 0.62} ${-n * 0.6} ${close} 0 ${close + 14}Z`;
  const opening =
    `M0 ${close}C${n * 0.5} ${close * 0.76} ${n * 0.92} ${close * 0.3} ${n * 0.94} -22` +
    `C${n * 0.92} -84 ${n * 0.5} -112 0 -114C${-n * 0.5} -112 ${-n * 0.92} -84 ${-n * 0.94} -22` +
    `C${-n * 0.92} ${close * 0.3} ${-n * 0.5} ${close * 0.76} 0 ${close}Z`;
  const innerNeck = `M${-n * 0.92} -6Q0 62 ${n * 0.92} -6`;
  return {
    silhouette: fill(outside),
    tone:
      piece(outside, 152) +
      fill(opening, grey(88)) +
      fill(
        `${innerNeck}C${n * 0.8} ${close * 0.4} ${n * 0.42} ${close * 0.76} 0 ${close}C${-n * 0.42} ${close * 0.76} ${-n * 0.8} ${close * 0.4} ${-n * 0.92} -6Z`,
        grey(72),
      ) +
      line(innerNeck, '#000', 3, 0.3) +
      line('M0 -112V20', '#000', 2.2, 0.22) +
      line(opening, '#000', 2.4, 0.35) +
      `<g transform="scale(1.09 1.08) translate(0 -3)">${stitches(opening, 0.26)}</g>`,
    relief:
      fold([n * 0.5, -100], [n * 0.62, 40], -26, 16, 0.35) +
      fold([-n * 0.4, -90], [-n * 0.56, 30], 26, 14, 0.3) +
      fold([n + 18, -40], [n + 8, 40], 8, 10, 0.3),
    crease: line(outside, '#fff', 9, 0.3) + line(opening, '#fff', 14, 0.55),
    ...(cords === null ? {} : { trim: drawCords(close, cords) }),
  };
}

function drawCords(close: number, colour: string): string {
  const right = `M34 ${close - 8}C40 ${close + 50} 28 ${close + 96} 36 ${close + 152}`;
  const left = `M-34 ${close - 8}C-38 ${close + 40} -26 ${close + 84} -32 ${close + 128}`;
  const cord = (path: string): string =>
    `<g transform="translate(2.5 4)">${line(path, '#000', 7, 0.22)}</g>` +
    line(path, colour, 7) +
    `<g transform="translate(-1.4 -0.8)">${line(path, '#fff', 2, 0.28)}</g>`;
  const eyelet = (x: number): string =>
    `<circle cx="${x}" cy="${close - 8}" r="7" fill="#c9c6be"/>` +
    `<circle cx="${x}" cy="${close - 8}" r="3.4" fill="#3a3835"/>`;
  return (
    cord(right) +
    cord(left) +
    tip(36, close + 152) +
    tip(-32, close + 128) +
    eyelet(34) +
    eyelet(-34)
  );
}

/** A hood seen from behind. */
export function hoodBack(cut: Cut): Layers {
  const n = cut.neck;
  const path =
    `M0 96C${n * 0.7} 92 ${n + 46} 60 ${n + 44} 6C${n + 52} -60 ${n * 0.7} -132 0 -136` +
    `C${-n * 0.7} -132 ${-n - 52} -60 ${-n - 44} 6C${-n - 46} 60 ${-n * 0.7} 92 0 96Z`;
  return {
    silhouette: fill(path),
    tone: piece(path, 152) + seam('M0 -134V94', 0.34) + stitches('M7 -134V94', 0.2),
    relief:
      fold([30, -80], [40, 60], -16, 18, 0.4) +
      fold([-60, -60], [-30, 70], -14, 18, 0.35) +
      fold([80, 0], [20, 84], 20, 14, 0.4),
    crease: line(path, '#fff', 10, 0.35),
  };
}

/** A stand-up collar that a zip closes to the top. */
export function standCollar(cut: Cut): Layers {
  const n = cut.neck;
  const d = cut.frontDepth;
  const back = `M${-n - 4} -4C${-n} -34 ${-n + 10} -50 ${-n + 16} -56Q0 -40 ${n - 16} -56C${n - 10} -50 ${n} -34 ${n + 4} -4Q0 60 ${-n - 4} -4Z`;
  const half = `M2 ${d + 4}C${n * 0.5} ${d - 4} ${n * 0.9} ${d * 0.4} ${n + 4} -4C${n} -34 ${n - 10} -50 ${n - 16} -56C${n * 0.66} -26 ${n * 0.34} -12 2 -8Z`;
  return {
    silhouette: fill(back) + bothSides(fill(half)),
    tone:
      fill(back, grey(88)) +
      bothSides(
        piece(half, 152) + stitches(`M8 0C${n * 0.36} -4 ${n * 0.68} -18 ${n - 14} -46`, 0.24),
      ),
    crease: bothSides(line(half, '#fff', 9, 0.4)),
  };
}

function tip(x: number, y: number): string {
  return `<rect x="${x - 4}" y="${y - 4}" width="8" height="24" rx="3" fill="#b9b6ad"/>`;
}
