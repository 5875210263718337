import { Fragment } from 'react';

/** Parts of a name or path, each with the separators after it. */
const PARTS = /[^._/-]*[._/-]+|[^._/-]+/g;

/** The name of a file, which wraps after its separators rather than within a word. */
export function FileName({ name }: { name: string }) {
  return (name.match(PARTS) ?? []).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
