import { readFile } from 'node:fs/promises';
import { LOCAL_EMAIL } from '#config/localBackend.ts';

/** An e-mail template as in EmailJS. */
export type EmailTemplate = {
  readonly subject: string;
  readonly replyTo: string;
  /** Text of a file in `templates/`. */
  readonly html: string;
};

/** Reads a template; `null` for an unknown id. */
export async function readEmailTemplate(templateId: string): Promise<EmailTemplate | null> {
  if (templateId === LOCAL_EMAIL.orderTemplateId) {
    return {
      subject: 'Pedido de {{from_name}}: {{total_text}}',
      replyTo: '{{from_email}}',
      html: await readTemplateFile('order.html'),
    };
  }
  if (templateId === LOCAL_EMAIL.contactTemplateId) {
    return {
      subject: 'Mensaje de {{name}}',
      replyTo: '{{email}}',
      html: await readTemplateFile('contact.html'),
    };
  }
  return null;
}

export function isEmailTemplateId(id: unknown): id is string {
  return id === LOCAL_EMAIL.orderTemplateId || id === LOCAL_EMAIL.contactTemplateId;
}

// Read for every request, so that the outbox shows an edited template.
function readTemplateFile(name: string): Promise<string> {
  return readFile(new URL(`templates/${name}`, import.meta.url), 'utf8');
}
