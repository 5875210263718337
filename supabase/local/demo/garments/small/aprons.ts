import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { bothSides, fill, fold, line, piece, seam, stitches } from '../marks.ts';

/** Bib apron with ties and a front pocket. */
export const apron = (): Drawing => {
  const panel = 'M-2 0H126C132 90 176 190 262 226C270 400 272 560 264 716Q130 734 -2 734Z';
  const neck = 'M-112 8C-118 -120 -70 -164 0 -166C70 -164 118 -120 112 8';
  const pocket = 'M-150 376H150V520Q150 546 124 546H-124Q-150 546 -150 520Z';
  const tie = 'M258 240C330 250 350 330 326 420C316 470 340 510 330 548';
  return compose({ x: 500, y: 206, scale: 0.96 }, [
    {
      silhouette:
        bothSides(fill(panel) + `<path d="${tie}" fill="none" stroke="#000" stroke-width="20"/>`) +
        `<path d="${neck}" fill="none" stroke="#000" stroke-width="24"/>`,
      tone:
        bothSides(seam(tie, 0) + line(tie, '#000', 1.6, 0.22)) +
        stitches('M-118 8H118M-118 40H118', 0.26) +
        bothSides(stitches('M116 8C124 96 170 202 252 236M250 236C258 400 260 560 253 706', 0.24)) +
        stitches('M-254 700Q0 720 254 700', 0.24) +
        piece(pocket, 152) +
        stitches(
          'M-150 398H150M-143 382V520Q-143 539 -124 539H124Q143 539 143 520V382M-2 398V539M4 398V539',
          0.26,
        ),
      relief:
        fold([-60, 60], [-120, 340], 18, 26, 0.35) +
        fold([70, 80], [110, 340], -18, 26, 0.35) +
        fold([-180, 300], [-210, 700], 14, 26, 0.4) +
        fold([200, 330], [190, 690], -14, 26, 0.4) +
        fold([-30, 560], [-60, 720], 8, 24, 0.35) +
        fold([90, 560], [110, 720], -8, 24, 0.3),
      crease: line(pocket, '#fff', 7, 0.4) + line('M-118 26H118', '#000', 5, 0.4),
      trim: '<rect x="-128" y="2" width="30" height="14" rx="3" fill="none" stroke="#9b978c" stroke-width="4"/>',
    },
  ]);
};

/** Waist apron with three pockets, as waiters wear. */
export const waistApron = (): Drawing => {
  const panel = 'M-290 0H290C296 110 298 220 292 336Q0 352 -292 336C-298 220 -296 110 -290 0Z';
  const band = 'M-292 -30H292V20H-292Z';
  const tie = 'M288 -6C370 -2 390 60 372 130C362 170 384 200 378 232';
  const pocket = 'M-230 86H230V276Q230 292 214 292H-214Q-230 292 -230 276Z';
  return compose({ x: 500, y: 350, scale: 1.12 }, [
    {
      silhouette:
        fill(panel) +
        fill(band) +
        bothSides(`<path d="${tie}" fill="none" stroke="#000" stroke-width="26"/>`),
      tone:
        bothSides(line(tie, '#000', 1.6, 0.2)) +
        piece(band, 153) +
        stitches('M-286 -22H286M-286 12H286', 0.26) +
        piece(pocket, 152) +
        stitches(
          'M-230 106H230M-222 92V284H222V92M-70 92V284M-64 92V284M90 92V284M96 92V284',
          0.26,
        ) +
        stitches('M-284 322Q0 338 284 322', 0.24),
      relief:
        fold([-120, 30], [-150, 320], 12, 26, 0.3) +
        fold([60, 30], [40, 330], -12, 26, 0.3) +
        fold([200, 40], [240, 320], -10, 24, 0.35),
      crease:
        line(pocket, '#fff', 7, 0.4) +
        line('M-292 22H292', '#000', 8, 0.6) +
        line('M-67 92V284M93 92V284', '#000', 8, 0.5),
    },
  ]);
};
