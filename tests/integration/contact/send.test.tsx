import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, type Fault } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { ALL_TYPED, field, fillForm, findForm, sendButton, typedNow } from './page.ts';

const backend = useBackend();
beforeEach(async () => {
  await backend().mailbox.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const SENT = { es: 'Mensaje enviado!', en: 'Message sent!' } as const;
const FAILED = {
  es: 'No se pudo enviar el mensaje, por favor intente de nuevo.',
  en: 'Failed to send message, please try again.',
} as const;
const EMPTY = ['', '', '', ''];

test.each(['es', 'en'] as const)(
  'a message is sent, confirmed in green, and the fields are empty again (%s)',
  async (language) => {
    const { user } = await renderApp('/contact', { language });
    await fillForm(user);
    await user.click(sendButton());
    const confirmation = await screen.findByText(SENT[language]);
    expect(confirmation.closest('[data-tone]')).toHaveAttribute('data-tone', 'success');
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent(SENT[language]);
    expect(typedNow()).toEqual(EMPTY);
    const [email, ...others] = backend().mailbox.list();
    expect(others).toEqual([]);
    expect(email?.template_params).toEqual({
      name: 'María "Mari" <b>Rojas</b>',
      email: 'maria@example.com',
      phone: 'ext. 12, de 9 a 5',
      message: '60 camisetas\ncon logo 🙂',
    });
  },
);

/** Goes to a page without the form, and back to it. */
async function leaveAndReturn(user: UserEvent) {
  await user.click(screen.getAllByRole('link', { name: 'Nosotros' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Nosotros' });
  await user.click(screen.getAllByRole('link', { name: 'Contacto' })[0] ?? document.body);
  await findForm();
}

describe('what became of a message', () => {
  test('is over once the next one is begun, also when that is emptied again', async () => {
    const { user } = await renderApp('/contact');
    await fillForm(user);
    await user.click(sendButton());
    await screen.findByText(SENT.es);
    await user.type(field(/^Mensaje/), 'O');
    expect(screen.queryByText(SENT.es)).toBeNull();
    await user.clear(field(/^Mensaje/));
    expect(screen.queryByText(SENT.es)).toBeNull();
  });

  test('is over once the form is left', async () => {
    const { user } = await renderApp('/contact');
    await fillForm(user);
    await user.click(sendButton());
    await screen.findByText(SENT.es);
    await leaveAndReturn(user);
    expect(screen.queryByText(SENT.es)).toBeNull();
  });
});

describe('faults', () => {
  test('a failure is over once the form is left or edited, and what was typed stays', async () => {
    expectLoggedError(/contact: send message/);
    faults.email('network');
    const { user } = await renderApp('/contact');
    await fillForm(user);
    await user.click(sendButton());
    await screen.findByRole('alert');
    await leaveAndReturn(user);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typedNow()).toEqual(ALL_TYPED);
    await user.click(sendButton());
    await screen.findByRole('alert');
    await user.type(field(/^Mensaje/), '!');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a failure told on another page is not told again by the form', async () => {
    expectLoggedError(/contact: send message/);
    let answer: (response: Response) => void = () => undefined;
    faults.email(() => new Promise<Response>((resolve) => (answer = resolve)));
    const { user } = await renderApp('/contact');
    await fillForm(user);
    await user.click(sendButton());
    await screen.findByRole('button', { name: 'Enviando…' });
    await user.click(screen.getAllByRole('link', { name: 'Nosotros' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Nosotros' });
    answer(HttpResponse.text('quota', { status: 402 }));
    await screen.findByText(FAILED.es);
    await user.click(screen.getAllByRole('link', { name: 'Contacto' })[0] ?? document.body);
    await findForm();
    expect(within(screen.getByRole('main')).queryByText(FAILED.es)).toBeNull();
    expect(typedNow()).toEqual(ALL_TYPED);
  });
});

test('a double click sends one e-mail', async () => {
  const { user } = await renderApp('/contact');
  await fillForm(user);
  await user.dblClick(sendButton());
  await screen.findByText(SENT.es);
  expect(backend().mailbox.list()).toHaveLength(1);
});

test('Enter twice sends one e-mail', async () => {
  const { user } = await renderApp('/contact');
  await fillForm(user);
  await user.click(field(/^Nombre/));
  await user.keyboard('{Enter}{Enter}');
  await screen.findByText(SENT.es);
  expect(backend().mailbox.list()).toHaveLength(1);
});

const FAULTS: readonly [string, Fault][] = [
  ['out of reach', 'network'],
  ['asking to slow down (429)', () => HttpResponse.text('Too many requests', { status: 429 })],
  ['out of quota (402)', () => HttpResponse.text('quota', { status: 402 })],
  ['answering 202 with another text', () => HttpResponse.text('queued', { status: 202 })],
];

describe('an e-mail service', () => {
  test.each(FAULTS)('%s: an alert in the page, and nothing is reset', async (_what, fault) => {
    expectLoggedError(/contact: send message/);
    faults.email(fault);
    const { user } = await renderApp('/contact');
    await fillForm(user);
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED.es);
    expect(typedNow()).toEqual(ALL_TYPED);
    faults.none();
    await user.click(sendButton());
    await screen.findByText(SENT.es);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(backend().mailbox.list()).toHaveLength(1);
  });

  test("that says 'OK' has sent the message, whatever its status", async () => {
    faults.email(() => HttpResponse.text('OK', { status: 500 }));
    const { user } = await renderApp('/contact');
    await fillForm(user);
    await user.click(sendButton());
    expect(await screen.findByText(SENT.es)).toBeVisible();
  });

  test('that answers 200 has sent the message, whatever its text', async () => {
    faults.email(() => HttpResponse.text('sent', { status: 200 }));
    const { user } = await renderApp('/contact');
    await fillForm(user);
    await user.click(sendButton());
    expect(await screen.findByText(SENT.es)).toBeVisible();
  });

  test('that never answers is given up after 30 s', async () => {
    expectLoggedError(/contact: send message/);
    faults.email('never');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await renderApp('/contact', {
      advanceTimers: (ms) => void vi.advanceTimersByTime(ms),
    });
    await fillForm(user);
    await user.click(sendButton());
    await screen.findByRole('button', { name: 'Enviando…' });
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED.es);
    expect(typedNow()).toEqual(ALL_TYPED);
  });
});

test.each(['es', 'en'] as const)(
  'after a failure the same message can go by WhatsApp (%s)',
  async (language) => {
    expectLoggedError(/contact: send message/);
    faults.email('network');
    const { user } = await renderApp('/contact', { language });
    await fillForm(user);
    await user.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(FAILED[language]);
    const link = within(alert).getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ });
    const url = new URL(link.href);
    expect(url.hostname).toBe('wa.me');
    expect(url.searchParams.get('text')).toBe(
      'María "Mari" <b>Rojas</b> · ext. 12, de 9 a 5 · maria@example.com\n\n60 camisetas\ncon logo 🙂',
    );
  },
);

test('who leaves while the message is on its way is told what became of it', async () => {
  let answer: (response: Response) => void = () => undefined;
  faults.email(() => new Promise<Response>((resolve) => (answer = resolve)));
  const { user } = await renderApp('/contact');
  await fillForm(user);
  await user.click(sendButton());
  await screen.findByRole('button', { name: 'Enviando…' });
  await user.click(screen.getAllByRole('link', { name: 'Nosotros' })[0] ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Nosotros' });
  answer(HttpResponse.text('OK'));
  expect(await screen.findByText(SENT.es)).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Contacto' })[0] ?? document.body);
  await findForm();
  expect(typedNow()).toEqual(EMPTY);
});
