import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#data/queries.ts';
import { afterSubfamiliaWrite } from '#data/staffQueries.ts';
import { type StaffSubfamilia, updateSubfamilia } from '#data/subfamilias/write.ts';
import {
  type SubfamiliaForm,
  toSubfamiliaDraft,
  toSubfamiliaForm,
  validateEditedSubfamilia,
} from '#domain/forms/subfamiliaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Picture } from '#shared/ui/Picture.tsx';
import { sessionStore } from '#state/session/sessionStore.ts';
import type { ConflictTexts } from '../shared/form/ConflictQuestion.tsx';
import { CLOSE_DELAY_MS } from '../shared/form/closeDelays.ts';
import { type EditFormApi, useEditForm } from '../shared/form/useEditForm.ts';
import { SubfamiliaFields } from './SubfamiliaFields.tsx';
import type { Elements } from '#shared/ui/Elements.ts';

const LABEL_KEYS = {
  name: 'field.name',
  familiaId: 'field.familia',
  thumbnailUrl: 'field.thumbnail',
} as const satisfies Record<keyof SubfamiliaForm, string>;

function thumbnail(url: string) {
  return <Picture src={url} alt="" width={72} height={72} />;
}

type EditSubfamilia = {
  readonly api: EditFormApi<SubfamiliaForm, StaffSubfamilia>;
  readonly conflictTexts: ConflictTexts<SubfamiliaForm>;
  readonly children: Elements;
};

/**
 * The form of an existing subfamilia, for the popup and the page.
 *
 * @param close leaves the form after a save; `null`: it stays
 * @see docs/rules.md#subfamilias
 */
export function useEditSubfamilia(
  subfamilia: StaffSubfamilia,
  close: (() => void) | null,
): EditSubfamilia {
  const t = useStaffText('subfamilias');
  const tBackOffice = useStaffText('backOffice');
  const { data: familias } = useQuery(queries.familias());
  const [isUploading, setUploading] = useState(false);
  const api = useEditForm<SubfamiliaForm, StaffSubfamilia>({
    row: subfamilia,
    toForm: toSubfamiliaForm,
    validate: validateEditedSubfamilia,
    async write(read, form) {
      const draft = toSubfamiliaDraft(form, read);
      const saved = await updateSubfamilia(read, draft);
      if (saved.outcome === 'changed') return saved;
      return { ...saved, now: { ...read, ...draft, familiaName: familiaText(form.familiaId) } };
    },
    afterWrite: afterSubfamiliaWrite,
    texts: {
      success: t('editing.done'),
      failure: t('editing.failed'),
      // Read after the save, which may find that the session is over; otherwise only the token was refused.
      get signIn() {
        const { user } = sessionStore.current();
        return tBackOffice(user === null ? 'signIn.saveChanges' : 'signIn.editSubfamilias');
      },
    },
    noticeOfErrors: (errors) =>
      errors.thumbnailUrl
        ? { tone: 'error', text: t('editing.missing'), reason: t('editing.missingReason') }
        : null,
    isHeld: isUploading,
    closeDelayMs: CLOSE_DELAY_MS.subfamilia,
    close,
  });
  const { familiaId, familiaName } = api.row;

  function familiaText(id: string): string {
    if (id === String(familiaId)) return familiaName;
    return familias?.find((familia) => String(familia.id) === id)?.name ?? t('chooseFamilia');
  }

  return {
    api,
    conflictTexts: {
      label: (field) => t(LABEL_KEYS[field]),
      show(field, value) {
        if (field === 'familiaId') return familiaText(value ?? '');
        if (field === 'name') return value;
        return value === null ? t('field.noneChosen') : thumbnail(value);
      },
    },
    children: (
      <SubfamiliaFields
        ownFamilia={{ id: familiaId, name: familiaName }}
        onUploading={setUploading}
      />
    ),
  };
}
