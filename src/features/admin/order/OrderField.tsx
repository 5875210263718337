import { useRef, type ChangeEvent } from 'react';
import { useStaffText } from '#i18n/useStaffText.ts';
import { TextArea, TextField } from '#shared/ui/TextField.tsx';
import styles from './OrderField.module.css';
import type { ReceiveOrder } from './useReceiveOrder.ts';

/** The order as text, and its reference, which is found in the text or typed. */
export function OrderField({ api }: { api: ReceiveOrder }) {
  const t = useStaffText('order');
  const isPasted = useRef(false);
  const { text, order, decisions } = api;
  const isStarted = decisions.jobIds.length > 0;

  function change({ target }: ChangeEvent<HTMLTextAreaElement>) {
    api.changeText(target.value, isPasted.current);
    isPasted.current = false;
  }

  return (
    <div className={styles.form}>
      <TextArea
        className={styles.text}
        label={t('field.label')}
        hint={t(isStarted ? 'field.locked' : 'field.hint')}
        name="receivedOrder"
        rows={text === '' ? 8 : 5}
        value={text}
        readOnly={isStarted}
        onChange={change}
        onPaste={() => {
          isPasted.current = true;
        }}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        wrap="off"
      />
      <TextField
        className={styles.reference}
        label={t('field.reference')}
        hint={t('field.referenceHint')}
        name="reference"
        value={decisions.reference ?? order.reference ?? ''}
        readOnly={isStarted}
        onChange={({ target }) => api.decide({ reference: target.value, again: null })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </div>
  );
}
