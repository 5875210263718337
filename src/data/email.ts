import { env } from '#config/env.ts';
import type { ContactForm } from '#domain/order/contactEmail.ts';
import type { OrderEmailPayload } from '#domain/order/orderEmail.ts';
import { inTime } from '#lib/inTime.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { reloadDocument } from '#lib/reloadDocument.ts';
import { DataError, kindOfStatus, UnansweredEmailError } from './http/DataError.ts';

/** Timeout of the e-mail service, in ms: its library has none. */
const EMAIL_TIMEOUT_MS = 30_000;

const client = lazyCode(async () => {
  const emailjs = await import('@emailjs/browser');
  const { publicKey, origin } = env.email;
  emailjs.init({ publicKey }, origin ?? undefined);
  return emailjs;
});

/** Loads the e-mail library before it is needed. @see docs/rules.md#e-mail-service */
export function prepareEmail(): void {
  // If this fails, sending fails too and shows the error.
  client.load().catch(() => undefined);
}

/** True if an earlier e-mail of this document failed because the library did not load. */
let isCodeMissing = false;

/**
 * Loads the e-mail library again if it did not load for an earlier e-mail; if that fails again, reloads the
 * document. Only pages that store what was typed may call it, before they send. Never rejects.
 */
export async function renewEmailCode(): Promise<void> {
  if (isCodeMissing) await inTime(client.load(), EMAIL_TIMEOUT_MS).catch(() => reloadDocument());
}

/** Returns the response of the e-mail service that an error holds; `null`: it holds none. */
function responseOf(error: unknown): EmailResponse | null {
  const response = error instanceof DataError ? error.cause : error;
  if (typeof response !== 'object' || response === null) return null;
  if (!('status' in response && 'text' in response)) return null;
  return { status: Number(response.status), text: String(response.text) };
}

function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  const response = responseOf(error);
  if (response === null) return new DataError('network', String(error), error);
  return new DataError(kindOfStatus(response.status), response.text, error);
}

type EmailResponse = { readonly status: number; readonly text: string };

/** True if the e-mail may have been sent despite the failed response, for example one of a gateway. */
function isOutcomeUnknown({ status }: EmailResponse): boolean {
  return status === 0 || status >= 500;
}

function lateError(): DataError {
  return new DataError('timeout', 'the e-mail service did not answer');
}

async function send(templateId: string, params: Record<string, unknown>): Promise<EmailResponse> {
  const progress = { isRequested: false, hasFailed: false };
  const sending = client.load().then((emailjs) => {
    // The page has shown a failure already, so the e-mail must not be sent any more.
    if (progress.hasFailed) throw lateError();
    progress.isRequested = true;
    return emailjs.send(env.email.serviceId, templateId, params);
  });
  try {
    return await inTime(sending, EMAIL_TIMEOUT_MS, lateError);
  } catch (error) {
    progress.hasFailed = true;
    isCodeMissing ||= !progress.isRequested;
    const failure = toDataError(error);
    const response = responseOf(error);
    if (!progress.isRequested || (response !== null && !isOutcomeUnknown(response))) throw failure;
    throw new UnansweredEmailError(failure.kind, failure.detail, failure.cause);
  }
}

/**
 * Sends the e-mail of an order to the shop. It never retries: the shopper decides that.
 *
 * @throws DataError, with `timeout` after 30 s without a response; an UnansweredEmailError when the
 *   order may have arrived
 * @see docs/rules.md#e-mail-service
 */
export async function sendOrderEmail(payload: OrderEmailPayload): Promise<void> {
  const { text } = await send(env.email.orderTemplateId, { ...payload });
  // The service responds with 'OK'; an HTML page comes from a gateway.
  if (text.trimStart().startsWith('<')) throw new UnansweredEmailError('unavailable', 'HTTP 200');
}

/**
 * Sends a message of the contact form to the shop. It never retries. Status 200 or the text 'OK' mean
 * that the message was sent.
 *
 * @throws DataError, with `timeout` after 30 s without a response
 * @see docs/rules.md#e-mail-service
 */
export async function sendContactEmail(payload: ContactForm): Promise<void> {
  try {
    const { status, text } = await send(env.email.contactTemplateId, { ...payload });
    if (status !== 200 && text !== 'OK') throw new DataError(kindOfStatus(status), text);
  } catch (error) {
    if (responseOf(error)?.text !== 'OK') throw error;
  }
}
