import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { fill, fold, grey, line, nap, spot } from '../marks.ts';
import { foldedLayer } from './foldedLayer.ts';

/** Three bath towels, folded and stacked. */
export const bathTowels = (): Drawing => {
  const layers = [178, 118, 56, -4, -66, -126].map((y, i) =>
    foldedLayer(y, 62, 640 - (i >> 1) * 8 + (i % 2) * 6),
  );
  const top =
    'M-312 -112C-306 -150 -280 -222 -252 -236H252C280 -222 306 -150 312 -112Q0 -94 -312 -112Z';
  const gaps = 'M-318 56H318M-314 -66H314M-318 178H318';
  return compose(
    { x: 500, y: 488, scale: 1.12 },
    [
      {
        silhouette: layers.map((layer) => fill(layer.path)).join('') + fill(top),
        tone:
          layers.map((layer) => layer.tone).join('') +
          fill(top, grey(158)) +
          nap(top, 'naptop', 0.12) +
          fill('M-286 -190H286L296 -158H-296Z', grey(146)) +
          line('M-286 -190H286M-296 -158H296M-289 -182H289M-294 -166H294', '#000', 2.4, 0.24) +
          spot([290, 60], [130, 300], '#000', 0.22),
        relief:
          fold([-200, -226], [-230, -110], 6, 22, 0.2) +
          fold([140, -226], [170, -110], -6, 22, 0.2),
        crease: line(gaps, '#000', 9, 1) + line('M-312 -112Q0 -94 312 -112', '#fff', 10, 0.5),
      },
    ],
    { lift: 2.2 },
  );
};

/** Folded fleece blanket tied with a ribbon. */
export const blanket = (): Drawing => {
  const layers = [foldedLayer(96, 112, 610), foldedLayer(-14, 112, 602)];
  const top = 'M-300 -8C-296 -90 -270 -196 -240 -230H240C270 -196 296 -90 300 -8Q0 14 -300 -8Z';
  const ribbon = 'M-26 -232C-30 -150 -34 -60 -34 4V206H34V4C34 -60 30 -150 26 -232Z';
  return compose(
    { x: 500, y: 500, scale: 1.14 },
    [
      {
        silhouette: layers.map((layer) => fill(layer.path)).join('') + fill(top),
        tone:
          layers.map((layer) => layer.tone).join('') +
          fill(top, grey(158)) +
          nap(top, 'fleece', 0.09) +
          spot([250, 40], [140, 260], '#000', 0.22),
        relief:
          fold([-220, -200], [-240, -20], 8, 24, 0.3) + fold([140, -210], [180, -20], -10, 26, 0.3),
        crease: line('M-300 -10H300M-302 96H302', '#000', 12, 0.9),
        trim:
          `<g transform="translate(5 3)">${fill(ribbon, '#000', 0.16)}</g>` +
          fill(ribbon, '#e9dfc9') +
          line(
            'M-24 -230C-28 -150 -30 -60 -30 4V206M24 -230C28 -150 30 -60 30 4V206',
            '#b7a988',
            1.6,
            0.8,
          ) +
          fill('M-34 -14H34V10H-34Z', '#fff', 0.3) +
          `<rect x="-60" y="44" width="120" height="76" rx="6" fill="#fbf9f4"/>` +
          line('M-36 70H36M-36 88H14', '#a79f8d', 4),
      },
    ],
    { lift: 2.2 },
  );
};

/** A pile of remnants in many colours. */
export const remnants = (): Drawing => {
  const heights = [188, 132, 76, 20, -36, -92, -148, -204];
  const layers = heights.map((y, i) => foldedLayer(y, 58, 540 + ((i * 37) % 70)));
  const inks = [
    '#3d5a98',
    '#c98f1e',
    '#b3262e',
    '#8fbfe0',
    '#2e5a3c',
    '#e6dbc3',
    '#6e1f35',
    '#2f9c95',
  ];
  return compose(
    { x: 500, y: 502, scale: 1.1 },
    [
      {
        silhouette: layers.map((layer) => fill(layer.path)).join(''),
        tone: layers.map((layer) => layer.tone).join('') + spot([260, 0], [120, 320], '#000', 0.24),
        crease: heights.map((y) => line(`M-300 ${y}H300`, '#000', 9, 0.9)).join(''),
      },
    ],
    {
      lift: 2.2,
      dye: () => layers.map((layer, i) => fill(layer.path, inks[i % inks.length])).join(''),
    },
  );
};
