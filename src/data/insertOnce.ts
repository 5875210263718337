/** The requests to a table that {@link insertOnce} is made of. */
export type InsertRequests<Row> = {
  /** The highest id of all rows; 0: there are none. */
  readonly lastId: () => Promise<number>;
  readonly insert: (row: Row) => Promise<void>;
  /** The id of a row like that, with a higher id than another; `null`: there is none. */
  readonly find: (row: Row, afterId: number) => Promise<number | null>;
  /** @returns rows that were overwritten: 0, it is gone or the rights are */
  readonly overwrite: (id: number, row: Row) => Promise<number>;
};

/**
 * Adds one row, however often it has to be tried: a row that was made although its answer was lost
 * is found again, and brought to what is wanted by then.
 *
 * @returns what adds the row, and throws what the requests throw
 */
export function insertOnce<Row>(requests: InsertRequests<Row>): (wanted: Row) => Promise<void> {
  let sent: { readonly row: Row; readonly afterId: number } | null = null;
  let id: number | null = null;
  return async (wanted) => {
    if (sent !== null) id ??= await requests.find(sent.row, sent.afterId);
    if (id !== null && (await requests.overwrite(id, wanted)) > 0) return;
    id = null;
    sent = { row: wanted, afterId: await requests.lastId() };
    await requests.insert(wanted);
  };
}
