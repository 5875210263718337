import { getFixedT } from 'i18next';
import { DataError, type DataErrorKind } from '#data/http/DataError.ts';
import type { FormNotice } from '../form/FormMessage.tsx';

const t = getFixedT('es', 'backOffice');

const REASON_KEYS = {
  notFound: 'reason.notFound',
  invalidId: 'reason.invalidId',
  forbidden: 'reason.forbidden',
  duplicate: 'reason.duplicate',
  inUse: 'reason.inUse',
  network: 'reason.network',
  timeout: 'reason.timeout',
  rateLimited: 'reason.rateLimited',
  signedOut: 'signInFirst',
  tooLarge: 'reason.tooLarge',
  typeRefused: 'reason.typeRefused',
  notMigrated: 'reason.notMigrated',
  unknown: 'reason.unknown',
} as const satisfies Record<DataErrorKind, string>;

export function failureReason(error: unknown): string {
  return error instanceof DataError
    ? t(REASON_KEYS[error.kind], { detail: error.detail })
    : t('reason.unknown', { detail: String(error) });
}

/** Says why a read failed; it loses nothing typed, so after the end of the session it says only that. */
export function readFailureReason(error: unknown): string {
  const isSignedOut = error instanceof DataError && error.kind === 'signedOut';
  return isSignedOut ? t('reason.signedOut') : failureReason(error);
}

/** The two texts of a failed write. */
export type FailureTexts = {
  /** For any failure except a missing sign-in. */
  readonly text: string;
  /** 'Debes iniciar sesión para …' */
  readonly signIn: string;
};

/** @see docs/rules.md#messages */
export function failureNotice(error: unknown, { text, signIn }: FailureTexts): FormNotice {
  const isSignedOut = error instanceof DataError && error.kind === 'signedOut';
  return { tone: 'error', text: isSignedOut ? signIn : text, reason: failureReason(error) };
}
