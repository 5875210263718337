import type { Session } from '@supabase/supabase-js';

/** Somebody who is signed in. */
export type SessionUser = { readonly id: string; readonly email: string };

const client = async () => (await import('./supabase.ts')).supabase;

function toUser(session: Session | null): SessionUser | null {
  return session && { id: session.user.id, email: session.user.email ?? '' };
}

/**
 * Tells who is signed in: now, and whenever that changes, in this tab or in another.
 *
 * @param onChange called synchronously, as the library asks for
 * @returns what ends it
 */
export async function watchSession(
  onChange: (user: SessionUser | null) => void,
): Promise<() => void> {
  const { auth } = await client();
  const { data } = auth.onAuthStateChange((_event, session) => onChange(toUser(session)));
  return () => data.subscription.unsubscribe();
}

/** Who is signed in right now, by what the browser keeps; refreshed when it has run out. */
export async function currentUser(): Promise<SessionUser | null> {
  const { auth } = await client();
  const { data } = await auth.getSession();
  return toUser(data.session);
}
