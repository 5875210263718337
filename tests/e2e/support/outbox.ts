import { type APIRequestContext, test } from '@playwright/test';

/** An e-mail as the local service stores it. */
type SentEmail = {
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, string>>;
};

/** An e-mail address that is new in each run of a test. */
export function ownAddress(name: string): string {
  const { project, repeatEachIndex } = test.info();
  return `${name}-${project.name}-${repeatEachIndex}@example.com`;
}

async function sentBy(
  request: APIRequestContext,
  field: 'from_email' | 'email',
  email: string,
): Promise<SentEmail[]> {
  const response = await request.get('/outbox.json');
  const sent: SentEmail[] = await response.json();
  return sent.filter(({ template_params }) => template_params[field] === email);
}

/** The order e-mails that were sent by a customer, newest last. */
export function ordersOf(request: APIRequestContext, email: string): Promise<SentEmail[]> {
  return sentBy(request, 'from_email', email);
}

/** The contact messages that were sent from an e-mail address, newest last. */
export function messagesOf(request: APIRequestContext, email: string): Promise<SentEmail[]> {
  return sentBy(request, 'email', email);
}
