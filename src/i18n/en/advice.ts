import type { advice as es } from '../es/advice.ts';
import type { SameShape } from '../sameShape.ts';

export const advice = {
  cheaper: '{{better}} units cost less than {{now}}',
  amounts: '{{total}} instead of {{totalNow}}.',
  take: 'Take {{better}}',
  taken: 'Now {{better}} units: you pay {{saved}} less.',
} as const satisfies SameShape<typeof es>;
