import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { REMOVE_NOTE_HASH } from '#config/staffHashes.ts';
import { removeNote } from '#data/pedidos/write.ts';
import { afterProductoWrite } from '#data/staffQueries.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import type { FormNotice } from '../shared/FormMessage.tsx';
import { useFailureNotice } from '../shared/useFailureNotice.ts';
import { useSingleMutation } from '../shared/useSingleMutation.ts';

type Props = {
  reference: string;
  /** The number that the order is noted with. */
  noted: number;
};

/**
 * Removes the note of an order whose units are back without this browser knowing it, after a question.
 *
 * @see docs/rules.md#receive-an-order
 */
export function RemoveNote(props: Props) {
  const t = useStaffText('order');
  const popup = useHashPopup(REMOVE_NOTE_HASH);
  return (
    <>
      <Button variant="secondary" onClick={popup.open}>
        {t('removeNote.button')}
      </Button>
      {popup.isOpen && <Question {...props} onClose={popup.close} />}
    </>
  );
}

function Question({ reference, noted, onClose }: Props & { onClose: () => void }) {
  const t = useStaffText('order');
  const client = useQueryClient();
  const failureNotice = useFailureNotice();
  // What staff answer is about the taking that was shown.
  const [asked] = useState(noted);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const removal = useSingleMutation({
    mutationKey: ['staff', 'orders', 'removeNote'],
    mutationFn: () => removeNote(reference, asked),
    onSuccess: (isRemoved) => {
      // Before the note is read again, because this popup leaves the page with it.
      if (isRemoved) onClose();
      else setNotice({ tone: 'warning', text: t('removeNote.newer') });
      void afterProductoWrite(client);
    },
    onError: (error) =>
      setNotice(
        failureNotice(error, { text: t('removeNote.failed'), signIn: t('removeNote.signIn') }),
      ),
  });
  return (
    <ConfirmDialog
      title={t('removeNote.title', { reference })}
      text={t('removeNote.question')}
      confirmLabel={t('removeNote.confirm')}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
      message={notice}
    />
  );
}
