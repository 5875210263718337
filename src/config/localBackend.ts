/**
 * The public key of the embedded backend. Like the anon key of a hosted project it only names the
 * anonymous role, so it can be the same for every data directory.
 */
export const LOCAL_ANON_KEY = 'sb_publishable_embedded_backend_of_this_store';

export const LOCAL_EMAIL = {
  publicKey: 'embedded_public_key',
  serviceId: 'embedded_service',
  orderTemplateId: 'embedded_order',
  contactTemplateId: 'embedded_contact',
} as const;
