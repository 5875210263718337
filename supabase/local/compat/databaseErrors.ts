import { RelationNotFoundError } from '@supabase/lite';

/**
 * Statuses of PostgREST by SQLSTATE, or by its first two characters; 400 for all others. Left out are
 * classes of errors that a request cannot cause here, such as those of external routines.
 */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  '08': 503,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '40': 500,
  '42501': 403,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  P0001: 400,
  P0: 500,
  XX: 500,
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
  const { code, message, detail, hint } = fieldsOf(error);
  if (code === undefined || !SQLSTATE.test(code)) return null;
  return reply(statusOf(code), code, { details: detail ?? null, hint: hint ?? null, message });
}

function statusOf(code: string): number {
  const raised = RAISED_STATUS.exec(code)?.[1];
  if (raised !== undefined) return Number(raised);
  return STATUS_BY_CODE[code] ?? STATUS_BY_CODE[code.slice(0, 2)] ?? 400;
}

function fieldsOf(error: unknown) {
  const text = (key: string): string | undefined => {
    const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    code: text('code'),
    message: text('message'),
    detail: text('detail'),
    hint: text('hint'),
  };
}

function reply(status: number, code: string, body: Record<string, string | null | undefined>) {
  return Response.json(
    { code, ...body },
    {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'proxy-status': `PostgREST; error=${code}`,
      },
    },
  );
}
