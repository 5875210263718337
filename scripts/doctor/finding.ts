/** What was found of one thing. */
export type Finding = {
  /** `unproved`: the public key cannot tell, which is no fault. */
  readonly verdict: 'right' | 'wrong' | 'unproved';
  readonly text: string;
  /** What to do about it; may have several lines. */
  readonly advice?: string;
};

export const right = (text: string): Finding => ({ verdict: 'right', text });
export const wrong = (text: string, advice: string): Finding => ({
  verdict: 'wrong',
  text,
  advice,
});
export const unproved = (text: string, advice: string): Finding => ({
  verdict: 'unproved',
  text,
  advice,
});

const MARKS = { right: '✓', wrong: '✗', unproved: '?' } as const;

/** A finding as the terminal shows it: its mark, what was found, and below what to do. */
export function printed({ verdict, text, advice }: Finding): string {
  const below = advice === undefined ? [] : advice.split('\n').map((line) => `      ${line}`);
  return [`  ${MARKS[verdict]} ${text}`, ...below].join('\n');
}
