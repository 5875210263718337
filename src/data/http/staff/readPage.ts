import { abortedBy, type Page, unwrap } from '../read.ts';
import { countedRows } from './write.ts';

/** PostgREST: the page begins after the last row. */
const BEYOND_THE_END = 'PGRST103';

/**
 * One page of a list with the exact number of its rows, and of those of each part; the last page when a
 * later one was requested.
 *
 * @param parts queries that count exactly; their rows follow each other. `isCountOnly` asks for no rows
 */
export async function readPage<Row>(
  parts: readonly ((isCountOnly: boolean) => Page<Row>)[],
  { page: wanted, pageSize }: { page: number; pageSize: number },
  signal: AbortSignal | undefined,
) {
  async function readPart(part: (typeof parts)[number], first: number, last: number) {
    const rows: Row[] = [];
    let total = 0;
    // A project may return fewer rows than requested.
    while (first + rows.length <= last) {
      const reply = await abortedBy(part(false).range(first + rows.length, last), signal);
      if (reply.error?.code === BEYOND_THE_END) break;
      const more = unwrap(reply);
      total = reply.count ?? 0;
      rows.push(...more);
      if (more.length === 0 || first + rows.length >= total) break;
    }
    return { rows, total };
  }
  function counted(counts: readonly number[]) {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return { counts, total, pageCount: Math.max(1, Math.ceil(total / pageSize)) };
  }
  // Only a later page of several parts needs to know first where each of them begins.
  if (wanted === 1 || parts.length === 1) {
    const first = (wanted - 1) * pageSize;
    const read = await Promise.all(
      parts.map((part) => readPart(part, first, first + pageSize - 1)),
    );
    const rows = read.flatMap((part) => part.rows).slice(0, pageSize);
    if (wanted === 1 || rows.length > 0) {
      return { rows, page: wanted, ...counted(read.map(({ total }) => total)) };
    }
  }
  const numbers = await Promise.all(
    parts.map(async (part) => countedRows(await abortedBy(part(true), signal))),
  );
  const { counts, total, pageCount } = counted(numbers);
  const page = Math.min(wanted, pageCount);
  let begin = (page - 1) * pageSize;
  const read = await Promise.all(
    parts.map((part, index) => {
      const count = counts[index] ?? 0;
      const range = [Math.max(0, begin), Math.min(count, begin + pageSize) - 1] as const;
      begin -= count;
      return readPart(part, ...range);
    }),
  );
  return { rows: read.flatMap(({ rows }) => rows), page, counts, total, pageCount };
}
