/** Where the browser keeps the sign-in: without an entry there, nobody is signed in. */
export const SESSION_KEY = 'session';
