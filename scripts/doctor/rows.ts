import { described } from './ask.ts';
import { right, unproved, type Finding } from './finding.ts';
import type { Project } from './project.ts';

/** The default of hosted projects; the store also works with fewer. */
const MAX_ROWS = 1000;

/** Checks the maximum number of rows per response, if the project has enough products. */
export async function checkMaxRows({ ask }: Project): Promise<Finding> {
  const answer = await ask(`/rest/v1/producto?select=id&limit=${MAX_ROWS + 1}`, {
    headers: { prefer: 'count=exact' },
  });
  const setting = 'Dashboard → Settings → Data API → Max rows';
  const [, total = ''] = (answer.headers.get('content-range') ?? '').split('/');
  const rows = rowsIn(answer.text);
  if (answer.status >= 300 || answer.status === 0 || rows === null || !/^\d+$/.test(total)) {
    return unproved(`max rows: no answer to rely on (${described(answer)})`, `See ${setting}.`);
  }
  if (rows > MAX_ROWS) return right(`max rows: more than ${MAX_ROWS}, which the store can do with`);
  if (Number(total) > rows) return right(`max rows: ${rows}, of ${total} products`);
  return unproved(
    `max rows: with ${total} products it cannot be told`,
    `${setting}: ${MAX_ROWS} is what the store was made with; fewer is slower, not wrong.`,
  );
}

function rowsIn(text: string): number | null {
  try {
    const rows: unknown = JSON.parse(text);
    return Array.isArray(rows) ? rows.length : null;
  } catch {
    return null;
  }
}
