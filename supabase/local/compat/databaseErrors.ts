import { RelationNotFoundError } from '@supabase/lite';

/**
 * HTTP status by SQLSTATE or its class, for the errors that a request can cause here. Other errors have the
 * status 400 (https://docs.postgrest.org/en/stable/references/errors.html).
 */
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

/** SQLSTATE with which a function or trigger sets the status of the response. */
const RAISED_STATUS = /^PT([2-5]\d{2})$/;

/**
 * Returns the response of hosted PostgREST to a database error; `null` for any other error. Without it,
 * @supabase/lite responds with 500 and the code `SUP`, and prints the error on the console.
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
