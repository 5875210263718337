import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { readIfThere } from '../data/readIfThere.ts';
import { createOneAtATime } from '../oneAtATime.ts';

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
  add(email: Pick<SentEmail, 'template_id' | 'template_params'>): Promise<void>;
};

/** Maximum number of e-mails; the oldest are removed. */
const MAX_EMAILS = 200;

/** A mailbox in a file with one JSON object per line. A damaged line is skipped. */
export async function openMailbox(file: string): Promise<WritableMailbox> {
  const text = (await readIfThere(file))?.toString() ?? '';
  let emails = text.split('\n').flatMap(parseEmail);
  const oneAtATime = createOneAtATime();

  function keep(kept: readonly SentEmail[]): Promise<void> {
    emails = kept.slice(-MAX_EMAILS);
    return oneAtATime(async () => {
      await writeFile(`${file}.new`, emails.map((email) => `${JSON.stringify(email)}\n`).join(''));
      await rename(`${file}.new`, file);
    });
  }

  return {
    list: () => emails,
    clear: () => keep([]),
    add: (email) => keep([...emails, { id: randomUUID(), at: new Date().toISOString(), ...email }]),
  };
}

function parseEmail(line: string): SentEmail[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
