/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_ORDER_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_CONTACT_TEMPLATE_ID?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_IMAGE_RENDITIONS?: string;
  readonly VITE_WEB_VITALS_URL?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_WHATSAPP_NUMBER?: string;
}
