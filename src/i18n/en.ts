type Areas = Readonly<Record<string, object>>;

// The English texts of the price list are loaded with its page.
const files = import.meta.glob<Areas>(['./en/*.ts', '!./en/priceList.ts'], { eager: true });

/** The English texts by area, of all files of `en/` but the price list. */
export const en: Areas = Object.assign({}, ...Object.values(files));
