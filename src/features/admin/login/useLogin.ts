import { useRef, useState } from 'react';
import {
  DataError,
  type DataErrorKind,
  type SignInRefusal,
  SignInRefused,
} from '#data/http/DataError.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { logError } from '#shared/lib/log.ts';
import { sessionStore } from '#state/session/sessionStore.ts';

const FIELDS = ['email', 'password'] as const;

export type LoginField = (typeof FIELDS)[number];

/** Why a sign-in failed, by the text to show; `detail` is the message of the service. */
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

type Login = {
  readonly missing: readonly LoginField[];
  readonly failure: LoginFailure | null;
  readonly isBusy: boolean;
  /** Removes the error of a field. */
  readonly onTyped: (field: LoginField) => void;
  /** @returns the field to focus, or `null`. Does nothing while a request is in flight. */
  readonly submit: (typed: Readonly<Record<LoginField, string>>) => Promise<LoginField | null>;
};

/**
 * Signs in, one request at a time. A success changes the session.
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
    async submit({ email, password }) {
      if (isUnderWay.current) return null;
      const typed = { email: cleanText(email), password };
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
