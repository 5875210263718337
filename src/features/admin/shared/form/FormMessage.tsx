import { paths } from '#config/paths.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import { useSession } from '#state/session/sessionStore.ts';
import { ButtonAnchor } from '#ui/action/Button.tsx';
import type { Elements } from '#ui/Elements.ts';
import { Message } from '#ui/message/Message.tsx';

/** The result of a write. `reason` says why and what to do next. @see docs/rules.md#messages */
export type FormNotice = {
  readonly tone: 'success' | 'error' | 'warning';
  readonly text: string;
  readonly reason?: string | undefined;
};

type Props = {
  message: FormNotice | null;
  actions?: Elements;
  /** True beside a save button: the message warns of an ended session before the save fails. */
  isAtSave?: boolean;
  className?: string | undefined;
};

/** Shows and announces the notice of a form or a list. Once the session has ended, an error links to the sign-in. */
export function FormMessage({ message, isAtSave = false, actions, className }: Props) {
  const { user, isKnown } = useSession();
  const error = message?.tone === 'error' ? message : null;
  const hasEnded = isKnown && user === null && (isAtSave || error !== null);
  const shown = hasEnded
    ? {
        tone: error ? ('error' as const) : ('warning' as const),
        text: error?.text ?? t('sessionEnded.title'),
        reason: error?.reason ?? t('sessionEnded.text'),
      }
    : message;
  if (shown === null) return null;
  const { tone, text, reason } = shown;
  return (
    <Message
      key={text}
      className={className}
      ref={isAtSave ? keepFocusInView : undefined}
      tone={tone}
      live={hasEnded ? 'assertive' : undefined}
      title={text}
      actions={
        hasEnded ? (
          <ButtonAnchor href={paths.admin()} target="_blank" variant="secondary">
            {t('sessionEnded.toAdmin')}
          </ButtonAnchor>
        ) : (
          actions
        )
      }
    >
      {reason && <p>{reason}</p>}
    </Message>
  );
}

/** Scrolls the focused field out from under the sticky foot of its form, which the message makes taller. */
function keepFocusInView(box: HTMLElement | null) {
  const foot = box?.closest<HTMLElement>('[data-foot]');
  if (!foot || getComputedStyle(foot).position !== 'sticky') return undefined;
  const { style } = document.documentElement;
  style.scrollPaddingBlockEnd = `${foot.offsetHeight}px`;
  document.activeElement?.scrollIntoView({ block: 'nearest' });
  return () => {
    style.scrollPaddingBlockEnd = '';
  };
}
