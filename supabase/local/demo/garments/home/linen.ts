import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { box, fill, fold, grey, line, nap, piece, spot, stitches } from '../marks.ts';

/** Hand towel folded lengthwise, with a woven border. */
export const handTowel = (): Drawing => {
  const front = box(-210, -330, 420, 660, 26);
  const behind = box(-194, -318, 424, 664, 26);
  return compose(
    { x: 492, y: 490, scale: 1.06 },
    [
      {
        silhouette: fill(behind) + fill(front),
        tone:
          fill(behind, grey(128)) +
          piece(front, 151) +
          nap(front, 'napfront', 0.1) +
          fill('M-210 176H210V232H-210Z', grey(144)) +
          line('M-210 176H210M-210 232H210M-210 190H210M-210 218H210', '#000', 2.4, 0.28) +
          stitches('M-204 318H204', 0.26),
        relief:
          fold([-120, -260], [-90, 120], 18, 28, 0.3) +
          fold([90, -240], [120, 160], -16, 30, 0.3) +
          fold([0, -60], [-30, 150], 8, 26, 0.2),
        crease: line(front, '#fff', 12, 0.5) + line('M-210 176H210M-210 232H210', '#000', 9, 0.7),
      },
    ],
    { lift: 1.3 },
  );
};

/** Pillow in its case. */
export const pillowCase = (): Drawing => {
  const pillow =
    'M-330 -200C-250 -226 -120 -236 0 -234C120 -236 250 -226 330 -200C356 -196 362 -176 352 -150C336 -70 336 70 352 150C362 176 356 196 330 200C250 226 120 236 0 234C-120 236 -250 226 -330 200C-356 196 -362 176 -352 150C-336 70 -336 -70 -352 -150C-362 -176 -356 -196 -330 -200Z';
  return compose(
    { x: 500, y: 496, scale: 1.16 },
    [
      {
        silhouette: fill(pillow),
        tone:
          spot([-70, -50], [330, 200], '#fff', 0.5) +
          spot([200, 170], [300, 140], '#000', 0.26) +
          spot([-340, 190], [150, 90], '#000', 0.16) +
          spot([340, -190], [120, 90], '#000', 0.12) +
          line('M250 -214C238 -80 238 80 250 214', '#000', 2, 0.26) +
          stitches('M258 -214C246 -80 246 80 258 214', 0.24),
        relief:
          fold([-340, -180], [-180, -70], 10, 22, 0.5) +
          fold([340, -184], [200, -90], -10, 22, 0.5) +
          fold([-340, 180], [-190, 90], -10, 22, 0.5) +
          fold([336, 182], [190, 90], 10, 22, 0.5) +
          fold([-120, -220], [-60, -110], 8, 18, 0.35) +
          fold([110, 222], [60, 110], 8, 18, 0.35),
        crease: line(pillow, '#fff', 8, 0.4),
      },
    ],
    { lift: 2 },
  );
};

/** Checked dish towel folded in three. */
export const dishTowel = (): Drawing => {
  const front = box(-180, -330, 360, 660, 10);
  const under = box(-160, -318, 364, 664, 10);
  const stripesDown = [-138, -122, -90, 92, 124, 140];
  const stripesAcross = [200, 216, 250, 284, 300];
  return compose(
    { x: 494, y: 490, scale: 1.08 },
    [
      {
        silhouette: fill(under) + fill(front),
        tone:
          fill(under, grey(132)) + piece(front, 151) + stitches('M-172 -320V320H172V-320', 0.22),
        relief:
          fold([-90, -300], [-60, 160], 14, 26, 0.3) + fold([80, -260], [110, 200], -14, 26, 0.3),
        crease: line(front, '#fff', 8, 0.5),
      },
    ],
    {
      dye: () =>
        stripesDown.map((x) => line(`M${x} -336V336`, '#b4532a', 9, 0.8)).join('') +
        stripesAcross.map((y) => line(`M-186 ${y}H210`, '#b4532a', 9, 0.7)).join(''),
    },
  );
};

/** Woven table mat with a bound edge. */
export const placemat = (): Drawing => {
  const mat = box(-360, -240, 720, 480, 22);
  const rows = Array.from({ length: 39 }, (_, i) => `M-346 ${-228 + i * 12}H346`).join('');
  const columns = Array.from({ length: 58 }, (_, i) => `M${-342 + i * 12} -226V226`).join('');
  return compose({ x: 500, y: 500, scale: 1.14 }, [
    {
      silhouette: fill(mat),
      tone:
        stitches(rows, 0.2, '8 4', 3) +
        stitches(columns, 0.14, '4 8', 3) +
        line(box(-350, -230, 700, 460, 16), '#000', 2, 0.3) +
        stitches(box(-342, -222, 684, 444, 12), 0.3),
      crease: line(box(-350, -230, 700, 460, 16), '#000', 8, 0.6) + line(mat, '#fff', 8, 0.4),
    },
  ]);
};
