export type LocalText = { readonly es: string; readonly en: string };

/** A table of body or garment measures. */
export type SizeChart = {
  readonly caption: LocalText;
  /** Headings of the measures, in cm. */
  readonly measures: readonly LocalText[];
  /** A row per size: its label as in the store, and one number in cm for each of `measures`. */
  readonly rows: readonly (readonly [talla: string, ...cm: number[]])[];
};

/** Size chart and care instructions on the product pages of a familia. */
export type ProductGuide = { readonly sizes?: SizeChart; readonly care?: readonly LocalText[] };

const COTTON_CARE: readonly LocalText[] = [
  {
    es: 'Lave del revés, en agua fría y con colores parecidos.',
    en: 'Wash inside out, in cold water and with similar colours.',
  },
  { es: 'No use blanqueador.', en: 'Do not bleach.' },
  { es: 'Seque a la sombra, sin secadora.', en: 'Dry in the shade; do not tumble dry.' },
  {
    es: 'Planche a temperatura media, nunca sobre el estampado.',
    en: 'Iron at medium heat, never over the print.',
  },
];

const GARMENT_MEASURES: readonly LocalText[] = [
  { es: 'Ancho', en: 'Width' },
  { es: 'Largo', en: 'Length' },
  { es: 'Manga', en: 'Sleeve' },
];

/**
 * Size chart and care by id of the familia: the list of familias in the back-office shows the ids.
 * The entries belong to the demo shop: replace them by your own. A familia without an entry shows neither.
 * @see docs/rules.md#size-chart-and-care
 */
export const productGuides: Readonly<Record<number, ProductGuide>> = {
  // Camisetas
  1: {
    sizes: {
      caption: {
        es: 'Medidas de la camiseta extendida, en centímetros. El ancho va de axila a axila. Puede variar 2 cm.',
        en: 'Measures of the T-shirt laid flat, in centimetres. The width is from armpit to armpit. It may vary by 2 cm.',
      },
      measures: GARMENT_MEASURES,
      rows: [
        ['XXS', 42, 64, 18],
        ['XS', 45, 66, 18],
        ['S', 48, 69, 19],
        ['M', 51, 72, 20],
        ['L', 54, 74, 21],
        ['XL', 57, 76, 22],
        ['2XL', 61, 78, 23],
        ['3XL', 65, 80, 24],
        ['4XL', 69, 82, 25],
        ['5XL', 73, 84, 26],
        ['6XL', 77, 86, 27],
      ],
    },
    care: COTTON_CARE,
  },
  // Polos
  2: {
    sizes: {
      caption: {
        es: 'Medidas de la polo extendida, en centímetros. El ancho va de axila a axila. Puede variar 2 cm.',
        en: 'Measures of the polo laid flat, in centimetres. The width is from armpit to armpit. It may vary by 2 cm.',
      },
      measures: GARMENT_MEASURES,
      rows: [
        ['S', 49, 69, 20],
        ['M', 52, 71, 21],
        ['L', 55, 74, 22],
        ['XL', 58, 76, 23],
        ['2XL', 62, 78, 24],
        ['3XL', 66, 80, 25],
      ],
    },
    care: COTTON_CARE,
  },
  // Toallas y hogar
  7: {
    care: [
      {
        es: 'Lave antes del primer uso, con poco detergente.',
        en: 'Wash before first use, with little detergent.',
      },
      {
        es: 'No use suavizante: la tela absorbe menos.',
        en: 'Do not use fabric softener: the cloth absorbs less.',
      },
      { es: 'Seque al aire o a baja temperatura.', en: 'Dry in the air or at low heat.' },
    ],
  },
};
