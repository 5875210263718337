import { env } from '../config/env.ts';
import type { OrderEmailPayload } from '../domain/orderEmail.ts';
import { DataError, type DataErrorKind } from './DataError.ts';

/** Patience with the e-mail service, in ms: it has no time-out of its own. */
const EMAIL_TIMEOUT_MS = 30_000;

let loading: Promise<typeof import('@emailjs/browser')> | null = null;

async function load() {
  const emailjs = await import('@emailjs/browser');
  const { publicKey, origin } = env.email;
  emailjs.init({ publicKey }, origin ?? undefined);
  return emailjs;
}

function client() {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Loads and initialises the e-mail service ahead of its use (spec §7 "on checkout load"). */
export function prepareEmail(): void {
  // A failure here is met again, and told, by the sending itself.
  client().catch(() => undefined);
}

function kindOf(status: number): DataErrorKind {
  if (status === 429) return 'rateLimited';
  return status === 0 ? 'network' : 'unknown';
}

function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  if (typeof error === 'object' && error !== null && 'status' in error && 'text' in error) {
    return new DataError(kindOf(Number(error.status)), String(error.text), error);
  }
  return new DataError('network', String(error), error);
}

async function send(templateId: string, params: Record<string, unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DataError('timeout', 'the e-mail service did not answer')),
      EMAIL_TIMEOUT_MS,
    );
  });
  try {
    const sending = client().then((emailjs) =>
      emailjs.send(env.email.serviceId, templateId, params),
    );
    await Promise.race([sending, timeout]);
  } catch (error) {
    throw toDataError(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends an order to the shop. Never tried twice by itself: the shopper decides.
 *
 * @throws DataError, with `timeout` after 30 s without an answer
 * @see spec §7 "Order submission"
 */
export async function sendOrderEmail(payload: OrderEmailPayload): Promise<void> {
  await send(env.email.orderTemplateId, { ...payload });
}
