import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';

/** The texts of all cards. */
export type CardTexts = {
  readonly from: (price: string) => string;
  readonly retail: string;
  readonly noPrice: string;
  readonly add: string;
  readonly addNamed: (name: string) => string;
  readonly noSubfamilia: string;
};

export type CardProps = {
  readonly subfamilia: SubfamiliaSummary;
  /** '' while it is unknown. */
  readonly familiaName: string;
  /** Its picture is loaded eagerly. */
  readonly isFirstSight: boolean;
  readonly texts: CardTexts;
};
