import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { withBelow } from '#domain/quickOrder/editText.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { useQuickOrderTexts } from '#i18n/es/quickOrder.ts';
import { FileButton } from '#ui/form/FileButton.tsx';
import { TextArea } from '#ui/form/TextField.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Note, Row, Stack } from '#ui/Stack.tsx';
import { readOrderFile, type FileProblem } from './readOrderFile.ts';
import type { QuickOrder } from './useQuickOrder.ts';
import styles from './QuickOrder.module.css';

const ACCEPT = '.csv,.tsv,.txt,text/csv,text/plain';
const ROWS = 10;

export function OrderField({ order }: { order: QuickOrder }) {
  const t = useQuickOrderTexts();
  const hintId = useId();
  const [refused, setRefused] = useState<{ name: string; problem: FileProblem } | null>(null);
  const isPasted = useRef(false);

  function handleChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    order.edit(() => cleanText(target.value), isPasted.current);
    isPasted.current = false;
  }

  async function openFiles(files: readonly File[]) {
    setRefused(null);
    const texts: string[] = [];
    for (const file of files) {
      const read = await readOrderFile(file);
      if ('text' in read) texts.push(read.text);
      else setRefused({ name: file.name, problem: read.problem });
    }
    if (texts.length > 0) order.edit((text) => withBelow(text, texts.join('\n')), true);
  }

  return (
    <Stack className={styles.field} gap={4}>
      <TextArea
        label={t('field.label')}
        hint={t('field.hint')}
        error={order.isTooLong ? t('field.tooLong') : undefined}
        name="quickOrder"
        rows={ROWS}
        value={order.text}
        onChange={handleChange}
        onPaste={() => {
          isPasted.current = true;
        }}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        wrap="off"
      />
      {refused !== null && (
        <Message tone="error">{t(`file.${refused.problem}`, { name: refused.name })}</Message>
      )}
      <Row gap={[2, 4]}>
        <FileButton
          label={t('file.label')}
          icon={<FileUp />}
          accept={ACCEPT}
          isBusy={false}
          describedBy={hintId}
          onFiles={(files) => void openFiles(files)}
        />
        <Note id={hintId} grow="16rem">
          {t('file.hint')}
        </Note>
      </Row>
    </Stack>
  );
}
