import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { fill, fold, line, rib, seam, spot, stitches } from '../marks.ts';

/** Bucket hat with a stitched brim. */
export const bucketHat = (): Drawing => {
  const crown =
    'M-190 60C-194 -30 -176 -100 -156 -122C-100 -152 100 -152 156 -122C176 -100 194 -30 190 60Z';
  const brim =
    'M-192 40C-104 68 104 68 192 40C236 76 270 118 284 158C282 196 180 226 0 228C-180 226 -282 196 -284 158C-270 118 -236 76 -192 40Z';
  const rows = [0.2, 0.4, 0.6, 0.8]
    .map((t) => {
      const x = 192 + 90 * t;
      const y = 44 + 116 * t;
      return stitches(
        `M${-x} ${y}C${-x * 0.6} ${y + 28 + 60 * t} ${x * 0.6} ${y + 28 + 60 * t} ${x} ${y}`,
        0.26,
      );
    })
    .join('');
  return compose(
    { x: 500, y: 456, scale: 1.3 },
    [
      {
        silhouette: fill(crown) + fill(brim),
        tone:
          spot([-70, -60], [180, 170], '#fff', 0.24) +
          spot([170, 0], [120, 200], '#000', 0.32) +
          line('M-158 -121C-100 -92 100 -92 158 -121', '#000', 2.4, 0.34) +
          stitches('M-162 -110C-102 -81 102 -81 162 -110', 0.24) +
          fill(brim) +
          spot([0, 40], [220, 50], '#000', 0.4) +
          spot([-110, 140], [160, 60], '#fff', 0.2) +
          spot([250, 160], [120, 90], '#000', 0.3) +
          rows,
        relief:
          fold([-60, 76], [-90, 216], 10, 22, 0.4) +
          fold([110, 76], [160, 206], -10, 24, 0.4) +
          fill(brim, '#fff', 0.25),
        crease:
          line('M-192 44C-104 72 104 72 192 44', '#000', 10, 0.8) + line(brim, '#fff', 8, 0.4),
      },
    ],
    { lift: 1.8 },
  );
};

/** Newborn's knitted beanie with a turned-up edge. */
export const babyBeanie = (): Drawing => {
  const dome = 'M-176 130C-196 -60 -120 -196 0 -200C120 -196 196 -60 176 130Z';
  const cuff =
    'M-186 84C-90 112 90 112 186 84C194 124 194 168 186 206C90 236 -90 236 -186 206C-194 168 -194 124 -186 84Z';
  return compose(
    { x: 500, y: 478, scale: 1.22 },
    [
      {
        silhouette: fill(dome) + fill(cuff),
        tone:
          spot([-60, -70], [170, 180], '#fff', 0.24) +
          spot([170, 40], [110, 220], '#000', 0.3) +
          rib('M-186 145C-90 174 90 174 186 145', 122, 151, 0.1) +
          line('M-186 84C-90 112 90 112 186 84', '#000', 3, 0.35) +
          spot([170, 150], [90, 110], '#000', 0.26) +
          spot([-90, 150], [110, 70], '#fff', 0.16),
        relief:
          fold([-10, -196], [-90, 90], 20, 22, 0.4) +
          fold([10, -196], [60, 96], -14, 22, 0.4) +
          fold([0, -196], [140, 80], -40, 18, 0.35) +
          fill(cuff, '#fff', 0.4),
        crease: line(cuff, '#fff', 12, 0.6),
      },
    ],
    { lift: 1.6 },
  );
};

/** Cook's hat. */
export const chefHat = (): Drawing => {
  const band = 'M-170 110C-80 130 80 130 170 110V250C80 272 -80 272 -170 250Z';
  const puff =
    'M-168 120C-250 110 -290 20 -240 -46C-226 -128 -140 -160 -88 -136C-50 -196 60 -196 92 -136C150 -160 226 -124 240 -46C290 20 250 110 168 120C80 140 -80 140 -168 120Z';
  const pleats = [-130, -88, -44, 0, 44, 88, 130]
    .map((x) => fold([x, 118], [x * 1.45, -60 + Math.abs(x) * 0.5], x > 0 ? -8 : 8, 14, 0.5))
    .join('');
  return compose(
    { x: 500, y: 470, scale: 1.2 },
    [
      {
        silhouette: fill(band) + fill(puff),
        tone:
          spot([-100, -70], [200, 140], '#fff', 0.25) +
          spot([210, 30], [130, 150], '#000', 0.28) +
          fill(band) +
          spot([150, 180], [110, 120], '#000', 0.26) +
          seam('M-170 112C-80 132 80 132 170 112', 0.4) +
          stitches('M-168 124C-80 144 80 144 168 124M-168 240C-80 262 80 262 168 240', 0.24),
        relief: pleats + fill(band, '#fff', 0.3),
        crease:
          line('M-170 112C-80 132 80 132 170 112', '#000', 12, 0.9) +
          [-110, -60, -10, 50, 104]
            .map((x) => line(`M${x} 116Q${x * 1.2} 60 ${x * 1.4} 20`, '#000', 6, 0.5))
            .join(''),
      },
    ],
    { lift: 2 },
  );
};
