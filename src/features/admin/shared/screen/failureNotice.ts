import { DataError } from '#data/http/DataError.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import type { FormNotice } from '../form/FormMessage.tsx';

export function failureReason(error: unknown): string {
  return error instanceof DataError
    ? t(`reason.${error.kind}`, { detail: error.detail })
    : t('reason.unknown', { detail: String(error) });
}

export const isSignedOut = (error: unknown) =>
  error instanceof DataError && error.kind === 'signedOut';

/** Says why a read failed; after the end of the session only that, because a failed read loses nothing typed. */
export function readFailureReason(error: unknown): string {
  return isSignedOut(error) ? t('readSignedOut') : failureReason(error);
}

export type FailureTexts = {
  /** For any failure except a missing sign-in; a function gets the server's message and the reason. */
  readonly text: string | ((detail: string, reason: string) => string);
  /** 'Debes iniciar sesión para …' */
  readonly signIn: string;
};

/** @see docs/rules.md#messages */
export function failureNotice(error: unknown, texts: FailureTexts): FormNotice {
  const reason = failureReason(error);
  if (isSignedOut(error)) return { tone: 'error', text: texts.signIn, reason };
  const detail = error instanceof DataError ? error.detail : String(error);
  const text = typeof texts.text === 'string' ? texts.text : texts.text(detail, reason);
  return { tone: 'error', text, reason: text.includes(reason) ? undefined : reason };
}
