/**
 * The public key of the embedded backend. Public by nature, like the anon key of a hosted project:
 * it names the anonymous role and opens nothing, so one constant serves every data directory.
 */
export const LOCAL_ANON_KEY = 'sb_publishable_embedded_backend_of_this_store';

/** The ids under which the embedded e-mail endpoint stands in for EmailJS; all of them public. */
export const LOCAL_EMAIL = {
  publicKey: 'embedded_public_key',
  serviceId: 'embedded_service',
  orderTemplateId: 'embedded_order',
  contactTemplateId: 'embedded_contact',
} as const;
