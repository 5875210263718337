import { LOCAL_EMAIL } from '#config/localBackend.ts';
import type { WritableMailbox } from './mailbox.ts';

/** Maximum size of template parameters in EmailJS, as JSON in UTF-8. */
const MAX_PARAMS_BYTES = 50_000;

/**
 * POST /api/v1.0/email/send with the responses of EmailJS; the e-mail is stored in the mailbox. EmailJS
 * also allows only one request per second.
 */
export function createEmailEndpoint(
  mailbox: WritableMailbox,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return text(405, 'Method Not Allowed');
    const email = parseRequest(await request.text());
    if (email === null) return text(400, 'Bad Request');
    const { user_id, service_id, template_id, template_params } = email;
    if (!user_id) return text(400, 'The public key is required');
    if (user_id !== LOCAL_EMAIL.publicKey) return text(400, 'The Public Key is invalid');
    if (service_id !== LOCAL_EMAIL.serviceId) return text(400, 'The service ID not found');
    if (
      template_id !== LOCAL_EMAIL.orderTemplateId &&
      template_id !== LOCAL_EMAIL.contactTemplateId
    ) {
      return text(400, 'The template ID not found');
    }
    if (Buffer.byteLength(JSON.stringify(template_params)) > MAX_PARAMS_BYTES) {
      return text(413, 'Variables size limit exceeded, maximum allowed size is 50Kb');
    }
    await mailbox.add({ template_id, template_params });
    return text(200, 'OK');
  };
}

function parseRequest(json: string) {
  try {
    const fields: Readonly<Record<string, unknown>> = { ...JSON.parse(json) };
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
