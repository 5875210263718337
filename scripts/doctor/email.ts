import { parseEnv } from '#config/env.ts';
import { buildContactEmail } from '#domain/order/contactEmail.ts';
import { ask, described } from './ask.ts';
import { right, unproved, wrong, type Finding } from './finding.ts';
import type { Variables } from './settings.ts';

const EMAILJS = 'https://api.emailjs.com';

const MESSAGE = buildContactEmail({
  name: 'Prueba de la tienda (npm run doctor)',
  email: 'prueba@example.com',
  phone: '0000 0000',
  message:
    'Mensaje de prueba: si lo recibe, la plantilla de contacto funciona. No hay que responder.',
});

/**
 * Checks the e-mail service, which is only possible by sending a message.
 *
 * @param options.send whether to send one with the template of the contact form
 * @param options.origin of the e-mail service, by default EmailJS
 */
export async function checkEmail(
  variables: Variables,
  { send, origin = EMAILJS }: { readonly send: boolean; readonly origin?: string },
): Promise<Finding[]> {
  const order = unproved(
    'e-mail, orders: not tried',
    'Send one order from the store, and see that it arrives with its products.',
  );
  if (!send) {
    const advice = '`npm run doctor -- --send` sends one test message to the shop.';
    return [unproved('e-mail, contact form: not tried', advice), order];
  }
  return [await sendOne(variables, origin), order];
}

async function sendOne(variables: Variables, origin: string): Promise<Finding> {
  const { email } = parseEnv(variables, '');
  const answer = await ask(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: email.publicKey,
      service_id: email.serviceId,
      template_id: email.contactTemplateId,
      template_params: MESSAGE,
    }),
  });
  if (answer.status === 200) {
    return right('EmailJS took a test message: see that it has arrived at the shop');
  }
  const said =
    answer.status === 0 ? described(answer) : `${answer.status}: ${answer.text.slice(0, 200)}`;
  if (answer.status === 403 && /non-browser/i.test(answer.text)) {
    return unproved(
      'e-mail, contact form: EmailJS takes no messages from programs',
      'That is a good setting, and browsers are not concerned. Write a message on /contact, or allow\n' +
        'it for this test: emailjs.com → Account → Security.',
    );
  }
  return wrong(
    `EmailJS refused a test message (${said})`,
    'Compare the VITE_EMAILJS_… values with emailjs.com: Account (public key), Email Services,\n' +
      'Email Templates.',
  );
}
