import type { Mailbox } from './mailbox.ts';
import { outboxPage } from './outboxPage.ts';

/** `/outbox` for people, `/outbox.json` for tests: GET lists the e-mails, DELETE removes them. */
export async function respondToOutbox(request: Request, mailbox: Mailbox): Promise<Response> {
  const isJson = new URL(request.url).pathname === '/outbox.json';
  if (request.method === 'GET' || request.method === 'HEAD') {
    return isJson ? listJson(mailbox) : outboxPage(mailbox.list());
  }
  if (isJson && request.method === 'DELETE') {
    await mailbox.clear();
    return new Response(null, { status: 204 });
  }
  return new Response('Method Not Allowed', { status: 405 });
}

function listJson(mailbox: Mailbox): Response {
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  return Response.json(mailbox.list(), { headers });
}
