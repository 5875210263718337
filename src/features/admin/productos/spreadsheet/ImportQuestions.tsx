import { useQueryClient } from '@tanstack/react-query';
import type { NamedColumn } from '#domain/staff/spreadsheet/columns.ts';
import type { ImportRow, ListAnswers, RowFault } from '#domain/staff/spreadsheet/planImport.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import { lists, t } from '#i18n/es/staff/lists.ts';
import { formatList } from '#i18n/format.ts';
import { Button } from '#ui/action/Button.tsx';
import type { Elements } from '#ui/Elements.ts';
import { Message } from '#ui/message/Message.tsx';
import { LeftRows } from '../../shared/changes/BeforeAfter.tsx';
import { Lines } from '../../shared/changes/ChangeView.tsx';
import { errorText } from '../../shared/form/errorText.ts';
import { FormMessage } from '../../shared/form/FormMessage.tsx';
import { useSingleMutation } from '../../shared/form/useSingleMutation.ts';
import { failureNotice } from '../../shared/screen/failureNotice.ts';
import { checkList, createMissing, type ReadyList } from './checkList.ts';

const isListReason = (reason: string): reason is keyof typeof lists.import.reason =>
  reason in lists.import.reason;

/** Says what is wrong with a cell: 'Precio 1: Escriba un número («abc»)'. */
function faultText(fault: RowFault, columns: readonly NamedColumn[]): string {
  const { column, reason, value, now = '' } = fault;
  const heading = columns.find((named) => named.column === column)?.names[0];
  const text = isListReason(reason)
    ? t(`import.reason.${reason}`, { now })
    : errorText(String(column), reason);
  return `${heading ? `${heading}: ` : ''}${text}${value === '' ? '' : ` («${value}»)`}`;
}

const ANSWERS = {
  unclear: ['thousands', 'decimals'],
  newCode: ['change'],
  conflict: ['shop', 'file'],
} as const;
const QUESTIONS = ['unclear', 'newCode', 'conflict'] as const satisfies (keyof ListAnswers)[];

/** True if every fault of the row is a question that staff have not answered yet. */
export const isAsking = (faults: readonly RowFault[]) =>
  faults.length > 0 && faults.every(({ reason }) => reason in ANSWERS);

export const rowText = ({ line, label }: ImportRow) => t('import.row', { line, label });

export const toLeft = (row: ImportRow, columns: readonly NamedColumn[]) => ({
  what: rowText(row),
  why: row.faults.map((fault) => faultText(fault, columns)).join(' · '),
});

type Answer = {
  readonly label: string;
  readonly failed: string;
  readonly check: () => ReturnType<typeof checkList>;
};

type Props = { list: ReadyList; onChecked: (list: ReadyList | string) => void };

/** Asks each question once for all of its rows, and offers to create missing colours, sizes and subfamilias. */
export function ImportQuestions({ list, onChecked }: Props) {
  const client = useQueryClient();
  const answering = useSingleMutation({
    mutationKey: ['staff', 'import', 'answer'],
    mutationFn: ({ check }: Answer) => check(),
    onSuccess: (checked) => onChecked(checked),
  });
  const { missing, answers, rows, columns } = list;
  const names = { ...missing, subfamilias: missing.subfamilias.map(({ name }) => name) };
  const kinds = (['colors', 'tallas', 'subfamilias'] as const).filter((kind) => names[kind].length);
  const questions: { title: string; body: Elements; answers: readonly Answer[] }[] = [];
  for (const question of QUESTIONS) {
    const askingRows = rows.filter((row) => row.faults.some(({ reason }) => reason === question));
    if (askingRows.length === 0) continue;
    const text = t('import.question.text');
    questions.push({
      title: t(`import.question.${question}`),
      body: <LeftRows title={text} rows={askingRows} toLeft={(row) => toLeft(row, columns)} />,
      answers: ANSWERS[question].map((answer) => ({
        label: t(`import.answer.${answer}`),
        failed: t('import.failed'),
        check: () => checkList(client, { ...list, answers: { ...answers, [question]: answer } }),
      })),
    });
  }
  if (kinds.length > 0) {
    const texts = kinds.map((kind) =>
      t(`import.missing.${kind}`, { list: formatList(names[kind]) }),
    );
    questions.push({
      title: t('import.missing.title'),
      body: <Lines texts={[...texts, t('import.missing.text')]} />,
      answers: [
        {
          label: t('import.missing.create'),
          failed: t('import.missing.failed'),
          check: async () => {
            await createMissing(client, missing);
            return checkList(client, list);
          },
        },
      ],
    });
  }
  const { error, variables, isPending, mutate } = answering;
  const texts = { text: variables?.failed ?? '', signIn: tShared('signIn.saveChanges') };
  return (
    <>
      {questions.map(({ title, body, answers: choices }) => (
        <Message
          key={title}
          tone="warning"
          title={title}
          actions={choices.map((answer) => (
            <Button
              key={answer.label}
              variant="secondary"
              busy={isPending}
              onClick={() => mutate(answer)}
            >
              {answer.label}
            </Button>
          ))}
        >
          {body}
        </Message>
      ))}
      <FormMessage message={error && failureNotice(error, texts)} />
    </>
  );
}
