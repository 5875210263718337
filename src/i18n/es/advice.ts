import { areaTexts } from '../areaTexts.ts';

export const advice = {
  cheaper: '{{better}} unidades cuestan menos que {{now}}',
  amounts: '{{total}} en vez de {{totalNow}}.',
  take: 'Pedir {{better}}',
  taken: 'Ahora son {{better}} unidades: paga {{saved}} menos.',
} as const;

export const useAdviceTexts = areaTexts('advice', advice);
