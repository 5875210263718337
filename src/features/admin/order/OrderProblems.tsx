import { useStaffText } from '#i18n/useStaffText.ts';
import { Message } from '#shared/ui/Message.tsx';
import type { ReceiveOrder } from './useReceiveOrder.ts';

/** Lines that are named: a text that is no order can have thousands. */
const MAX_NAMED = 20;
const MAX_LENGTH = 80;

function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > MAX_LENGTH ? `${trimmed.slice(0, MAX_LENGTH)}…` : trimmed;
}

/** What of the text was not understood, line by line; it stays in the text. */
export function OrderProblems({ api }: { api: ReceiveOrder }) {
  const t = useStaffText('order');
  const { order, unlike } = api;
  const problems = [
    ...(order.isLinkCut ? [t('unread.linkCut')] : []),
    ...(order.missing > 0 ? [t('unread.missing', { count: order.missing })] : []),
    ...order.unread.map(({ number, text }) => t('unread.line', { number, text: shortened(text) })),
    ...(api.isChecking ? [] : unlike).map(({ number, text }) =>
      t('unread.unlike', { number, text: shortened(text) }),
    ),
  ];
  if (order.isSeveral) {
    return (
      <Message tone="warning" title={t('several.title')}>
        {t('several.text')}
      </Message>
    );
  }
  if (problems.length === 0) return null;
  const rest = problems.length - MAX_NAMED;
  return (
    <Message tone="warning" title={t('unread.title')}>
      <ul>
        {problems.slice(0, MAX_NAMED).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {rest > 0 && <li>{t('unread.more', { count: rest })}</li>}
      </ul>
    </Message>
  );
}
