/** Products that are shown as recently seen. @see docs/rules.md#recently-seen */
const MAX_SHOWN = 12;

/** The ids of seen subfamilias, newest first, after one more was seen. */
export function withSeen(ids: readonly number[], id: number): readonly number[] {
  // One more than is shown, because the page leaves out its own.
  return [id, ...ids.filter((known) => known !== id)].slice(0, MAX_SHOWN + 1);
}

/** The ids to show on the page of a subfamilia: without its own, newest first. */
export function otherSeen(ids: readonly number[], currentId: number): readonly number[] {
  return ids.filter((id) => id !== currentId).slice(0, MAX_SHOWN);
}
