import { REST_MS } from '#shared/lib/pointerRest.ts';

let resting: ReturnType<typeof setTimeout> | undefined;

/** Prepares what a press opens, once the pointer rests on the control or it has the focus. */
export function onIntent(prepare: () => void) {
  return {
    onPointerEnter: () => {
      clearTimeout(resting);
      resting = setTimeout(prepare, REST_MS);
    },
    onPointerLeave: () => clearTimeout(resting),
    onFocus: prepare,
  };
}
