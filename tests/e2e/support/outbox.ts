import type { APIRequestContext } from '@playwright/test';

/** An e-mail as the local service keeps it. */
type SentEmail = {
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, string>>;
};

/** The order e-mails that were sent by a customer, newest last. */
export async function ordersOf(request: APIRequestContext, email: string): Promise<SentEmail[]> {
  const response = await request.get('/outbox.json');
  const sent: SentEmail[] = await response.json();
  return sent.filter(({ template_params }) => template_params['from_email'] === email);
}

/** The contact messages that were sent from an e-mail address, newest last. */
export async function messagesOf(request: APIRequestContext, email: string): Promise<SentEmail[]> {
  const response = await request.get('/outbox.json');
  const sent: SentEmail[] = await response.json();
  return sent.filter(({ template_params }) => template_params['email'] === email);
}
