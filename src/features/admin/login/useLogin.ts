import { useRef, useState } from 'react';
import {
  DataError,
  type DataErrorKind,
  type SignInRefusal,
  SignInRefused,
} from '#data/http/DataError.ts';
import { logError } from '#shared/lib/log.ts';
import { sessionStore } from '#state/session/sessionStore.ts';

/** The fields of the form, in their order. */
const FIELDS = ['email', 'password'] as const;

/** A field of the form. */
export type LoginField = (typeof FIELDS)[number];

/** Why nobody was signed in, as far as the words differ; `detail` is the service's own message. */
type LoginFailure = {
  readonly reason: SignInRefusal | 'network' | 'timeout' | 'rateLimited' | 'notKept' | 'unknown';
  readonly detail: string;
};

const REASONS: Readonly<Partial<Record<DataErrorKind, LoginFailure['reason']>>> = {
  network: 'network',
  timeout: 'timeout',
  rateLimited: 'rateLimited',
};

function failureOf(error: unknown): LoginFailure {
  if (!(error instanceof DataError)) return { reason: 'unknown', detail: String(error) };
  if (error instanceof SignInRefused) return { reason: error.reason, detail: error.detail };
  return { reason: REASONS[error.kind] ?? 'unknown', detail: error.detail };
}

/** The sign-in of the form: what it is missing, how it stands, and how it failed. */
export type Login = {
  readonly missing: readonly LoginField[];
  readonly failure: LoginFailure | null;
  readonly isBusy: boolean;
  /** A field is being filled in: its error is over. */
  readonly onTyped: (field: LoginField) => void;
  /** @returns the field to go to, `null`: none. Does nothing while a sign-in is on its way. */
  readonly submit: (typed: Readonly<Record<LoginField, string>>) => Promise<LoginField | null>;
};

/**
 * Signs in, one request at a time. A success shows in the session.
 *
 * @see docs/rules.md#sign-in
 */
export function useLogin(): Login {
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  async function attempt(
    typed: Readonly<Record<LoginField, string>>,
  ): Promise<LoginFailure | null> {
    try {
      return (await sessionStore.signIn(typed)) ? null : { reason: 'notKept', detail: '' };
    } catch (error) {
      const failed = failureOf(error);
      if (failed.reason === 'unknown') logError('session: sign in', error);
      return failed;
    }
  }

  return {
    missing,
    failure,
    isBusy,
    onTyped: (field) => setMissing((fields) => fields.filter((name) => name !== field)),
    async submit(typed) {
      if (isUnderWay.current) return null;
      const empty = FIELDS.filter((field) => typed[field].trim() === '');
      setMissing(empty);
      setFailure(null);
      if (empty[0] !== undefined) return empty[0];
      isUnderWay.current = true;
      setBusy(true);
      const failed = await attempt(typed);
      isUnderWay.current = false;
      setBusy(false);
      setFailure(failed);
      return failed?.reason === 'credentials' ? 'password' : null;
    },
  };
}
