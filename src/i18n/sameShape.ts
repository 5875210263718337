/**
 * The keys of a Spanish catalogue with any text as value: what the English one must `satisfy`,
 * so that a missing or an extra key does not compile.
 */
export type SameShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameShape<T[K]>;
};
