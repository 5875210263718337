import { type APIRequestContext, test } from '@playwright/test';

type SentEmail = {
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, string>>;
};

/** Returns an e-mail address that is new in each run of a test. */
export function ownAddress(name: string): string {
  const { project, repeatEachIndex } = test.info();
  return `${name}-${project.name}-${repeatEachIndex}@example.com`;
}

/** Lists the orders and messages that were sent from an e-mail address, newest last. */
export async function sentBy(request: APIRequestContext, address: string): Promise<SentEmail[]> {
  const response = await request.get('/outbox.json');
  const sent: SentEmail[] = await response.json();
  return sent.filter(({ template_params: { from_email, email } }) =>
    [from_email, email].includes(address),
  );
}
