import type { English } from '../texts.ts';

export const advice: English<'advice'> = {
  cheaper: '{{better}} units cost less than {{now}}',
  amounts: '{{total}} instead of {{totalNow}}.',
  take: 'Take {{better}}',
  taken: 'Now {{better}} units: you pay {{saved}} less.',
};
