import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { t } from '#i18n/es/staff/backOffice.ts';
import type { Elements } from '#ui/Elements.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { useFormLock } from './fieldProps.ts';
import { FieldWarning } from './FormSection.tsx';
import styles from './Form.module.css';

export type Choice = { readonly value: string; readonly label: string };

type Named = { readonly id: number; readonly name: string };

export const toChoices = (rows: readonly Named[]): Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

type Props = {
  name: string;
  label: string;
  list: UseQueryResult<readonly Choice[]>;
  noneLabel: string;
  /** The current choice of the row: an option even before the list is read, or if the list lacks it. */
  own?: Choice | null | undefined;
  hint?: string;
  required?: boolean;
  errorText: (rule: string) => string | undefined;
  warning?: ReactNode;
  action?: Elements;
};

export function OptionField({
  list,
  noneLabel,
  own = null,
  errorText,
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
  const missingLabel = t(list.isLoadingError ? 'loadFailed' : 'loading');
  const isListed = own === null || list.data?.some((choice) => choice.value === own.value);

  return (
    <Stack gap={1}>
      <Row hasNoWrap align="start" className={styles.option}>
        <SelectField
          ref={ref}
          className={styles.select}
          {...labelled}
          value={value}
          options={[
            { value: '', label: list.data === undefined ? missingLabel : noneLabel },
            ...(isListed ? [] : [own]),
            ...(list.data ?? []),
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
    </Stack>
  );
}
