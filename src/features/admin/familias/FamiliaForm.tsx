import { getFixedT } from 'i18next';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { createFamilia, updateFamilia } from '#data/familias/write.ts';
import { afterFamiliaWrite, staffQueries } from '#data/staffQueries.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import {
  FAMILIA_NAME_MAX_LENGTH,
  type FamiliaForm,
  toFamiliaDraft,
  toFamiliaForm,
  validateFamilia,
} from '#domain/forms/familiaForm.ts';
import { nextPosition } from '#domain/forms/familiaMoves.ts';
import { familias as texts } from '#i18n/es/staff/familias.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { newUuid } from '#shared/lib/newUuid.ts';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { EntityForm } from '../shared/form/EntityForm.tsx';
import { FieldWarning } from '../shared/form/FieldWarning.tsx';
import { useEntityForm } from '../shared/form/useEntityForm.ts';
import { useFieldProps } from '../shared/form/useFieldProps.ts';
import { useProposal } from '../shared/form/useProposal.ts';
import { requiredText } from '../shared/form/errorText.ts';

const t = getFixedT('es', 'familias');
const tBackOffice = getFixedT('es', 'backOffice');

registerTexts('familias', texts);

/** The page that adds a familia; after that, the list opens. @see docs/rules.md#routes */
export function AddFamiliaPage() {
  const navigate = useNavigate();
  return (
    <AdminScreen title={t('addTitle')}>
      <AddFamilia
        frame="page"
        onClose={() => void navigate(staffPaths.editFamilia(), { replace: true })}
      />
    </AdminScreen>
  );
}

type AddProps = { frame: 'popup' | 'page'; onClose: () => void };

/** Adds a familia; its order becomes the last one, which is read for it. @see docs/rules.md#familias */
export function AddFamilia({ frame, onClose }: AddProps) {
  const [requestId] = useState(newUuid);
  const api = useEntityForm<FamiliaForm>({
    row: { name: '', position: '' },
    toForm: (form) => form,
    validate: validateFamilia,
    async write(_row, form) {
      await createFamilia(toFamiliaDraft(form, null), requestId);
      return { outcome: 'saved', now: form };
    },
    afterWrite: afterFamiliaWrite,
    texts: {
      success: t('added'),
      failure: t('addFailed'),
      signIn: tBackOffice('signIn.addFamilias'),
    },
    close: onClose,
  });
  const last = useQuery(staffQueries.lastFamiliaPosition());
  useProposal(
    api.form,
    'position',
    last.data === undefined ? undefined : String(nextPosition([{ position: last.data }])),
  );
  return (
    <EntityForm
      frame={frame}
      title={t('addTitle')}
      size="md"
      listPath={staffPaths.editFamilia()}
      api={api}
      conflictTexts={null}
      onClose={onClose}
    >
      <Fields
        positionHint={t('form.addHint')}
        positionNote={
          <FieldWarning>
            {last.data === undefined && last.isError && !last.isFetching && (
              <>
                <span>{t('form.lastUnknown')}</span>{' '}
                <Button variant="quiet" onClick={() => void last.refetch()}>
                  {tBackOffice('actions.retry')}
                </Button>
              </>
            )}
          </FieldWarning>
        }
      />
    </EntityForm>
  );
}

/** The popup that edits a familia. @see docs/rules.md#familias */
export function EditFamilia({ familia, onClose }: { familia: Familia; onClose: () => void }) {
  const api = useEntityForm<FamiliaForm, Familia>({
    row: familia,
    toForm: toFamiliaForm,
    validate: validateFamilia,
    write: (read, form) => updateFamilia(read, toFamiliaDraft(form, toFamiliaForm(read))),
    afterWrite: afterFamiliaWrite,
    texts: {
      success: t('updated'),
      failure: t('updateFailed'),
      signIn: tBackOffice('signIn.editFamilias'),
    },
    close: onClose,
  });
  return (
    <EntityForm
      frame="popup"
      title={t('editTitle')}
      size="md"
      api={api}
      conflictTexts={{
        label: (field) => t(`form.${field}`),
        show: (_field, value) => value || t('unnumbered'),
      }}
      onClose={onClose}
    >
      <Fields positionHint={t('form.editHint')} />
    </EntityForm>
  );
}

/** @param positionHint says what happens when the order is left empty */
function Fields({
  positionHint,
  positionNote,
}: {
  positionHint: string;
  positionNote?: ReactNode;
}) {
  const limitOf = useTextLimit('es');
  const { setFocus } = useFormContext<FamiliaForm>();
  const propsOf = useFieldProps<FamiliaForm>((_name, rule) => {
    if (rule === 'required') return requiredText();
    return rule === 'notWhole' ? t('form.error.notWhole') : undefined;
  });
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <>
      <TextField
        {...propsOf('name')}
        label={t('form.name')}
        required
        autoCapitalize="sentences"
        limit={limitOf(FAMILIA_NAME_MAX_LENGTH)}
      />
      <TextField
        {...propsOf('position')}
        label={t('form.position')}
        hint={positionHint}
        note={positionNote}
        inputMode="numeric"
      />
    </>
  );
}
