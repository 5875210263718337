import { DataError } from './DataError.ts';

/**
 * Why the service let nobody in, as far as the words differ.
 *
 * - `credentials`: e-mail or password are not right · `notConfirmed`: the e-mail is not confirmed
 * - `banned`: the account is blocked · `disabled`: passwords are not accepted at all
 * - `wrongKey`: the service does not take the store's public key
 */
export type SignInRefusal = 'credentials' | 'notConfirmed' | 'banned' | 'disabled' | 'wrongKey';

/** A sign-in that was refused. */
export class SignInRefused extends DataError {
  readonly reason: SignInRefusal;

  constructor(reason: SignInRefusal, detail: string, cause?: unknown) {
    super('forbidden', detail, cause);
    this.reason = reason;
  }
}
