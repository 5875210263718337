import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { bothSides, button, fill, fold, grey, line, piece, rib, seam, stitches } from '../marks.ts';

const LEG =
  'M-2 0H196C206 60 216 140 220 220C226 380 214 560 204 772H66C60 600 44 420 16 296Q8 276 -2 274Z';

const TAPERED =
  'M-2 0H184C204 70 224 150 226 230C228 380 190 560 172 772H70C66 600 46 420 16 306Q8 288 -2 286Z';

/** Work trousers: belt loops, fly, slanted pockets and side pockets on the legs. */
export const workTrousersFront = (): Drawing => {
  const pocket = 'M128 46C134 90 160 128 206 146';
  const cargo = 'M122 380H216L212 512H120Z';
  const flap = 'M118 366H219V404L168 416L118 404Z';
  return compose({ x: 500, y: 114, scale: 0.98 }, [
    { silhouette: bothSides(fill(LEG)) },
    {
      tone:
        fill('M-196 0H196L190 14Q0 26 -190 14Z', grey(96)) +
        bothSides(
          seam('M0 48H200', 0.4) +
            stitches('M0 42H200M0 10H196', 0.24) +
            seam(pocket, 0.42) +
            `<g transform="translate(5 -5)">${stitches(pocket, 0.26)}</g>` +
            piece(cargo, 151) +
            stitches('M127 410L125 507H207L210 410', 0.26) +
            piece(flap, 153) +
            stitches('M66 752H206', 0.26) +
            seam('M0 274', 0) +
            piece('M92 -4H106V54H92Z', 153) +
            piece('M162 -4H176V54H162Z', 153),
        ) +
        seam('M0 46C2 120 2 200 0 276', 0.42) +
        stitches('M26 48V160C26 190 14 202 2 206', 0.28),
      relief: legFolds() + line('M132 250C134 420 132 600 132 760', '#fff', 7, 0.4),
      crease:
        bothSides(
          line(cargo, '#fff', 7, 0.4) +
            line('M0 48H200', '#000', 6, 0.5) +
            line(pocket, '#000', 7, 0.5),
        ) + line('M0 46V276', '#000', 7, 0.5),
      trim: button(0, 26, 9, '#b8b4a8'),
    },
  ]);
};

/** Jogging trousers: elastic waist with a cord, ribbed ankles. */
export const joggersFront = (): Drawing => {
  const cuff = 'M69 744H175';
  const pocket = 'M120 62C136 110 168 150 214 168';
  return compose({ x: 500, y: 112, scale: 1 }, [
    { silhouette: bothSides(fill(TAPERED)) },
    {
      tone:
        fill('M-184 0H184L178 12Q0 22 -178 12Z', grey(98)) +
        rib('M-190 34H190', 48, 147, 0.14) +
        seam('M-192 60H192', 0.4) +
        bothSides(rib(cuff, 58, 147, 0.14) + seam('M66 714H180', 0.4) + seam(pocket, 0.4)) +
        seam('M0 60C2 140 2 220 0 288', 0.4),
      relief:
        legFolds() +
        bothSides(
          fold([150, 640], [90, 704], 10, 12, 0.5) + fold([84, 620], [160, 700], -10, 12, 0.4),
        ),
      crease:
        bothSides(line(pocket, '#000', 8, 0.6) + line('M66 714H180', '#000', 9, 0.8)) +
        line('M-192 60H192', '#000', 9, 0.7),
      trim:
        cord('M-14 36C-24 80 -14 120 -20 160') +
        cord('M14 36C22 70 14 106 18 140') +
        `<circle cx="-14" cy="36" r="5" fill="#3a3835"/><circle cx="14" cy="36" r="5" fill="#3a3835"/>`,
    },
  ]);
};

function legFolds(): string {
  return (
    bothSides(
      fold([14, 262], [170, 190], -14, 16, 0.45) +
        fold([20, 282], [190, 262], 10, 14, 0.4) +
        fold([40, 340], [190, 330], 14, 14, 0.3),
    ) +
    fold([110, 470], [200, 430], 10, 14, 0.4) +
    fold([80, 520], [190, 500], -10, 14, 0.35) +
    fold([120, 560], [90, 740], 10, 14, 0.35) +
    fold([-90, 450], [-200, 480], 12, 14, 0.4) +
    fold([-180, 520], [-84, 560], -8, 12, 0.35) +
    fold([-150, 600], [-170, 740], 10, 16, 0.35)
  );
}

function cord(path: string): string {
  return line(path, '#e9e4d8', 7) + line(path, '#fff', 2, 0.3);
}
