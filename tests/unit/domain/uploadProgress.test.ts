import { expect, test } from 'vitest';
import { compressingPercent, nextSendingPercent } from '#domain/pictures/uploadProgress.ts';

test.each([
  [0, 10],
  [50, 20],
  [-1, 10],
  [140, 30],
])('the bar of a picture compressed to %d %% is at %d', (done, percent) => {
  expect(compressingPercent(done)).toBe(percent);
});

test('the bar of a request goes from 30 to 90 in steps of 5, and stays there', () => {
  const shown = [30];
  for (let step = 0; step < 14; step += 1) shown.push(nextSendingPercent(shown.at(-1) ?? 0));
  expect(shown).toEqual([30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 90, 90]);
});
