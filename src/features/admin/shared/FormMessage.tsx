import { Message } from '#shared/ui/Message.tsx';

/** How a write ended; `reason` says why, and what to do next. @see docs/rules.md#messages */
export type FormNotice = {
  readonly tone: 'success' | 'error' | 'warning';
  readonly text: string;
  readonly reason?: string | undefined;
};

/** The notice of a form or a list, in the colour of its tone, and read aloud. */
export function FormMessage({ message }: { message: FormNotice | null }) {
  if (message === null) return null;
  const { tone, text, reason } = message;
  return (
    <Message tone={tone} title={text}>
      {reason && <p>{reason}</p>}
    </Message>
  );
}
