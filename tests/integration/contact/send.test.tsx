import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import {
  ALL_TYPED,
  comeBack,
  field,
  fillForm,
  leave,
  MESSAGE,
  sendButton,
  typedNow,
} from './page.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend().mailbox.clear();
});

const EMPTY = ['', '', '', ''];
const FAILED = 'No se pudo enviar el mensaje, por favor intente de nuevo.';

/** Delays the response of the e-mail service until the returned function is called with it. */
function holdResponse(): (response: Response) => void {
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  faults.email(() => response);
  return respond;
}

test('a message is sent once, empties the form, and is confirmed until the next one begins', async () => {
  const { user } = await renderApp('/contact');
  await fillForm(user);
  await user.dblClick(sendButton());
  const confirmation = await screen.findByText('Mensaje enviado!');
  expect(confirmation.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
  expect(confirmation.closest('output')).toBeVisible();
  expect(typedNow()).toEqual(EMPTY);
  expect(backend().mailbox.list()).toHaveLength(1);
  expect(backend().mailbox.list()[0]?.template_params).toEqual({
    name: 'María "Mari" <b>Rojas</b>',
    email: 'maria@example.com',
    phone: 'ext. 12, de 9 a 5',
    message: '60 camisetas\ncon logo 🙂',
  });
  await retypeField(user, field(MESSAGE), 'Otra');
  expect(screen.queryByText('Mensaje enviado!')).toBeNull();
});

describe('faults', () => {
  test('a failed message keeps its text, can go by WhatsApp, and can be sent again', async () => {
    expectLoggedError(/contact: send message/);
    faults.email('network');
    const { user } = await renderApp('/contact', { language: 'en' });
    await fillForm(user);
    expect(screen.getByText('Get a Quote for our products')).toBeVisible();
    await user.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to send message, please try again.');
    const url = new URL(within(alert).getByRole<HTMLAnchorElement>('link').href);
    expect(url.hostname).toBe('wa.me');
    expect(url.searchParams.get('text')).toBe(
      'María "Mari" <b>Rojas</b> · ext. 12, de 9 a 5 · maria@example.com\n\n60 camisetas\ncon logo 🙂',
    );

    await leave(user);
    await comeBack(user);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typedNow()).toEqual(ALL_TYPED);
    await user.click(sendButton());
    await screen.findByRole('alert');
    await user.type(field(MESSAGE), '!');
    expect(screen.queryByRole('alert')).toBeNull();
    faults.none();
    await user.click(sendButton());
    expect(await screen.findByText('Message sent!')).toBeVisible();
  });

  test('an outcome while the visitor is on another page is shown there, and only there', async () => {
    expectLoggedError(/contact: send message/);
    const refuse = holdResponse();
    const { user } = await renderApp('/contact');
    await fillForm(user);
    await user.click(sendButton());
    expect((await screen.findByText('Enviando…')).closest('button')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await leave(user);
    refuse(HttpResponse.text('quota', { status: 402 }));
    await screen.findByText(FAILED);
    await comeBack(user);
    expect(within(screen.getByRole('main')).queryByText(FAILED)).toBeNull();
    expect(typedNow()).toEqual(ALL_TYPED);

    const accept = holdResponse();
    await user.click(sendButton());
    await screen.findByText('Enviando…');
    await leave(user);
    accept(HttpResponse.text('OK'));
    expect(await screen.findByText('Mensaje enviado!')).toBeVisible();
    await comeBack(user);
    expect(typedNow()).toEqual(EMPTY);
  });
});
