export type Finding = {
  /** `unproved`: the public key cannot decide it, which is not a fault. */
  readonly verdict: 'right' | 'wrong' | 'unproved';
  readonly text: string;
  /** What to do, in one or more lines. */
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

export function printed({ verdict, text, advice }: Finding): string {
  const below = advice === undefined ? [] : advice.split('\n').map((line) => `      ${line}`);
  return [`  ${MARKS[verdict]} ${text}`, ...below].join('\n');
}
