import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { fill, fold, grey, line, spot, stitches } from '../marks.ts';

/** A bolt of cloth with its end hanging down; `printed` adds a small print. */
function bolt(printed: boolean): Drawing {
  const roll =
    'M-330 -210H330C360 -210 380 -150 380 -110C380 -60 360 -2 330 -2H-330C-360 -2 -380 -60 -380 -110C-380 -150 -360 -210 -330 -210Z';
  const cloth =
    'M-330 -100H330V250C270 274 220 236 160 256C90 280 40 238 -30 258C-100 280 -150 240 -220 258C-260 268 -300 266 -330 252Z';
  const end = '<ellipse cx="-330" cy="-106" rx="50" ry="104"';
  return compose(
    { x: 510, y: 470, scale: 1.06 },
    [
      {
        silhouette: fill(roll) + fill(cloth),
        tone:
          `<linearGradient id="bolt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".12"/><stop offset=".28" stop-color="#fff" stop-opacity=".28"/><stop offset=".62" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".46"/></linearGradient>` +
          fill(cloth) +
          `<path d="${roll}" fill="${grey(150)}"/><path d="${roll}" fill="url(#bolt)"/>` +
          fill('M-278 -204H330V-60H-278Z', grey(150), 0) +
          spot([30, 14], [380, 50], '#000', 0.4) +
          fill('M-284 -100C-284 -60 -280 -20 -276 14H330V-4C350 -20 372 -60 376 -100Z', '#fff', 0) +
          `${end} fill="${grey(132)}"/>` +
          [0.9, 0.8, 0.7, 0.6, 0.5]
            .map(
              (k) =>
                `<ellipse cx="-330" cy="-106" rx="${50 * k}" ry="${104 * k}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2.4"/>`,
            )
            .join('') +
          line('M-330 -210H330M-330 -2H330', '#000', 2, 0.2) +
          stitches(
            'M-322 240C-300 254 -260 256 -220 246C-150 228 -100 268 -30 246C40 226 90 268 160 244C220 224 270 262 322 240',
            0.2,
          ),
        relief:
          fold([-250, 10], [-270, 250], 8, 30, 0.6) +
          fold([-130, 6], [-110, 256], -8, 32, 0.6) +
          fold([0, 8], [-40, 250], 10, 30, 0.55) +
          fold([120, 6], [130, 262], -8, 32, 0.6) +
          fold([240, 8], [230, 250], 8, 30, 0.6) +
          fold([-190, 30], [-190, 256], 4, 20, -0.5) +
          fold([60, 30], [60, 256], 4, 20, -0.5) +
          fold([180, 30], [190, 250], 4, 18, -0.45),
        crease: line('M-284 -2H330', '#000', 10, 0.6),
        trim: `<ellipse cx="-330" cy="-106" rx="20" ry="42" fill="#b58f63"/><ellipse cx="-329" cy="-106" rx="13" ry="31" fill="#4b3a29"/>`,
      },
    ],
    { lift: 2, ...(printed ? { dye: print } : {}) },
  );
}

function print(colour: string): string {
  const inks = ['#f6f2e8', '#e8a598', '#f6f2e8', '#9fc5b8'];
  const flowers = Array.from({ length: 104 }, (_, i) => {
    const row = Math.floor(i / 13);
    const x = -362 + (i % 13) * 60 + (row % 2) * 30;
    return petals(x, -186 + row * 60, inks[(i * 7 + row) % inks.length] ?? colour);
  });
  // The end of the roll shows the back of the cloth.
  return `${flowers.join('')}<ellipse cx="-330" cy="-106" rx="51" ry="105" fill="${colour}"/>`;
}

/** A bolt of plain cloth. */
export const clothBolt = (): Drawing => bolt(false);

/** A bolt of flowered cloth. */
export const printedBolt = (): Drawing => bolt(true);

function petals(x: number, y: number, ink: string): string {
  return (
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cx="0" cy="-11" rx="6.5" ry="10" fill="${ink}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
      )
      .join('') + `<circle cx="${x}" cy="${y}" r="5" fill="#f4c430"/>`
  );
}
