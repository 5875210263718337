import type { Drawing } from '../paint/drawing.ts';

/** One part of an article: any of the layers of a drawing. Later parts lie over earlier ones. */
export type Layers = Partial<
  Pick<Drawing, 'silhouette' | 'tone' | 'relief' | 'crease'> & { trim: string }
>;

/** Puts parts together into one drawing. */
export function compose(
  frame: Drawing['frame'],
  parts: readonly Layers[],
  extra: Pick<Drawing, 'dye' | 'lift'> = {},
): Drawing {
  const all = (layer: keyof Layers): string => parts.map((part) => part[layer] ?? '').join('');
  const trim = all('trim');
  return {
    frame,
    silhouette: all('silhouette'),
    tone: all('tone'),
    relief: all('relief'),
    crease: all('crease'),
    ...(trim === '' ? {} : { trim }),
    ...extra,
  };
}
