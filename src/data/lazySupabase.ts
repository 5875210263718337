import { lazyCode } from '#shared/lib/lazyCode.ts';

/** The client of those who sign in, whose code no shopper fetches. */
export const lazySupabase = lazyCode(async () => (await import('./supabase.ts')).supabase);
