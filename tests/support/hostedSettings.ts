export function hostedSettings(backendUrl: string, anonKey: string) {
  return {
    VITE_SUPABASE_URL: backendUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: anonKey,
    VITE_EMAILJS_PUBLIC_KEY: 'public',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_ORDER_TEMPLATE_ID: 'order',
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
    VITE_SITE_URL: 'https://tienda.example',
  } as const;
}
