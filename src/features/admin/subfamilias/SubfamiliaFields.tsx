import { useQuery } from '@tanstack/react-query';
import { staffPaths } from '#config/staffPaths.ts';
import { queries } from '#data/queries.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';
import { SUBFAMILIA_NAME_LIMIT, type SubfamiliaForm } from '#domain/forms/subfamiliaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { OptionField, toOptionList } from '../shared/form/OptionField.tsx';
import { useFieldProps } from '../shared/form/useFieldProps.ts';
import { useRequiredText } from '../shared/form/useRequiredText.ts';
import styles from './SubfamiliaFields.module.css';
import { ThumbnailField } from './ThumbnailField.tsx';

type Props = {
  /** The familia of an edited subfamilia, offered also while the others load. */
  ownFamilia?: { readonly id: number; readonly name: string };
  /** Called when the upload of a picture starts and ends. */
  onUploading: (isUploading: boolean) => void;
};

/** The fields of a new or edited subfamilia. @see docs/rules.md#subfamilias */
export function SubfamiliaFields({ ownFamilia, onUploading }: Props) {
  const t = useStaffText('subfamilias');
  const requiredText = useRequiredText();
  const limitOf = useTextLimit('es');
  const familias = useQuery({ ...queries.familias(), select: sortFamilias });
  const errorText = (rule: string) => (rule === 'required' ? requiredText : undefined);
  const propsOf = useFieldProps<SubfamiliaForm>((_name, rule) => errorText(rule));
  return (
    <div className={styles.fields}>
      <TextField
        {...propsOf('name')}
        label={t('field.name')}
        required
        limit={limitOf(SUBFAMILIA_NAME_LIMIT)}
      />
      <div className={styles.familia}>
        <OptionField
          name="familiaId"
          label={t('field.familia')}
          required
          list={toOptionList(familias)}
          toChoice={({ id, name }) => ({ value: String(id), label: name })}
          own={ownFamilia && { value: String(ownFamilia.id), label: ownFamilia.name }}
          noneLabel={t('chooseFamilia')}
          errorText={errorText}
          failedText={t('familiasFailed')}
        />
        {familias.data?.length === 0 && (
          <p>
            <span>{t('noFamilias')}</span>{' '}
            <ButtonLink variant="quiet" to={staffPaths.editFamilia()}>
              {t('toFamilias')}
            </ButtonLink>
          </p>
        )}
      </div>
      <ThumbnailField isEdited={ownFamilia !== undefined} onUploading={onUploading} />
    </div>
  );
}
