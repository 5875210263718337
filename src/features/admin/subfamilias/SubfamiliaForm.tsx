import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { staffPaths } from '#config/staffPaths.ts';
import { queries } from '#data/queries.ts';
import { sortFamilias } from '#domain/familiaOrder.ts';
import { SUBFAMILIA_NAME_LIMIT } from '#domain/subfamiliaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import styles from './SubfamiliaForm.module.css';
import { ThumbnailField } from './ThumbnailField.tsx';
import type { SubfamiliaFormApi } from './useSubfamiliaForm.ts';

type Props = {
  form: SubfamiliaFormApi;
  /** The familia of what is edited, which is chosen while the others still load. */
  familia?: { readonly id: number; readonly name: string } | undefined;
  /** Pictures on one page of the picker. */
  pictureCount: number;
  isThumbnailRequired?: boolean;
  /** It is being saved, or was. */
  readOnly: boolean;
  /** Told when the upload of a picture begins and when it has ended. */
  onUploading: (isUploading: boolean) => void;
};

/** The fields of a subfamilia, the same in every popup and on the page of its own. */
export function SubfamiliaForm({
  form,
  familia,
  pictureCount,
  isThumbnailRequired = false,
  readOnly,
  onUploading,
}: Props) {
  const t = useStaffText('subfamilias');
  const limitOf = useTextLimit('es');
  const { errors } = form.formState;
  return (
    <div className={styles.fields}>
      <TextField
        {...form.register('name', { onChange: () => form.clearErrors('name') })}
        label={t('field.name')}
        required
        readOnly={readOnly}
        limit={limitOf(SUBFAMILIA_NAME_LIMIT)}
        autoComplete="off"
        error={errors.name?.type === 'required' ? t('error.required') : undefined}
      />
      <FamiliaField form={form} familia={familia} readOnly={readOnly} />
      <ThumbnailField
        form={form}
        pageSize={pictureCount}
        required={isThumbnailRequired}
        readOnly={readOnly}
        onUploading={onUploading}
      />
    </div>
  );
}

function FamiliaField({ form, familia, readOnly }: Pick<Props, 'form' | 'familia' | 'readOnly'>) {
  const t = useStaffText('subfamilias');
  const tStaff = useStaffText('backOffice');
  const { data, isError, isFetching, refetch } = useQuery(queries.familias());
  const {
    field: { ref, value: chosen, name: fieldName, onBlur, onChange },
    fieldState: { error },
  } = useController({ control: form.control, name: 'familiaId' });
  const listed = sortFamilias(data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const own = familia && { value: String(familia.id), label: familia.name };
  const isListed = own === undefined || listed.some(({ value }) => value === own.value);
  const isFailed = isError && data === undefined && !isFetching;

  return (
    <div className={styles.familia}>
      <SelectField
        ref={ref}
        name={fieldName}
        value={chosen}
        label={t('field.familia')}
        required
        options={[{ value: '', label: t('chooseFamilia') }, ...(isListed ? [] : [own]), ...listed]}
        error={error && t('error.required')}
        onBlur={onBlur}
        onChange={(event) => {
          if (readOnly) return;
          onChange(event);
          form.clearErrors('familiaId');
        }}
      />
      {isFailed && (
        <p role="alert">
          {t('familiasFailed')}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {tStaff('actions.retry')}
          </Button>
        </p>
      )}
      {data?.length === 0 && (
        <p>
          {t('noFamilias')}{' '}
          <ButtonLink variant="quiet" to={staffPaths.editFamilia()}>
            {t('toFamilias')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
