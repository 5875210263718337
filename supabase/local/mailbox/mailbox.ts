import { randomUUID } from 'node:crypto';
import { appendFile, rename, writeFile } from 'node:fs/promises';
import { readIfThere } from '../data/readIfThere.ts';

export type SentEmail = {
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, unknown>>;
};

/** The sent e-mails, oldest first. */
export type Mailbox = {
  list(): readonly SentEmail[];
  clear(): Promise<void>;
};

export type WritableMailbox = Mailbox & {
  add(email: Pick<SentEmail, 'template_id' | 'template_params'>): Promise<SentEmail>;
};

/** Maximum number of e-mails; the oldest are removed. */
const MAX_EMAILS = 200;

/**
 * A mailbox in a file with one JSON object per line, so that a kill loses at most the e-mail being
 * written. A damaged line is skipped.
 */
export async function openMailbox(file: string): Promise<WritableMailbox> {
  const text = (await readIfThere(file))?.toString() ?? '';
  let emails = parseEmails(text);
  let lines = emails.length;

  async function rewrite(): Promise<void> {
    await writeFile(`${file}.new`, emails.map(toLine).join(''));
    await rename(`${file}.new`, file);
    lines = emails.length;
  }

  // Removes an incomplete last line, so that the next one starts on its own line.
  if (text !== '' && !text.endsWith('\n')) await rewrite();

  return {
    list: () => emails,
    async clear() {
      emails = [];
      await rewrite();
    },
    async add({ template_id, template_params }) {
      const email = {
        id: randomUUID(),
        at: new Date().toISOString(),
        template_id,
        template_params,
      };
      emails = [...emails, email].slice(-MAX_EMAILS);
      lines += 1;
      await (lines > 2 * MAX_EMAILS ? rewrite() : appendFile(file, toLine(email)));
      return email;
    },
  };
}

const toLine = (email: SentEmail): string => `${JSON.stringify(email)}\n`;

function parseEmails(text: string): SentEmail[] {
  return text
    .split('\n')
    .flatMap((line) => parseEmail(line))
    .slice(-MAX_EMAILS);
}

function parseEmail(line: string): SentEmail[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
