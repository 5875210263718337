import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { familiaQueries } from '#data/familias/read.ts';
import { afterSubfamiliaWrite } from '#data/staffCache.ts';
import {
  type StaffSubfamilia,
  createSubfamilia,
  updateSubfamilia,
} from '#data/subfamilias/staff.ts';
import {
  EMPTY_SUBFAMILIA_FORM,
  SUBFAMILIA_NAME_LIMIT,
  type SubfamiliaForm as Form,
  toSubfamiliaDraft,
  toSubfamiliaForm,
  validateEditedSubfamilia,
  validateSubfamilia,
} from '#domain/staff/forms/subfamiliaForm.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/subfamilias.ts';
import { newUuid } from '#lib/newUuid.ts';
import { sessionStore } from '#state/session/sessionStore.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { EntityForm } from '../shared/form/EntityForm.tsx';
import { fieldProps, requiredText, useFormLock } from '../shared/form/fieldProps.ts';
import { OptionField, toChoices } from '../shared/form/OptionField.tsx';
import { useEntityForm } from '../shared/form/useEntityForm.ts';
import { PicturePicker } from '../shared/pictures/PicturePicker.tsx';
import { Thumbnail } from '../shared/pictures/Thumbnail.tsx';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { RetryMessage } from '../shared/screen/ReadFailed.tsx';
import { THUMBNAIL } from '../shared/upload/presets.ts';
import { Uploader } from '../shared/upload/Uploader.tsx';
import styles from './SubfamiliaForm.module.css';

const thumbnail = (url: string | null) => <Thumbnail src={url} sizePx={72} />;

export function AddSubfamiliaPage() {
  const navigate = useNavigate();
  const [added, setAdded] = useState<{ nueva?: number }>({});
  return (
    <AdminScreen title={t('add')}>
      <SubfamiliaForm
        frame="page"
        subfamilia={null}
        onAdded={(nueva) => setAdded({ nueva })}
        onClose={() => void navigate(staffPaths.editSubfamilia(added), { replace: true })}
      />
    </AdminScreen>
  );
}

/** Returns the text of a broken rule; the field itself says that a name is too long. */
const ruleText = (rule: string) => (rule === 'required' ? requiredText() : undefined);

type Props = {
  frame?: 'page';
  /** `null`: adds a subfamilia. */
  subfamilia: StaffSubfamilia | null;
  onAdded?: (subfamiliaId: number) => void;
  onClose: () => void;
};

