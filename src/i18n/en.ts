type Areas = Readonly<Record<string, object>>;

const files = import.meta.glob<Areas>('./en/*.ts', { eager: true });

/** Every text in English, by area; each file of `en/` exports its own. */
export const en: Areas = Object.assign({}, ...Object.values(files));
