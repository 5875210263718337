import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';

/** The words on the cards, read once for all of them. */
export type CardTexts = {
  readonly from: (price: string) => string;
  readonly retail: string;
  readonly noPrice: string;
  readonly add: string;
  readonly addNamed: (name: string) => string;
  readonly noSubfamilia: string;
};

/** What a card of the catalogue is given. */
export type CardProps = {
  readonly subfamilia: SubfamiliaSummary;
  /** '' while it is not known. */
  readonly familiaName: string;
  /** It is in sight when the page opens. */
  readonly isFirstSight: boolean;
  readonly texts: CardTexts;
};
