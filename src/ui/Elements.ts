import type { ReactElement } from 'react';

/** Children that may stand beside others, because they hold no bare text (`scripts/lint/texts.js`). */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
