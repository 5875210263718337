import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { comeNear } from '#tests/domGaps.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CATALOGUE_ROWS } from './catalogueRows.ts';

useBackend(CATALOGUE_ROWS);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** Opens the catalogue on a connection, and looks at two of its cards; returns the reads of productos. */
async function lookAtCards(connection: object | undefined): Promise<string[]> {
  const reads: string[] = [];
  faults.rest('producto', ({ url }) => void reads.push(new URL(url).search));
  if (connection) {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  }
  await renderApp('/catalogue');
  // The cards have the names of their familias, so nothing renders them again.
  const [first, second] = await screen.findAllByRole('article');
  for (const card of [first, second]) {
    await waitFor(() => expect(card?.querySelector('span')).not.toBeEmptyDOMElement());
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const card of [first, second]) if (card?.parentElement) comeNear(card.parentElement);
  await vi.advanceTimersByTimeAsync(800);
  vi.useRealTimers();
  return reads;
}

test('cards that stay in view have their products read in one request on a fast line, so a tap shows one', async () => {
  const reads = await lookAtCards({ effectiveType: '4g' });
  await expect.poll(() => reads).toHaveLength(1);
  expect(reads[0]).toMatch(/sub_familia_id=in\.%28\d+%2C\d+%29/);
});

test.each([
  ['unknown', undefined],
  ['slow', { effectiveType: '3g' }],
  ['metered', { effectiveType: '4g', type: 'cellular' }],
  ['to save data', { effectiveType: '4g', saveData: true }],
])('on a line that is %s nothing is read ahead', async (_what, connection) => {
  expect(await lookAtCards(connection)).toEqual([]);
});
