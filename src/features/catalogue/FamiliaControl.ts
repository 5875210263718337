import type { Familia } from '#domain/catalogue/catalogue.ts';

/** Props of both controls of the familia filter. */
export type FamiliaControlProps = {
  /** `null` while they load. */
  readonly familias: readonly Familia[] | null;
  /** Number of subfamilias by familia id; `null` while they load. */
  readonly counts: ReadonlyMap<number, number> | null;
  /** Id of the chosen familia; '' for all, `null` if it is unknown. */
  readonly value: string | null;
  /** Gets the id of the chosen familia; '' for all. */
  readonly onChange: (value: string) => void;
};
