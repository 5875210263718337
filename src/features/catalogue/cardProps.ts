import type { ComponentType } from 'react';
import type { Color, SubfamiliaSummary, Variant } from '#domain/catalogue/catalogue.ts';

/** The texts of all cards. */
export type CardTexts = {
  readonly from: (price: string) => string;
  readonly retail: string;
  readonly noPrice: string;
  readonly add: string;
  readonly addNamed: (name: string) => string;
  readonly noSubfamilia: string;
  readonly colors: (count: number) => string;
  readonly soldOut: string;
  readonly low: string;
};

export type SignsProps = {
  readonly variants: readonly Variant[];
  /** Every colour. */
  readonly colors: readonly Color[];
  readonly texts: CardTexts;
};

export type CardProps = {
  readonly subfamilia: SubfamiliaSummary;
  /** '' while it is unknown. */
  readonly familiaName: string;
  /** Its picture is loaded eagerly. */
  readonly isFirstSight: boolean;
  readonly texts: CardTexts;
  /** `undefined`: not known yet, or without productos. */
  readonly variants: readonly Variant[] | undefined;
  /** Every colour; `undefined`: not known yet. */
  readonly colors: readonly Color[] | undefined;
  /** What shows colours and stock; `null` until its code has loaded. */
  readonly Signs: ComponentType<SignsProps> | null;
};
