/** Side of a product picture, in pixels; every drawing is composed on this square. */
export const CANVAS = 1000;

/** Grey that stands for the cloth's own colour, 0-255; darker is shade, lighter is light. */
export const CLOTH_GREY = 150;

/** The same grey as an SVG colour. */
export const CLOTH = 'rgb(150,150,150)';

/**
 * One view of one article, before it has a colour: SVG fragments in the article's own coordinates,
 * which `frame` places on the canvas.
 */
export interface Drawing {
  /** Where the article's origin lies on the canvas (pixels) and how large one unit is. */
  readonly frame: { readonly x: number; readonly y: number; readonly scale: number };
  /** Shapes that together cover the article; their fill does not matter. */
  readonly silhouette: string;
  /** Greys painted over the cloth: seams, ribs, insides. `CLOTH` leaves the colour as it is. */
  readonly tone: string;
  /** Wide marks of the height field: white raises, black lowers; lit after a strong blur. */
  readonly relief: string;
  /** Narrow marks of the height field, blurred little: creases, seams, hems. */
  readonly crease: string;
  /** Regions in other colours than the article's own, given that colour; null when it is plain. */
  readonly dye?: (colour: string) => string;
  /** Details in true colours that no dye touches: buttons, zips, labels. */
  readonly trim?: string;
  /** How far the article rises from the ground: widens its shadow. 1 is a garment laid flat. */
  readonly lift?: number;
}

/** Wraps fragments in the drawing's frame, as a whole SVG document of `size` pixels. */
export function svgDocument(
  drawing: Drawing,
  fragments: string,
  size: number,
  ground = '',
): string {
  const { x, y, scale } = drawing.frame;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${CANVAS} ${CANVAS}">${ground}` +
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round" ` +
    `stroke-linejoin="round">${fragments}</g></svg>`
  );
}
