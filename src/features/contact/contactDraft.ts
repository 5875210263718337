import * as v from 'valibot';
import { EMPTY_CONTACT_FORM, type ContactForm } from '#domain/order/contactEmail.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { readJson, tabStorage } from '#shared/lib/visitStorage.ts';

const DRAFT_KEY = 'contactDraft';

/** An older version stored it as it was typed, with its invisible characters. */
const text = v.fallback(v.pipe(v.string(), v.transform(cleanText)), '');

/** A stored value of another type counts as an empty field. */
const contactFormSchema = v.object({ name: text, email: text, phone: text, message: text });

/** What was typed is kept for this visit: neither a reload nor another page loses it. */
export const contactDraft = {
  read(): ContactForm {
    const parsed = v.safeParse(contactFormSchema, readJson(tabStorage, DRAFT_KEY));
    return parsed.success ? parsed.output : EMPTY_CONTACT_FORM;
  },
  save: (form: ContactForm): void => void tabStorage.write(DRAFT_KEY, JSON.stringify(form)),
  clear: (): void => tabStorage.remove(DRAFT_KEY),
} as const;
