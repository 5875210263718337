import { readFile } from 'node:fs/promises';
import { LOCAL_EMAIL } from '#config/localBackend.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import type { Mailbox, SentEmail } from './mailbox.ts';

/** The e-mail templates that the shop has in EmailJS, by id; `file` is in `templates/`. */
const TEMPLATES: Readonly<Record<string, Record<'subject' | 'replyTo' | 'file', string>>> = {
  [LOCAL_EMAIL.orderTemplateId]: {
    subject: 'Pedido de {{from_name}}: {{total_text}}',
    replyTo: '{{from_email}}',
    file: 'order.html',
  },
  [LOCAL_EMAIL.contactTemplateId]: {
    subject: 'Mensaje de {{name}}',
    replyTo: '{{email}}',
    file: 'contact.html',
  },
};

/** Serves the e-mails: `/outbox` as a page, `/outbox.json` to tests, which may also DELETE them. */
export async function respondToOutbox(request: Request, mailbox: Mailbox): Promise<Response> {
  const isJson = new URL(request.url).pathname === '/outbox.json';
  if (request.method === 'GET') {
    return isJson ? Response.json(mailbox.list()) : outboxPage(mailbox.list());
  }
  if (!isJson || request.method !== 'DELETE') return new Response(null, { status: 405 });
  await mailbox.clear();
  return new Response(null, { status: 204 });
}

/** Allows styles and pictures on the page and in the frames of the e-mails, but no scripts. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'self'";

const STYLE = `
  body { max-width: 960px; margin: 0 auto; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif }
  article { margin: 24px 0; padding: 16px; border: 1px solid; border-radius: 8px; overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px }
  dd { margin: 0 }
  iframe { box-sizing: border-box; width: 100%; height: 640px; border: 1px solid; resize: vertical }
  pre { white-space: pre-wrap }
`;

/** Renders the outbox: every e-mail with its parameters, latest first. */
async function outboxPage(emails: readonly SentEmail[]): Promise<Response> {
  const articles = await Promise.all(emails.toReversed().map(emailHtml));
  const html = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Bandeja de salida (${emails.length})</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Bandeja de salida</h1>
<p>Los correos que la tienda ha enviado en este equipo. No salen de aquí.</p>
${articles.join('\n') || '<p>Todavía no se ha enviado ningún correo.</p>'}
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}

async function emailHtml({ at, template_id, template_params }: SentEmail): Promise<string> {
  const template = TEMPLATES[template_id];
  const fill = (text = '') => renderTemplate(text, template_params);
  // Fills subject and address as plain text, because the page escapes them below.
  const plain = (text = '') => fill(text.replaceAll(/\{\{(\w+)\}\}/g, '{{{$1}}}'));
  // Reads the file for every request, so that the outbox shows an edited template.
  const html =
    template && (await readFile(new URL(`templates/${template.file}`, import.meta.url), 'utf8'));
  const time = new Date(at).toLocaleString('es-CR', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'America/Costa_Rica',
  });
  return `<article>
<h2>${escapeHtml(plain(template?.subject) || template_id)}</h2>
<dl>
<dt>Enviado</dt><dd><time datetime="${escapeHtml(at)}">${escapeHtml(time)}</time></dd>
<dt>Responder a</dt><dd>${escapeHtml(plain(template?.replyTo))}</dd>
<dt>Plantilla</dt><dd>${escapeHtml(template_id)}</dd>
</dl>
<iframe sandbox title="El correo" srcdoc="${escapeHtml(fill(html))}"></iframe>
<details>
<summary>Parámetros</summary>
<pre>${escapeHtml(JSON.stringify(template_params, null, 2))}</pre>
</details>
</article>`;
}

/**
 * Fills a template as EmailJS does: `{{name}}` is escaped, `{{{name}}}` is not, and a missing
 * parameter is empty. Braces inside a value have no effect.
 */
function renderTemplate(template: string, params: Readonly<Record<string, unknown>>): string {
  const valueOf = (name = '') => {
    const value = params[name] ?? '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return template.replaceAll(
    /\{\{\{\s*(\w+)\s*\}\}\}|\{\{\s*(\w+)\s*\}\}/g,
    (_match, raw: string | undefined, escaped: string | undefined) =>
      raw === undefined ? escapeHtml(valueOf(escaped)) : valueOf(raw),
  );
}
