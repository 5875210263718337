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

/** Says why a read failed. Without a session `failureReason` also says that typed texts are kept: a read has none. */
export function readFailureReason(error: unknown): string {
  return isSignedOut(error) ? t('readSignedOut') : failureReason(error);
}

export type FailureTexts = {
  /** Text for any failure except a missing sign-in. A function gets the server's message and the reason. */
  readonly text: string | ((detail: string, reason: string) => string);
  /** 'Debes iniciar sesión para …' */
  readonly signIn: string;
};

/** Returns the notice of a failed request. @see docs/rules.md#messages */
export function failureNotice(error: unknown, texts: FailureTexts): FormNotice {
  const reason = failureReason(error);
  if (isSignedOut(error)) return { tone: 'error', text: texts.signIn, reason };
  const detail = error instanceof DataError ? error.detail : String(error);
  const text = typeof texts.text === 'string' ? texts.text : texts.text(detail, reason);
  return { tone: 'error', text, reason: text.includes(reason) ? undefined : reason };
}
