import { Fragment } from 'react';

/** Parts of a name, each with the separators behind it. */
const PARTS = /[^._-]*[._-]+|[^._-]+/g;

/** The name of a file, which wraps behind its own separators before it does within a word. */
export function FileName({ name }: { name: string }) {
  return (name.match(PARTS) ?? []).map((part, index) => (
    // A name is drawn whole: its parts never trade places.
    <Fragment key={`${index}-${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
