/**
 * The keys of the Spanish texts with any text as value. The English texts must satisfy it, so that a
 * missing or extra key does not compile.
 */
export type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]>;
};
