import { t } from '#i18n/es/staff/backOffice.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '#shared/ui/action/Button.tsx';
import fieldStyles from '#shared/ui/form/Field.module.css';
import { SelectField } from '#shared/ui/form/SelectField.tsx';
import { Row, Text } from '#shared/ui/Stack.tsx';
import { FieldWarning } from './FormSection.tsx';
import { useFormLock } from './useFieldProps.ts';
import styles from './Form.module.css';
import type { Elements } from '#shared/ui/Elements.ts';

export type OptionList<T> = {
  /** `undefined` while they load or when that failed. */
  readonly all: readonly T[] | undefined;
  /** Why they could not be read; `null` while the request is in flight. */
  readonly error: Error | null;
  readonly retry: () => void;
};

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

export type Choice = { readonly value: string; readonly label: string };

type Props = {
  name: string;
  label: string;
  list: OptionList<Choice>;
  noneLabel: string;
  /** The row's current choice, offered also while the list is not there. */
  own?: Choice | null | undefined;
  hint?: string;
  required?: boolean;
  errorText: (rule: string) => string | undefined;
  failedText: string;
  warning?: ReactNode;
  action?: Elements;
};

export function OptionField({
  list,
  noneLabel,
  own = null,
  errorText,
  failedText,
  warning,
  action,
  ...labelled
}: Props) {
  const { name } = labelled;
  const isLocked = useFormLock();
  const { clearErrors } = useFormContext();
  const {
    field: { ref, value, onBlur, onChange },
    fieldState: { error },
  } = useController({ name });
  const missingLabel = t(list.error ? 'notLoaded' : 'loading');
  const isListed = own === null || list.all?.some((choice) => choice.value === own.value);

  return (
    <div className={fieldStyles.field}>
      <Row hasNoWrap align="start" className={styles.option}>
        <SelectField
          ref={ref}
          className={styles.select}
          {...labelled}
          value={value}
          options={[
            { value: '', label: list.all === undefined ? missingLabel : noneLabel },
            ...(isListed ? [] : [own]),
            ...(list.all ?? []),
          ]}
          error={error && errorText(error.type)}
          onBlur={onBlur}
          onChange={(event) => {
            if (isLocked) return;
            onChange(event);
            clearErrors(name);
          }}
        />
        {action}
      </Row>
      <FieldWarning>{warning}</FieldWarning>
      {list.error && (
        <Text size="sm" role="alert">
          <span>{failedText}</span>{' '}
          <Button variant="quiet" onClick={list.retry}>
            {t('actions.retry')}
          </Button>
        </Text>
      )}
    </div>
  );
}
