import type { ReactElement } from 'react';

/** Elements, or nothing, but no bare text: a text must be alone in its element (`scripts/lint/texts.js`). */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
