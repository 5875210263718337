import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { fill, fold, line, nap, piece, seam, stitches } from '../marks.ts';

/** Baby's bib with a bound edge. */
export const babyBib = (): Drawing => {
  const bib =
    'M-120 -190C-150 -250 -70 -300 -34 -250C-16 -222 -76 -190 -72 -130C-68 -66 68 -66 72 -130C76 -190 16 -222 34 -250C70 -300 150 -250 146 -190C190 -120 226 0 226 90C226 240 110 310 0 310C-110 310 -226 240 -226 90C-226 0 -190 -120 -146 -190Z';
  const inner =
    'M-128 -176C-172 -100 -206 10 -206 90C-206 226 -100 290 0 290C100 290 206 226 206 90C206 10 172 -100 128 -176';
  return compose(
    { x: 500, y: 490, scale: 1.14 },
    [
      {
        silhouette: fill(bib),
        tone:
          nap(bib, 'terry', 0.07) +
          seam(inner, 0.3) +
          stitches(
            'M-120 -172C-164 -98 -198 10 -198 90C-198 220 -96 282 0 282C96 282 198 220 198 90C198 10 164 -98 120 -172',
            0.24,
          ),
        relief:
          fold([-120, -40], [-150, 200], 16, 26, 0.35) +
          fold([60, 10], [110, 260], -16, 28, 0.35) +
          fold([-40, 60], [-10, 280], 12, 24, 0.25),
        crease: line(inner, '#000', 7, 0.5) + line(bib, '#fff', 10, 0.5),
        trim: '<circle cx="-54" cy="-262" r="11" fill="#f2efe8" stroke="#a8a398" stroke-width="1.6"/><circle cx="-54" cy="-262" r="5" fill="#d8d3c7"/>',
      },
    ],
    {
      dye: (colour) => (colour === '#FFFFFF' ? line(bib, '#7fb2cf', 34) : line(bib, '#fbf8f1', 34)),
    },
  );
};

/** Quilted oven mitt. */
export const ovenMitt = (): Drawing => {
  const mitt =
    'M-150 300C-156 120 -170 -20 -166 -120C-160 -250 -70 -320 10 -312C96 -304 146 -232 142 -130C142 -96 138 -70 140 -50C176 -110 220 -136 256 -104C290 -70 262 -10 224 50C190 104 160 130 152 180L156 300Q0 316 -150 300Z';
  const cuff = 'M-156 236Q0 252 158 236V322Q0 338 -156 322Z';
  const quilt = Array.from({ length: 15 }, (_, i) => {
    const c = -560 + i * 76;
    return `M-320 ${c}L320 ${c + 640}M-320 ${-c}L320 ${-c - 640}`;
  }).join('');
  return compose(
    { x: 476, y: 500, scale: 1.16 },
    [
      {
        silhouette: fill(mitt) + fill(cuff),
        tone:
          stitches(quilt, 0.2) +
          piece(cuff, 152) +
          stitches('M-150 248Q0 264 152 248M-150 310Q0 326 152 310', 0.26),
        relief:
          fold([-60, -200], [-80, 180], 10, 60, 0.25) + fold([230, -80], [160, 60], 10, 26, 0.3),
        crease:
          line(quilt, '#000', 9, 0.7) +
          line(cuff, '#fff', 10, 0.4) +
          line('M140 -50C136 0 140 60 152 130', '#000', 10, 0.7),
        trim: line('M150 300C190 320 196 372 160 376C140 374 140 340 152 316', '#8f8a7e', 8),
      },
    ],
    { lift: 1.5, dye: () => fill(cuff, '#efe9dc') },
  );
};
