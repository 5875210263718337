import { pictureSources } from '#data/library/pictureSources.ts';

const STAGE_WIDTHS_PX = [400, 800, 1200] as const;
/** As in the style sheet of the gallery. */
const STAGE_SIZES = '(max-width: 768px) min(100vw, 44vh), min(50vw, 656px)';

/** The attributes with which the browser chooses the size of the large picture. */
export function stageImage(url: string | null): { srcSet: string | undefined; sizes: string } {
  return { srcSet: pictureSources(url, STAGE_WIDTHS_PX), sizes: STAGE_SIZES };
}
