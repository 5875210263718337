/** Key of the sign-in in localStorage: without an entry, nobody is signed in. */
export const SESSION_KEY = 'session';

/** Window event: a sign-in or sign-out in this tab. Other tabs receive `storage`. */
export const SESSION_EVENT = 'session';
