import { lists, t } from '#i18n/es/staff/lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportRow, ListAnswers, RowFault } from '#domain/lists/planImport.ts';
import type { NamedColumn } from '#domain/lists/productoTable.ts';
import { formatList } from '#i18n/format.ts';
import { Button } from '#shared/ui/action/Button.tsx';
import type { Elements } from '#shared/ui/Elements.ts';
import { Message } from '#shared/ui/message/Message.tsx';
import { LeftRows } from '../../shared/changes/BeforeAfter.tsx';
import { Lines } from '../../shared/changes/ChangeView.tsx';
import { errorText } from '../../shared/form/errorText.ts';
import { FormMessage } from '../../shared/form/FormMessage.tsx';
import { useSingleMutation } from '../../shared/form/useSingleMutation.ts';
import { failureNotice } from '../../shared/screen/failureNotice.ts';
import { checkList, createMissing, type ReadyList } from './checkList.ts';

const isOwn = (reason: string): reason is keyof typeof lists.import.reason =>
  reason in lists.import.reason;

/** 'Precio 1: Escriba un número («abc»)' */
function faultText(fault: RowFault, columns: readonly NamedColumn[]): string {
  const { column, reason, value, now = '' } = fault;
  const heading = columns.find((one) => one.column === column)?.names[0];
  const text = isOwn(reason)
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

/** True if only an answer is missing. */
export const isAsking = (faults: readonly RowFault[]) =>
  faults.length > 0 && faults.every(({ reason }) => reason in ANSWERS);

export const rowText = ({ line, label }: ImportRow) => t('import.row', { line, label });

export const toLeft = (row: ImportRow, columns: readonly NamedColumn[]) => ({
  what: rowText(row),
  why: row.faults.map((fault) => faultText(fault, columns)).join(' · '),
});

type AskingProps = {
  onChecked: (list: ReadyList | string) => void;
  title: string;
  failed: string;
  children: Elements;
  answers: readonly { label: string; check: () => ReturnType<typeof checkList> }[];
};

/** A question whose answer has the list checked again. */
function Asking({ title, failed, children, answers, onChecked }: AskingProps) {
  const answering = useSingleMutation({
    mutationKey: ['staff', 'import', 'answer'],
    mutationFn: (check: () => ReturnType<typeof checkList>) => check(),
    onSuccess: (list) => onChecked(list),
  });
  const texts = { text: failed, signIn: t('import.signIn') };
  return (
    <>
      <Message
        tone="warning"
        title={title}
        actions={answers.map(({ label, check }) => (
          <Button
            key={label}
            variant="secondary"
            busy={answering.isPending}
            onClick={() => answering.mutate(check)}
          >
            {label}
          </Button>
        ))}
      >
        {children}
      </Message>
      <FormMessage message={answering.error && failureNotice(answering.error, texts)} />
    </>
  );
}

/** What rows ask, each question once for all of them, and what they name and the shop does not have. */
export function ImportQuestions({
  list,
  onChecked,
}: Pick<AskingProps, 'onChecked'> & { list: ReadyList }) {
  const client = useQueryClient();
  const { missing, answers, rows, columns } = list;
  const names = { ...missing, subfamilias: missing.subfamilias.map(({ name }) => name) };
  const kinds = (['colors', 'tallas', 'subfamilias'] as const).filter((kind) => names[kind].length);
  return (
    <>
      {QUESTIONS.map((question) => {
        const asking = rows.filter((row) => row.faults.some(({ reason }) => reason === question));
        return (
          asking.length > 0 && (
            <Asking
              key={question}
              title={t(`import.question.${question}`)}
              failed={t('import.failed')}
              onChecked={onChecked}
              answers={ANSWERS[question].map((answer) => ({
                label: t(`import.answer.${answer}`),
                check: () =>
                  checkList(client, { ...list, answers: { ...answers, [question]: answer } }),
              }))}
            >
              <LeftRows
                title={t('import.question.text')}
                rows={asking}
                toLeft={(row) => toLeft(row, columns)}
              />
            </Asking>
          )
        );
      })}
      {kinds.length > 0 && (
        <Asking
          title={t('import.missing.title')}
          failed={t('import.missing.failed')}
          onChecked={onChecked}
          answers={[
            {
              label: t('import.missing.create'),
              check: async () => {
                await createMissing(client, missing);
                return checkList(client, list);
              },
            },
          ]}
        >
          <Lines
            texts={kinds.map((kind) =>
              t(`import.missing.${kind}`, { list: formatList(names[kind]) }),
            )}
          />
          <p>{t('import.missing.text')}</p>
        </Asking>
      )}
    </>
  );
}
