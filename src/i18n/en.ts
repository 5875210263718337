type Areas = Readonly<Record<string, object>>;

// The texts of the price list load with its page.
const files = import.meta.glob<Areas>(['./en/*.ts', '!./en/priceList.ts'], { eager: true });

/** Every text in English, by area; each file of `en/` exports its own. */
export const en: Areas = Object.assign({}, ...Object.values(files));
