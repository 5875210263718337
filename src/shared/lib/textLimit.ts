/** How long the text of a field may be, and the words that say so. */
export type TextLimit = {
  /** Most UTF-16 units, without the blanks around the text. */
  readonly max: number;
  /** Says how many of them are typed. */
  readonly countText: (typed: number) => string;
  /** Says that the text is too long, and how long it may be. */
  readonly tooLongText: string;
};
