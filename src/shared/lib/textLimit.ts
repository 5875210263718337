/** The maximal length of a field's text, and the texts about it. */
export type TextLimit = {
  /** In UTF-16 units, without the blanks around the text. */
  readonly max: number;
  readonly countText: (typed: number) => string;
  readonly tooLongText: string;
};
