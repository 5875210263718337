import { RotateCw } from 'lucide-react';
import { Button } from '#shared/ui/Button.tsx';
import { Message, type MessageProps } from '#shared/ui/Message.tsx';
import { WhatsAppLink } from '../shared/WhatsAppLink.tsx';
import { CHECKOUT_FORM_ID } from './useCheckoutForm.ts';
import type { Elements } from '#shared/ui/Elements.ts';

type Props = Omit<MessageProps, 'actions'> & {
  chatLabel: string;
  chatText: string;
  /** Label of the button that submits the form; `null`: there is none. */
  retryLabel: string | null;
  moreActions?: Elements;
};

/** A message about an order that failed or may have: write to the shop, or send it again. */
export function OrderNotice({ chatLabel, chatText, retryLabel, moreActions, ...message }: Props) {
  return (
    <Message
      {...message}
      actions={
        <>
          <WhatsAppLink variant="primary" text={chatText}>
            {chatLabel}
          </WhatsAppLink>
          {retryLabel !== null && (
            <Button
              type="submit"
              form={CHECKOUT_FORM_ID}
              variant="secondary"
              icon={<RotateCw aria-hidden="true" />}
            >
              {retryLabel}
            </Button>
          )}
          {moreActions}
        </>
      }
    />
  );
}
