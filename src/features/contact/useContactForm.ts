import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  EMPTY_CONTACT_FORM,
  validateContact,
  type ContactForm,
} from '#domain/order/contactEmail.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';
import { contactDraft } from './contactDraft.ts';

export type ContactFormApi = UseFormReturn<ContactForm>;

const resolver = rulesResolver(validateContact);

/**
 * The contact form starts with its draft, saves what is typed to it, and is empty again when a
 * message was sent.
 *
 * @param sentCount how many messages were sent in this visit
 */
export function useContactForm(sentCount: number): ContactFormApi {
  const form = useForm<ContactForm>({
    defaultValues: contactDraft.read(),
    resolver,
    reValidateMode: 'onSubmit',
  });
  const { subscribe, reset } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => contactDraft.save(values),
      }),
    [subscribe],
  );

  const emptiedFor = useRef(sentCount);
  useEffect(() => {
    if (sentCount !== emptiedFor.current) reset(EMPTY_CONTACT_FORM);
    emptiedFor.current = sentCount;
  }, [sentCount, reset]);

  return form;
}
