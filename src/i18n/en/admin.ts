import type { English } from '../texts.ts';

export const admin: English<'admin'> = {
  title: 'Administration',
  text: 'This area is for the store’s staff only.',
  ended: 'Your session has ended. Please sign in again.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  required: 'This field is required',
  submit: 'Sign in',
  submitting: 'Signing in…',
  help: 'Forgot your password? Ask whoever manages the store for a new one.',
  loading: 'Checking your session…',
  offline: 'You are offline: you cannot sign in or save.',
  failed: 'Login failed. Please check your credentials.',
  notSignedIn: 'You could not be signed in.',
  reason: {
    credentials: 'The email or the password is not correct.',
    notConfirmed:
      'The account is not confirmed yet. Open the link that you received by email, or ask whoever manages the store to confirm it.',
    banned: 'This account is blocked. Please talk to whoever manages the store.',
    disabled:
      'The service does not accept email and password at the moment. Ask whoever manages the store to enable them again in Supabase.',
    wrongKey:
      'The service does not accept the public key of the store. Ask whoever manages it to publish the site with the current key from Supabase.',
    network:
      'There is no connection to the store: your credentials could not be checked. Check your internet and try again.',
    timeout: 'The store took too long to answer. Please try again.',
    captcha:
      'The service asks for a CAPTCHA, which this page does not have. Ask whoever manages the store to turn it off in Supabase (Authentication → Attack Protection).',
    paused:
      'The store is paused. Ask whoever manages it to restore the project at supabase.com; everything that was saved is still there.',
    rateLimited: 'Too many attempts in a row. Wait a moment and try again.',
    notKept:
      'This browser does not keep sessions: allow this site to store data, or free some space, and try again.',
    unknown:
      'The store could not check your credentials ({{detail}}). Please try again in a few minutes.',
  },
  welcome: 'Welcome, {{email}}',
  hint: 'Use the staff navbar above to manage the store (its screens are in Spanish). You can also start here:',
};