/** Adds or edits a subfamilia. @see docs/rules.md#subfamilias */
export function SubfamiliaForm({ frame, subfamilia, onAdded, onClose }: Props) {
  const isNew = subfamilia === null;
  const [requestId] = useState(newUuid);
  const familias = useQuery({ ...familiaQueries.all(), select: toChoices });
  const [isUploading, setUploading] = useState(false);
  const api = useEntityForm<Form, StaffSubfamilia | null>({
    row: subfamilia,
    toForm: (row) => (row === null ? EMPTY_SUBFAMILIA_FORM : toSubfamiliaForm(row)),
    asStored: isNew ? (form) => toSubfamiliaForm(toSubfamiliaDraft(form)) : null,
    validate: isNew ? validateSubfamilia : validateEditedSubfamilia,
    async write(read, form) {
      const result = await (read === null
        ? createSubfamilia(toSubfamiliaDraft(form), requestId)
        : updateSubfamilia(read, toSubfamiliaDraft(form, read)));
      onAdded?.(result.now.id);
      return result;
    },
    afterWrite: afterSubfamiliaWrite,
    texts: {
      success: t(isNew ? 'adding.done' : 'editing.done'),
      text: t(isNew ? 'adding.failed' : 'editing.failed'),
      // A getter, read after a failed save: if there is a session by then, only its token was refused.
      get signIn() {
        if (isNew) return tBackOffice('signIn.addSubfamilias');
        const { user } = sessionStore.read();
        return tBackOffice(user === null ? 'signIn.saveChanges' : 'signIn.editSubfamilias');
      },
    },
    noticeOfErrors: (errors) =>
      errors.thumbnailUrl
        ? { tone: 'error', text: t('editing.missing'), reason: t('editing.missingReason') }
        : null,
    isHeld: isUploading,
    closeDelayMs: 800,
    close: onClose,
  });
  const propsOf = fieldProps(api, (_name, rule) => ruleText(rule));
  const own = api.row && { value: String(api.row.familiaId), label: api.row.familiaName };

  return (
    <EntityForm
      frame={frame}
      title={t(isNew ? 'add' : 'editing.title')}
      size="xl"
      listPath={staffPaths.editSubfamilia()}
      api={api}
      conflictTexts={{
        label: (field) => t(`field.${field}`),
        show(field, value) {
          if (field === 'familiaId') {
            const choices = [...(own ? [own] : []), ...(familias.data ?? [])];
            return choices.find((choice) => choice.value === value)?.label ?? t('chooseFamilia');
          }
          if (field === 'name') return value;
          return value === null ? t('field.noneChosen') : thumbnail(value);
        },
      }}
      onClose={onClose}
    >
      <Stack gap={4} columns="14rem" isFit>
        <TextField
          {...propsOf('name')}
          label={t('field.name')}
          required
          limit={SUBFAMILIA_NAME_LIMIT}
        />
        <Stack gap={1}>
          <OptionField
            name="familiaId"
            label={t('field.familiaId')}
            required
            list={familias}
            own={own}
            noneLabel={t('chooseFamilia')}
            errorText={ruleText}
          />
          <RetryMessage
            error={familias.isLoadingError ? familias.error : null}
            title={t('familiasFailed')}
            onRetry={() => void familias.refetch()}
          />
          {familias.data?.length === 0 && (
            <Text size="sm">
              <span>{t('noFamilias')}</span>{' '}
              <ButtonLink variant="quiet" to={staffPaths.editFamilia()}>
                {t('toFamilias')}
              </ButtonLink>
            </Text>
          )}
        </Stack>
      </Stack>
      <ThumbnailField isEdited={!isNew} onUploading={setUploading} />
    </EntityForm>
  );
}

type ThumbnailFieldProps = { isEdited: boolean; onUploading: (isUploading: boolean) => void };

/** The thumbnail of the subfamilia; a stored subfamilia cannot be saved without one. @see docs/rules.md#subfamilias */
function ThumbnailField({ isEdited, onUploading }: ThumbnailFieldProps) {
  const {
    field: { ref, value: chosen, onChange },
    fieldState: { error },
  } = useController<Form, 'thumbnailUrl'>({ name: 'thumbnailUrl' });
  const { clearErrors } = useFormContext<Form>();
  const isLocked = useFormLock();

  function choose(url: string | null) {
    if (isLocked) return;
    onChange(url);
    clearErrors('thumbnailUrl');
  }

  return (
    <Stack
      as="fieldset"
      ref={ref}
      isCard
      className={styles.thumbnail}
      tabIndex={-1}
      data-state={error && 'invalid'}
    >
      <Text as="legend" size="sm" weight="semibold">
        <span>{t('field.thumbnailUrl')}</span>
        {isEdited && (
          <Text as="span" tone="danger" aria-hidden="true">
            {' *'}
          </Text>
        )}
      </Text>
      {!isEdited && <Note>{t('field.optional')}</Note>}
      <Row gap={3}>
        {thumbnail(chosen)}
        <p aria-live="polite">{t(chosen === null ? 'field.noneChosen' : 'field.chosen')}</p>
        {chosen !== null && (
          <Button variant="quiet" onClick={() => choose(null)}>
            {t('field.remove')}
          </Button>
        )}
      </Row>
      <Uploader preset={THUMBNAIL} onStored={({ url }) => choose(url)} onBusyChange={onUploading} />
      <PicturePicker
        folder="thumbnails"
        pageSize={isEdited ? 6 : 10}
        isSelected={(url) => url === chosen}
        onToggle={(url) => choose(url === chosen ? null : url)}
      />
    </Stack>
  );
}
