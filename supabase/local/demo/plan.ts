import type { Design } from './garments/designs.ts';
import type { ColourName } from './palette.ts';
import type { Scene } from './paint/scene.ts';
import { BANNERS } from './scenes.ts';
import { SHELF } from './shelf.ts';
import type { ShelfItem } from './shelf.ts';

/** One picture to draw of a design: its colour (null: the article has none) and where it goes. */
interface PlannedPicture {
  readonly colour: ColourName | null;
  /** Path of the large picture in the bucket `productsamples`; null: only a card picture. */
  readonly highres: string | null;
  /** Path of the card picture made from the same drawing; null for none. */
  readonly thumbnail: string | null;
}

/** All pictures of one design, so that it is lit only once. */
export interface PlannedDesign {
  readonly design: Design;
  readonly pictures: readonly PlannedPicture[];
}

/** A banner to draw and its path in the bucket `banners`. */
export interface PlannedBanner {
  readonly path: string;
  readonly scene: Scene;
}

/** Where the picture is stored that stands for a missing one. */
export const LOGO_PATH = 'thumbnails/default/logo.webp';

/** Every banner of the demo shop. */
export const PLANNED_BANNERS: readonly PlannedBanner[] = Object.entries(BANNERS).flatMap(
  ([name, { desktop, mobile }]) => [
    { path: `banner desktop/${name}.webp`, scene: desktop },
    { path: `banner mobile/${name}.webp`, scene: mobile },
  ],
);

/** Every product picture of the demo shop, grouped by design. */
export const PICTURE_PLAN: readonly PlannedDesign[] = planPictures();

/**
 * Every picture of the demo shop as 'bucket/path', in the groups that are drawn at once: the logo,
 * each banner, each design.
 */
export const PICTURE_GROUPS: readonly (readonly string[])[] = [
  [`productsamples/${LOGO_PATH}`],
  ...PLANNED_BANNERS.map(({ path }) => [`banners/${path}`]),
  ...PICTURE_PLAN.map(({ pictures }) =>
    pictures
      .flatMap(({ highres, thumbnail }) => [highres, thumbnail])
      .filter((path) => path !== null)
      .map((path) => `productsamples/${path}`),
  ),
];

function planPictures(): PlannedDesign[] {
  const byDesign = new Map<Design, PlannedPicture[]>();
  for (const item of SHELF) {
    for (const [ending, design] of item.views) {
      const pictures = byDesign.get(design) ?? [];
      byDesign.set(design, pictures);
      pictures.push(...picturesOf(item, ending));
    }
  }
  return [...byDesign].map(([design, pictures]) => ({ design, pictures }));
}

function picturesOf(item: ShelfItem, ending: string): PlannedPicture[] {
  const colours: readonly (ColourName | null)[] = item.colours.length === 0 ? [null] : item.colours;
  return colours.map((colour, index) => {
    const name = colour === null ? item.file : `${item.file}-${fileName(colour)}`;
    return {
      colour,
      highres: item.thumbnailOnly ? null : `highres/${item.folder}/${name}${ending}.webp`,
      thumbnail: index === 0 && ending === '' ? `thumbnails/${item.file}.webp` : null,
    };
  });
}

function fileName(colour: ColourName): string {
  const plain = colour.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.replaceAll(' ', '-');
}
