import { LOCAL_EMAIL } from '#config/localBackend.ts';
import { isEmailTemplateId } from './emailTemplates.ts';
import type { WritableMailbox } from './mailbox.ts';

/** Bytes of template parameters that EmailJS accepts, as JSON in UTF-8. */
const MAX_PARAMS_BYTES = 50_000;

/** EmailJS takes one request of a key in this time. */
const RATE_MS = 1_000;

/** How strictly the endpoint follows EmailJS. */
export type EmailEndpointOptions = {
  /** Answer 429 to the second request of a key within a second. */
  readonly limitRate: boolean;
};

/** What is read of a request to EmailJS. */
type EmailRequest = {
  readonly user_id: unknown;
  readonly service_id: unknown;
  readonly template_id: unknown;
  readonly template_params: Readonly<Record<string, unknown>>;
};

/**
 * POST /api/v1.0/email/send as EmailJS answers it, except that the e-mail goes into the mailbox.
 */
export function createEmailEndpoint(
  mailbox: WritableMailbox,
  { limitRate }: EmailEndpointOptions,
): (request: Request) => Promise<Response> {
  let lastSentAt = Number.NEGATIVE_INFINITY;

  function isTooSoon(): boolean {
    const sinceLastMs = performance.now() - lastSentAt;
    lastSentAt = performance.now();
    return sinceLastMs < RATE_MS;
  }

  return async (request) => {
    if (request.method !== 'POST') return text(405, 'Method Not Allowed');
    const email = parseRequest(await request.text());
    if (email === null) return text(400, 'Bad Request');
    const { user_id, service_id, template_id, template_params } = email;
    if (!user_id) return text(400, 'The public key is required');
    if (user_id !== LOCAL_EMAIL.publicKey) return text(400, 'The Public Key is invalid');
    if (service_id !== LOCAL_EMAIL.serviceId) return text(400, 'The service ID not found');
    if (!isEmailTemplateId(template_id)) return text(400, 'The template ID not found');
    if (Buffer.byteLength(JSON.stringify(template_params)) > MAX_PARAMS_BYTES) {
      return text(413, 'Variables size limit exceeded, maximum allowed size is 50Kb');
    }
    if (limitRate && isTooSoon()) return text(429, 'Too Many Requests');
    await mailbox.add({ template_id, template_params });
    return text(200, 'OK');
  };
}

function parseRequest(json: string): EmailRequest | null {
  try {
    const body: unknown = JSON.parse(json);
    if (typeof body !== 'object' || body === null) return null;
    const fields: Readonly<Record<string, unknown>> = { ...body };
    const { user_id, service_id, template_id, template_params = {} } = fields;
    if (typeof template_params !== 'object' || Array.isArray(template_params)) return null;
    return { user_id, service_id, template_id, template_params: { ...template_params } };
  } catch {
    return null;
  }
}

function text(status: number, message: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return new Response(message, { status, headers });
}
