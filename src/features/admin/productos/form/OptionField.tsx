import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { ProductoForm } from '#domain/productoForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Button } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import styles from './OptionField.module.css';
import { useFieldError } from './useFieldError.ts';
import type { OptionList } from './useOptions.ts';
import type { ProductoFormApi } from './useProductoForm.ts';

/** A choice: the value that is saved, and how it reads. */
export type Choice = { readonly value: string; readonly label: string };

type Props<T> = {
  form: ProductoFormApi;
  name: keyof Pick<ProductoForm, 'subfamiliaId' | 'ivaId' | 'colorId' | 'tallaId'>;
  list: OptionList<T>;
  toChoice: (option: T) => Choice;
  /** What stands for no choice. */
  noneLabel: string;
  /** What the product has, which is on offer even while the list is not. */
  own?: Choice | null | undefined;
  hint?: string | undefined;
  required?: boolean;
  readOnly: boolean;
  /** A button that adds to the list. */
  action?: ReactNode;
};

/** A field that chooses from a list of the shop. */
export function OptionField<T>({
  form,
  name,
  list,
  toChoice,
  noneLabel,
  own = null,
  hint,
  required = false,
  readOnly,
  action,
}: Props<T>) {
  const t = useStaffText('productoForm');
  const tStaff = useStaffText('backOffice');
  const errorText = useFieldError();
  const {
    field: { ref, value, onBlur, onChange },
    fieldState: { error },
  } = useController({ control: form.control, name });
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
          label={t(`field.${name}`)}
          hint={hint}
          required={required}
          options={[{ value: '', label: noneLabel }, ...(isListed ? [] : [own]), ...listed]}
          error={errorText(name, error)}
          onBlur={onBlur}
          onChange={(event) => {
            if (!readOnly) onChange(event);
          }}
        />
        {action}
      </div>
      {list.error && (
        <p className={styles.failed} role="alert">
          {t('choose.failed')}{' '}
          <Button variant="quiet" onClick={list.retry}>
            {tStaff('actions.retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
