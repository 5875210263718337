/** Where the browser keeps the sign-in: without an entry there, nobody is signed in. */
export const SESSION_KEY = 'session';

/** Event of the window: the sign-in began or ended in this tab. Other tabs are sent `storage`. */
export const SESSION_EVENT = 'session';
