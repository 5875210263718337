import type { Familia } from '#domain/catalogue/catalogue.ts';

/** What either control of the familia filter is given. */
export type FamiliaControlProps = {
  /** `null` while they load. */
  readonly familias: readonly Familia[] | null;
  /** Subfamilias of each familia, by its id; `null` while they load. */
  readonly counts: ReadonlyMap<number, number> | null;
  /** Id of the chosen familia; '' for all, `null` for none of them. */
  readonly value: string | null;
  /** Told the id of the chosen familia; '' for all. */
  readonly onChange: (value: string) => void;
};
