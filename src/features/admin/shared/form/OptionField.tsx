import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { useFormLock } from './formLock.ts';
import styles from './OptionField.module.css';

/** A list that a field chooses from. */
export type OptionList<T> = {
  /** `undefined` while it loads, or could not be. */
  readonly all: readonly T[] | undefined;
  /** Why it could not be loaded; `null`: it could, or is in flight. */
  readonly error: Error | null;
  readonly retry: () => void;
};

/** What a query read, as a field chooses from it. */
export function toOptionList<T>({
  data,
  error,
  isFetching,
  refetch,
}: UseQueryResult<T[]>): OptionList<T> {
  return {
    all: data,
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

/** A choice: the value that is saved, and how it reads. */
export type Choice = { readonly value: string; readonly label: string };

type Props<T> = {
  name: string;
  label: string;
  list: OptionList<T>;
  toChoice: (option: T) => Choice;
  /** What stands for no choice. */
  noneLabel: string;
  /** What the row has, which is on offer even while the list is not. */
  own?: Choice | null | undefined;
  hint?: string | undefined;
  required?: boolean;
  errorText: (rule: string) => string | undefined;
  /** Says that the list could not be loaded. */
  failedText: string;
  /** A button that adds to the list. */
  action?: ReactNode;
};

/** A field of the form around that chooses from a list of the shop. */
export function OptionField<T>({
  name,
  label,
  list,
  toChoice,
  noneLabel,
  own = null,
  hint,
  required = false,
  errorText,
  failedText,
  action,
}: Props<T>) {
  const t = useStaffText('backOffice');
  const isLocked = useFormLock();
  const { clearErrors } = useFormContext();
  const {
    field: { ref, value, onBlur, onChange },
    fieldState: { error },
  } = useController({ name });
  const listed = list.all?.map(toChoice) ?? [];
  const isListed = own === null || listed.some((choice) => choice.value === own.value);

  return (
    <div className={styles.option}>
      <div className={styles.row}>
        <SelectField
          ref={ref}
          className={styles.field}
          name={name}
          value={value}
          label={label}
          hint={hint}
          required={required}
          options={[{ value: '', label: noneLabel }, ...(isListed ? [] : [own]), ...listed]}
          error={error && errorText(error.type)}
          onBlur={onBlur}
          onChange={(event) => {
            if (isLocked) return;
            onChange(event);
            clearErrors(name);
          }}
        />
        {action}
      </div>
      {list.error && (
        <p className={styles.failed} role="alert">
          {failedText}{' '}
          <Button variant="quiet" onClick={list.retry}>
            {t('actions.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
