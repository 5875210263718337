import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { bothSides, fill, fold, grey, line, spot, stitches } from '../marks.ts';

/** Cotton tote bag with long handles. */
export const toteBag = (): Drawing => {
  const bag = 'M-238 0H238C242 180 246 340 240 520Q0 532 -240 520C-246 340 -242 180 -238 0Z';
  const backStrap = 'M-112 6C-112 -120 -76 -214 0 -216C76 -214 112 -120 112 6';
  const strap = 'M-124 34C-126 -96 -84 -186 0 -188C84 -186 126 -96 124 34';
  return compose({ x: 500, y: 340, scale: 1.08 }, [
    {
      silhouette:
        fill(bag) +
        `<path d="${strap}" fill="none" stroke="#000" stroke-width="42"/><path d="${backStrap}" fill="none" stroke="#000" stroke-width="42"/><path d="M-124 34V84M124 34V84" stroke="#000" stroke-width="48" stroke-linecap="butt"/>`,
      tone:
        belt(backStrap, 122) +
        fill(bag) +
        fill('M-236 2H236L234 10H-234Z', grey(120)) +
        stitches('M-238 40H238M-238 46H238', 0.24) +
        belt(strap, 152) +
        line('M-124 34V84M124 34V84', grey(152), 46) +
        patch(-124) +
        patch(124),
      relief:
        fold([-150, 90], [-180, 480], 18, 26, 0.4) +
        fold([20, 140], [-40, 500], 22, 28, 0.35) +
        fold([170, 100], [150, 470], -18, 26, 0.4) +
        fold([-60, 80], [90, 240], 16, 22, 0.25),
      crease: line(strap, '#fff', 34, 0.4) + line('M-238 42H238', '#000', 5, 0.4),
    },
  ]);
};

/** Square bandana folded to a triangle. */
export const bandana = (): Drawing => {
  const square =
    'M-380 -170Q0 -196 380 -170C300 -40 150 140 6 300Q0 306 -6 300C-150 140 -300 -40 -380 -170Z';
  const under =
    'M-352 -146Q0 -176 366 -150C290 -20 150 150 26 286Q10 300 0 316C-140 160 -280 0 -352 -146Z';
  return compose(
    { x: 500, y: 450, scale: 1.08 },
    [
      {
        silhouette: fill(under) + fill(square),
        tone:
          line('M-360 -158C-280 -30 -140 150 0 288C140 150 280 -30 360 -158', '#000', 1.6, 0.3) +
          stitches('M-352 -154C-276 -34 -138 140 0 276C138 140 276 -34 352 -154', 0.26),
        relief:
          fold([-300, -160], [-60, 180], 26, 22, 0.4) +
          fold([280, -160], [70, 160], -22, 22, 0.4) +
          fold([-60, -170], [-20, 220], 16, 26, 0.35) +
          fold([110, -160], [40, 200], -14, 24, 0.3),
        crease: line(square, '#fff', 8, 0.5),
      },
    ],
    {
      dye: (colour) => {
        const ink = colour === '#FFFFFF' ? '#27346b' : '#f6f2e8';
        const rosette = (x: number, y: number, size: number): string =>
          `<g transform="translate(${x} ${y}) scale(${size})">` +
          Array.from(
            { length: 8 },
            (_, i) =>
              `<ellipse cx="0" cy="-21" rx="5.5" ry="10" fill="${ink}" transform="rotate(${i * 45})"/>`,
          ).join('') +
          `<circle r="6" fill="${ink}"/></g>`;
        const places = [
          [-210, -104],
          [-126, -104],
          [-42, -106],
          [42, -106],
          [126, -104],
          [210, -104],
          [-140, -18],
          [-70, -20],
          [0, -20],
          [70, -20],
          [140, -18],
          [-68, 66],
          [0, 64],
          [68, 66],
          [0, 150],
        ];
        return (
          places.map(([x = 0, y = 0], i) => rosette(x, y, i % 2 === 0 ? 1.05 : 0.7)).join('') +
          line('M-316 -150C-246 -36 -124 120 0 246C124 120 246 -36 316 -150Z', ink, 4)
        );
      },
    },
  );
};

/** Washable face mask with ear loops. */
export const faceMask = (): Drawing => {
  const mask =
    'M-230 -120Q0 -172 230 -120C246 -60 246 60 226 124Q0 186 -226 124C-246 60 -246 -60 -230 -120Z';
  const loop = 'M228 -112C330 -120 350 112 222 116';
  return compose({ x: 500, y: 500, scale: 1.16 }, [
    {
      silhouette: fill(mask),
      tone:
        spot([-80, -60], [230, 130], '#fff', 0.2) +
        spot([160, 90], [160, 120], '#000', 0.22) +
        [-44, 4, 52]
          .map((y) => line(`M-238 ${y}Q0 ${y - 34 + y * 0.5} 238 ${y}`, '#000', 3, 0.3))
          .join('') +
        stitches(
          'M-222 -108Q0 -158 222 -108M-218 112Q0 172 218 112M-216 -104C-228 -50 -228 50 -212 108M216 -104C228 -50 228 50 212 108',
          0.28,
        ),
      relief: fold([-220, -10], [220, -10], -30, 50, 0.3),
      crease: [-44, 4, 52]
        .map((y) => line(`M-238 ${y + 5}Q0 ${y - 29 + y * 0.5} 238 ${y + 5}`, '#fff', 12, 0.9))
        .join(''),
      trim: bothSides(
        line(loop, '#000', 9, 0.16) + line(loop, '#f0ede6', 7) + line(loop, '#bdb8ac', 1.4, 0.8),
      ),
    },
  ]);
};

function patch(x: number): string {
  const square = `M${x - 24} 26H${x + 24}V84H${x - 24}Z`;
  return stitches(`${square}M${x - 20} 30L${x + 20} 80M${x + 20} 30L${x - 20} 80`, 0.3);
}

function belt(path: string, tone: number): string {
  return line(path, '#000', 46, 0.1) + line(path, grey(tone), 42) + line(path, '#000', 1.4, 0);
}
