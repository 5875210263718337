import { RelationNotFoundError } from '@supabase/lite';

/** Statuses of PostgREST by SQLSTATE or its class, of what a request can cause here; else 400. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '54': 500,
  '57': 500,
  XX: 500,
};

type DatabaseError = Error & {
  readonly code?: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
};

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Code of an error that a function or trigger raises with the status of the response. */
const RAISED_STATUS = /^PT([2-5]\d{2})$/;

/**
 * The response of hosted PostgREST to an error of the database: 400 with the code for all codes
 * without a status of their own. @supabase/lite responds with 500 and the code `SUP` instead, and
 * prints the error on the console.
 *
 * @returns `null` when it is not an error of the database
 */
export function responseOfDatabaseError(error: unknown): Response | null {
  if (error instanceof RelationNotFoundError) {
    return reply(404, 'PGRST205', { details: null, hint: null, message: error.message });
  }
  if (!(error instanceof Error)) return null;
  const { code, detail = null, hint = null, message }: DatabaseError = error;
  if (code === undefined || !SQLSTATE.test(code)) return null;
  const [, raised] = RAISED_STATUS.exec(code) ?? [];
  const status = raised ?? STATUS_BY_CODE[code] ?? STATUS_BY_CODE[code.slice(0, 2)] ?? 400;
  return reply(Number(status), code, { details: detail, hint, message });
}

function reply(status: number, code: string, body: Record<string, unknown>) {
  const headers = { 'proxy-status': `PostgREST; error=${code}` };
  return Response.json({ code, ...body }, { status, headers });
}
