import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { createFamilia, updateFamilia, staffFamiliaQueries } from '#data/familias/staff.ts';
import { afterFamiliaWrite } from '#data/staffCache.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { nextPosition } from '#domain/staff/familiaMoves.ts';
import {
  FAMILIA_NAME_MAX_LENGTH,
  type FamiliaForm as Form,
  toFamiliaDraft,
  toFamiliaForm,
  validateFamilia,
} from '#domain/staff/forms/familiaForm.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/familias.ts';
import { hasFailed } from '#lib/hasFailed.ts';
import { newUuid } from '#lib/newUuid.ts';
import { RetryButton } from '#ui/action/RetryButton.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { EntityForm } from '../shared/form/EntityForm.tsx';
import { fieldProps, requiredText } from '../shared/form/fieldProps.ts';
import { FieldWarning } from '../shared/form/FormSection.tsx';
import { useEntityForm } from '../shared/form/useEntityForm.ts';
import { useProposal } from '../shared/form/useProposal.ts';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';

export function AddFamiliaPage() {
  const navigate = useNavigate();
  return (
    <AdminScreen title={t('addTitle')}>
      <FamiliaForm
        frame="page"
        familia={null}
        onClose={() => void navigate(staffPaths.editFamilia(), { replace: true })}
      />
    </AdminScreen>
  );
}

type Props = {
  frame?: 'page';
  /** `null`: adds a familia. */
  familia: Familia | null;
  onClose: () => void;
};

/** Adds or edits a familia. @see docs/rules.md#familias */
export function FamiliaForm({ frame, familia, onClose }: Props) {
  const isNew = familia === null;
  const [requestId] = useState(newUuid);
  const api = useEntityForm<Form, Familia | null>({
    row: familia,
    toForm: (row) => (row === null ? { name: '', position: '' } : toFamiliaForm(row)),
    asStored: isNew
      ? (form) => toFamiliaForm({ position: null, ...toFamiliaDraft(form, null) })
      : null,
    validate: validateFamilia,
    write: (read, form) =>
      read === null
        ? createFamilia(toFamiliaDraft(form, null), requestId)
        : updateFamilia(read, toFamiliaDraft(form, toFamiliaForm(read), isNew)),
    afterWrite: afterFamiliaWrite,
    texts: {
      success: t(isNew ? 'added' : 'updated'),
      text: t(isNew ? 'addFailed' : 'updateFailed'),
      signIn: tBackOffice(isNew ? 'signIn.addFamilias' : 'signIn.editFamilias'),
    },
    close: onClose,
  });
  const { setFocus } = api.form;
  const last = useQuery({ ...staffFamiliaQueries.lastPosition(), enabled: isNew });
  const proposed = last.data === undefined ? undefined : nextPosition([{ position: last.data }]);
  useProposal(api.form, 'position', proposed?.toString());
  useEffect(() => setFocus('name'), [setFocus]);
  const propsOf = fieldProps(api, (_name, rule) => {
    if (rule === 'required') return requiredText();
    return rule === 'notWhole' ? t('form.notWhole') : undefined;
  });
  return (
    <EntityForm
      frame={frame}
      title={t(isNew ? 'addTitle' : 'editTitle')}
      listPath={staffPaths.editFamilia()}
      api={api}
      conflictTexts={{
        label: (field) => t(`column.${field}`),
        show: (_field, value) => value || t('unnumbered'),
      }}
      onClose={onClose}
    >
      <TextField
        {...propsOf('name')}
        label={t('column.name')}
        required
        autoCapitalize="sentences"
        limit={FAMILIA_NAME_MAX_LENGTH}
      />
      <TextField
        {...propsOf('position')}
        label={t('column.position')}
        hint={t(isNew ? 'form.addHint' : 'form.editHint')}
        note={
          isNew && (
            <FieldWarning>
              {proposed === undefined && hasFailed(last) && (
                <>
                  <span>{t('form.lastUnknown')}</span>{' '}
                  <RetryButton variant="quiet" onClick={() => void last.refetch()} />
                </>
              )}
            </FieldWarning>
          )
        }
        inputMode="numeric"
      />
    </EntityForm>
  );
}
