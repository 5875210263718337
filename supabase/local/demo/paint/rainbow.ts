import sharp from 'sharp';
import { CANVAS } from './drawing.ts';
import { rasterRgba } from './raster.ts';

// Tropical, a little washed: the colours of a hand-dyed shirt.
const HUES = [
  '#e4572e',
  '#f3a712',
  '#f6d743',
  '#7fb069',
  '#2e9ca6',
  '#3d5a98',
  '#8e5aa8',
  '#d1548f',
] as const;

const ARMS = HUES.length * 2;
const CENTRE = { x: 470, y: 430 };
const REACH = 760;
const STEPS = 14;

/** Tie-dye: a spiral of colours around the chest, RGBA over the whole canvas. */
export async function tieDye(): Promise<Uint8Array> {
  const turn = (Math.PI * 2) / ARMS;
  const arms = Array.from({ length: ARMS }, (_, arm) => {
    const near = spiral(arm * turn);
    const far = spiral((arm + 1) * turn + 0.02).toReversed();
    return `<path d="M${[...near, ...far].join('L')}Z" fill="${HUES[arm % HUES.length] ?? ''}"/>`;
  });
  const pale = Array.from(
    { length: ARMS },
    (_, arm) =>
      `<path d="M${spiral(arm * turn).join('L')}" fill="none" stroke="#fdf6e6" ` +
      `stroke-opacity="0.5" stroke-width="13"/>`,
  );
  // Dyes bleed: drawn small and enlarged, which blurs at no cost.
  const small = await sharp(Buffer.from(canvasSvg(250, arms.join('') + pale.join(''))))
    .blur(2)
    .png()
    .toBuffer();
  return sharp(small).resize(CANVAS, CANVAS, { kernel: 'cubic' }).ensureAlpha().raw().toBuffer();
}

/** Stripes of all colours across the canvas, slightly slanted, RGBA over the whole canvas. */
export async function rainbowStripes(): Promise<Uint8Array> {
  const stripes = Array.from({ length: 40 }, (_, i) => {
    const y = -200 + i * 37;
    const hue = HUES[i % HUES.length] ?? '';
    return `<path d="M-10 ${y + 60}L1010 ${y}V${y + 38}L-10 ${y + 98}Z" fill="${hue}"/>`;
  });
  return rasterRgba(canvasSvg(CANVAS, stripes.join('')));
}

/** Points of one arm of the spiral, from the centre outwards. */
function spiral(start: number): string[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const angle = start + share * 3.6 + Math.sin(share * 9 + start * 3) * 0.09;
    const x = CENTRE.x + Math.cos(angle) * share * REACH;
    const y = CENTRE.y + Math.sin(angle) * share * REACH;
    return `${Math.round(x)} ${Math.round(y)}`;
  });
}

function canvasSvg(size: number, fragments: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${CANVAS} ${CANVAS}"><rect width="${CANVAS}" height="${CANVAS}" ` +
    `fill="${HUES[1]}"/>${fragments}</svg>`
  );
}
