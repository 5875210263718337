import type { ReactElement } from 'react';

/** What stands beside other things in an element: no text of its own (`scripts/lint/texts.js`). */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
