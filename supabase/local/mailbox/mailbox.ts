import { rename, writeFile } from 'node:fs/promises';
import { LOCAL_EMAIL } from '#config/localBackend.ts';
import { readIfThere } from '../data/readIfThere.ts';
import { createOneAtATime } from '../oneAtATime.ts';

export type SentEmail = {
  readonly at: string;
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, unknown>>;
};

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

const MAX_EMAILS = 200;

/** Opens a mailbox: a file with one e-mail per line, as JSON. Skips damaged lines. */
export async function openMailbox(file: string) {
  const text = (await readIfThere(file))?.toString() ?? '';
  let emails = text.split('\n').flatMap(parseEmail);
  const oneAtATime = createOneAtATime();

  function save(all: readonly SentEmail[]): Promise<void> {
    emails = all.slice(-MAX_EMAILS);
    return oneAtATime(async () => {
      await writeFile(`${file}.new`, emails.map((email) => `${JSON.stringify(email)}\n`).join(''));
      await rename(`${file}.new`, file);
    });
  }

  return {
    /** Oldest first. */
    list: (): readonly SentEmail[] => emails,
    clear: () => save([]),
    add: (email: Omit<SentEmail, 'at'>) =>
      save([...emails, { at: new Date().toISOString(), ...email }]),
  };
}

function parseEmail(line: string): SentEmail[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Maximum size of EmailJS' template parameters, as JSON in UTF-8. */
const MAX_PARAMS_BYTES = 50_000;

/**
 * Responds to /api/v1.0/email/send as EmailJS, but stores the e-mail in the mailbox, and does not limit requests to
 * one per second.
 */
export async function receiveEmail(request: Request, mailbox: Mailbox): Promise<Response> {
  if (request.method !== 'POST') return text(405, 'Method Not Allowed');
  const email = parseRequest(await request.text());
  if (email === null) return text(400, 'Bad Request');
  const { user_id, service_id, template_id, template_params } = email;
  if (user_id !== LOCAL_EMAIL.publicKey) return text(400, 'The Public Key is invalid');
  if (service_id !== LOCAL_EMAIL.serviceId) return text(400, 'The service ID not found');
  const { orderTemplateId, contactTemplateId } = LOCAL_EMAIL;
  if (template_id !== orderTemplateId && template_id !== contactTemplateId) {
    return text(400, 'The template ID not found');
  }
  if (Buffer.byteLength(JSON.stringify(template_params)) > MAX_PARAMS_BYTES) {
    return text(413, 'Variables size limit exceeded, maximum allowed size is 50Kb');
  }
  await mailbox.add({ template_id, template_params });
  return text(200, 'OK');
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
