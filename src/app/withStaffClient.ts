/**
 * Loads code of the back-office together with the Supabase client. If the client cannot be loaded,
 * the code counts as failed at once, not after something was typed.
 */
export async function withStaffClient<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), import('#data/http/supabase.ts')]);
  return code;
}
