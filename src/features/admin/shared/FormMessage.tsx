import { Message } from '#shared/ui/Message.tsx';

/** The outcome of a write; `reason` says why and what to do next. @see docs/rules.md#messages */
export type FormNotice = {
  readonly tone: 'success' | 'error' | 'warning';
  readonly text: string;
  readonly reason?: string | undefined;
};

/** The notice of a form or a list; screen readers announce it. */
export function FormMessage({ message }: { message: FormNotice | null }) {
  if (message === null) return null;
  const { tone, text, reason } = message;
  return (
    <Message tone={tone} title={text}>
      {reason && <p>{reason}</p>}
    </Message>
  );
}
