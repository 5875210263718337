import { readFile } from 'node:fs/promises';
import { LOCAL_EMAIL } from '#config/localBackend.ts';

/** An e-mail template as it is to be set up in EmailJS. */
export type EmailTemplate = {
  /** The field Subject of the template in EmailJS. */
  readonly subject: string;
  /** The field Reply To of the template in EmailJS. */
  readonly replyTo: string;
  /** The content of the template in EmailJS: the text of a file in `templates/`. */
  readonly html: string;
};

/** Reads the template of an id that the store sends; `null` for an unknown one. */
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

/** Whether the store has a template of this id. */
export function isEmailTemplateId(id: unknown): id is string {
  return id === LOCAL_EMAIL.orderTemplateId || id === LOCAL_EMAIL.contactTemplateId;
}

// Read at each use: an edited template shows at the next look into the outbox.
function readTemplateFile(name: string): Promise<string> {
  return readFile(new URL(`templates/${name}`, import.meta.url), 'utf8');
}
