import { env } from '#config/env.ts';
import type { ContactEmailPayload } from '#domain/order/contactEmail.ts';
import type { OrderEmailPayload } from '#domain/order/orderEmail.ts';
import { inTime } from '#shared/lib/inTime.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { reloadDocument } from '#shared/lib/reloadDocument.ts';
import { DataError, type DataErrorKind, UnansweredEmailError } from './http/DataError.ts';

/** Patience with the e-mail service, in ms: it has no time-out of its own. */
const EMAIL_TIMEOUT_MS = 30_000;

const client = lazyCode(async () => {
  const emailjs = await import('@emailjs/browser');
  const { publicKey, origin } = env.email;
  emailjs.init({ publicKey }, origin ?? undefined);
  return emailjs;
});

/**
 * Loads and initialises the e-mail service before it is needed.
 *
 * @see docs/rules.md#e-mail-service
 */
export function prepareEmail(): void {
  // If this fails, sending fails too and shows the error.
  client.load().catch(() => undefined);
}

/** The code of the e-mail service did not come when something was to be sent in this document. */
let isCodeMissing = false;

/**
 * To be called before anything is sent, by a page that keeps what was typed in it. When the code of
 * the e-mail service failed to come for an earlier sending in this document and fails again, the
 * document is loaded anew, as long as the visitor stays on the page: some browsers never ask again
 * for a file that failed. Never rejects.
 */
export async function renewEmailCode(): Promise<void> {
  if (!isCodeMissing || client.current() !== null) return;
  const { pathname } = location;
  try {
    await inTime(client.load(), EMAIL_TIMEOUT_MS);
  } catch {
    await reloadDocument({ isWanted: () => location.pathname === pathname });
  }
}

function kindOf(status: number): DataErrorKind {
  if (status === 429) return 'rateLimited';
  return status === 0 ? 'network' : 'unknown';
}

/** The answer that a refusal was made of; `null` when there was none. */
function answerOf(error: unknown): Answer | null {
  const answer = error instanceof DataError ? error.cause : error;
  if (typeof answer !== 'object' || answer === null) return null;
  if (!('status' in answer && 'text' in answer)) return null;
  return { status: Number(answer.status), text: String(answer.text) };
}

function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  const answer = answerOf(error);
  if (answer === null) return new DataError('network', String(error), error);
  return new DataError(kindOf(answer.status), answer.text, error);
}

/** What the service said: the status of its answer and the text of it. */
type Answer = { readonly status: number; readonly text: string };

/** Whether an answer leaves open what became of the e-mail, as a gateway's own errors do. */
function isUndecided({ status }: Answer): boolean {
  return status === 0 || status >= 500;
}

function lateError(): DataError {
  return new DataError('timeout', 'the e-mail service did not answer');
}

async function send(templateId: string, params: Record<string, unknown>): Promise<Answer> {
  const progress = { isRequested: false, isGivenUp: false };
  const sending = client.load().then((emailjs) => {
    // Whoever sends it was told that it failed: it must not go after all.
    if (progress.isGivenUp) throw lateError();
    progress.isRequested = true;
    return emailjs.send(env.email.serviceId, templateId, params);
  });
  try {
    return await inTime(sending, EMAIL_TIMEOUT_MS, lateError);
  } catch (error) {
    progress.isGivenUp = true;
    isCodeMissing ||= !progress.isRequested;
    const failure = toDataError(error);
    const answer = answerOf(error);
    if (!progress.isRequested || (answer !== null && !isUndecided(answer))) throw failure;
    throw new UnansweredEmailError(failure.kind, failure.detail, failure.cause);
  }
}

/**
 * Sends an order to the shop. There is no automatic retry: the shopper decides.
 *
 * @throws DataError, with `timeout` after 30 s without a response; an UnansweredEmailError when the
 *   order may have arrived nevertheless
 * @see docs/rules.md#e-mail-service
 */
export async function sendOrderEmail(payload: OrderEmailPayload): Promise<void> {
  await send(env.email.orderTemplateId, { ...payload });
}

/**
 * Sends a message from the contact form to the shop, once. The status 200 or the text 'OK' mean
 * that it was sent.
 *
 * @throws DataError, with `timeout` after 30 s without a response
 * @see docs/rules.md#e-mail-service
 */
export async function sendContactEmail(payload: ContactEmailPayload): Promise<void> {
  try {
    const { status, text } = await send(env.email.contactTemplateId, { ...payload });
    if (status !== 200 && text !== 'OK') throw new DataError(kindOf(status), text);
  } catch (error) {
    if (answerOf(error)?.text !== 'OK') throw error;
  }
}
