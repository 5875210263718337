import { getFixedT } from 'i18next';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#shared/ui/Button.tsx';
import { Message } from '#shared/ui/Message.tsx';
import styles from './ConflictQuestion.module.css';
import type { EditFormApi } from './useEditForm.ts';

const t = getFixedT('es', 'backOffice');

/** How the question names and shows the fields of a form. */
export type ConflictTexts<Form extends FieldValues> = {
  readonly label: (field: keyof Form & string) => string;
  readonly show: (field: keyof Form & string, value: Form[keyof Form & string]) => ReactNode;
};

type Props<Form extends FieldValues> = Pick<
  EditFormApi<Form, unknown>,
  'conflicts' | 'takeTheirs' | 'submitAgain'
> &
  ConflictTexts<Form>;

/** Shows both values of each field that someone else changed too, and asks which to keep. */
export function ConflictQuestion<Form extends FieldValues>({
  conflicts,
  takeTheirs,
  submitAgain,
  label,
  show,
}: Props<Form>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Message
      ref={box}
      tabIndex={-1}
      tone="warning"
      live="assertive"
      title={t('conflict.title')}
      actions={
        <>
          <Button onClick={submitAgain}>{t('conflict.keepMine')}</Button>
          <Button variant="secondary" onClick={takeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text')}</p>
      <ul className={styles.list}>
        {conflicts.map(({ field, theirs, mine }) => (
          <li key={field}>
            <span>{label(field)}</span>
            <dl className={styles.values}>
              <div>
                <dt>{t('conflict.theirs')}</dt>
                <dd>{show(field, theirs)}</dd>
              </div>
              <div>
                <dt>{t('conflict.mine')}</dt>
                <dd>{show(field, mine)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Message>
  );
}
