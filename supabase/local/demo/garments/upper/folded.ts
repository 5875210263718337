import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { fill, fold, grey, line, piece, seam } from '../marks.ts';

/** A T-shirt folded for the shelf: the close view of a garment. */
export const foldedTee = (): Drawing => {
  const packet =
    'M-236 -270C-160 -286 160 -286 236 -270C246 -180 250 160 244 290Q0 306 -244 290C-250 160 -246 -180 -236 -270Z';
  const under = 'M-240 240Q0 262 246 240L244 322Q0 340 -240 322Z';
  const opening = 'M-112 -280C-106 -190 -64 -146 0 -146C64 -146 106 -190 112 -280Z';
  const front = 'M-112 -280C-106 -190 -64 -146 0 -146C64 -146 106 -190 112 -280';
  return compose(
    { x: 500, y: 486, scale: 1.06 },
    [
      {
        silhouette: fill(packet) + fill(under),
        tone:
          fill(under, grey(128)) +
          line('M-242 304Q0 322 244 304', '#000', 3, 0.3) +
          piece(packet, 152) +
          fill(opening, grey(92)) +
          fill('M-112 -282Q0 -246 112 -282L104 -252Q0 -218 -104 -252Z', grey(118)) +
          line('M-104 -252Q0 -218 104 -252', '#000', 2.4, 0.3) +
          `<path d="${front}" fill="none" stroke="${grey(147)}" stroke-width="30"/>` +
          `<path d="${front}" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="30" stroke-dasharray="2 4" stroke-linecap="butt"/>` +
          seam('M-128 -278C-122 -176 -74 -130 0 -130C74 -130 122 -176 128 -278', 0.34),
        relief:
          fold([-150, -160], [-180, 240], 16, 26, 0.3) +
          fold([120, -120], [150, 240], -14, 28, 0.3) +
          fold([-40, -60], [-10, 260], 14, 26, 0.28) +
          fold([-236, 120], [-120, 150], 8, 14, 0.3) +
          fold([236, -40], [110, 0], -8, 14, 0.3),
        crease: line(packet, '#fff', 12, 0.5) + line(front, '#fff', 20, 0.5),
        trim:
          `<rect x="-22" y="-226" width="44" height="28" rx="2" fill="#f7f4ee"/>` +
          line('M-13 -216H13M-13 -207H6', '#8b8578', 2.4),
      },
    ],
    { lift: 1.6 },
  );
};
