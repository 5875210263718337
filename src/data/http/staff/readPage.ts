import { abortedBy, type Page, unwrap } from '../read.ts';
import { countedRows } from './write.ts';

/** PostgREST: the page begins after the last row. */
const BEYOND_THE_END = 'PGRST103';

/**
 * Reads one page of several lists shown as one: first all rows of the first query, then of the second. Returns the
 * exact numbers of rows, in all and of each section; a page after the last one becomes the last one.
 *
 * @param sections queries that count exactly; `isCountOnly` asks for no rows
 */
export async function readPage<Row>(
  sections: readonly ((isCountOnly: boolean) => Page<Row>)[],
  { page: wanted, pageSize }: { page: number; pageSize: number },
  signal: AbortSignal | undefined,
) {
  async function readSection(section: (typeof sections)[number], first: number, last: number) {
    const rows: Row[] = [];
    let total = 0;
    // A setting of the project may limit the rows of a response.
    while (first + rows.length <= last) {
      const reply = await abortedBy(section(false).range(first + rows.length, last), signal);
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
  // Only for a later page of several sections, the rows of each section have to be counted first.
  if (wanted === 1 || sections.length === 1) {
    const first = (wanted - 1) * pageSize;
    const read = await Promise.all(
      sections.map((section) => readSection(section, first, first + pageSize - 1)),
    );
    const rows = read.flatMap((section) => section.rows).slice(0, pageSize);
    if (wanted === 1 || rows.length > 0) {
      return { rows, page: wanted, ...counted(read.map(({ total }) => total)) };
    }
  }
  const numbers = await Promise.all(
    sections.map(async (section) => countedRows(await abortedBy(section(true), signal))),
  );
  const { counts, total, pageCount } = counted(numbers);
  const page = Math.min(wanted, pageCount);
  let begin = (page - 1) * pageSize;
  const read = await Promise.all(
    sections.map((section, index) => {
      const count = counts[index] ?? 0;
      const range = [Math.max(0, begin), Math.min(count, begin + pageSize) - 1] as const;
      begin -= count;
      return readSection(section, ...range);
    }),
  );
  return { rows: read.flatMap(({ rows }) => rows), page, counts, total, pageCount };
}
