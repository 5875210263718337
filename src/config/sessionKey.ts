/** Key of the session in localStorage: without an entry nobody is signed in. */
export const SESSION_KEY = 'session';

/** Name of the window event of a sign-in or sign-out in this tab; other tabs get the event `storage`. */
export const SESSION_EVENT = 'session';
