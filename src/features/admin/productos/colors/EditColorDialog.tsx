import { useState } from 'react';
import { updateColor } from '#data/staffColors.ts';
import type { Color } from '#domain/catalogue.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { ColorConflict } from './ColorConflict.tsx';
import { ColorFields } from './ColorFields.tsx';
import { useColorForm } from './useColorForm.ts';

/** The popup that edits a colour; open while it is mounted. */
export function EditColorDialog({ color, onClose }: { color: Color; onClose: () => void }) {
  const t = useStaffText('productos');
  const tShared = useStaffText('backOffice');
  /** The colour as the next save expects it. */
  const [read, setRead] = useState(color);
  /** What somebody else saved meanwhile. */
  const [newer, setNewer] = useState<Color | null>(null);
  const api = useColorForm({
    filled: { name: color.name, rgb: color.rgb },
    ownId: color.id,
    async save(form) {
      const saved = await updateColor(newer ?? read, form);
      if (saved.outcome === 'changed') setNewer(saved.now);
      return saved.outcome === 'saved';
    },
    texts: {
      success: t('colors.edited'),
      failure: (detail) => t('colors.editFailed', { detail }),
      signIn: tShared('signIn.editColors'),
    },
    close: onClose,
  });

  function takeNewer(now: Color) {
    setRead(now);
    setNewer(null);
    api.form.reset({ name: now.name, rgb: now.rgb }, { keepFieldsRef: true });
    // The button that was pressed is gone.
    api.form.setFocus('name');
  }

  return (
    <FormDialog
      title={t('colors.edit')}
      size="md"
      onClose={onClose}
      onSubmit={api.submit}
      isBusy={api.isBusy}
      isDirty={api.form.formState.isDirty}
      isDone={api.isDone}
      submitLabel={newer ? tShared('conflict.keepMine') : undefined}
      message={api.notice}
    >
      {newer && !api.isDone && <ColorConflict now={newer} onUseNewer={() => takeNewer(newer)} />}
      <ColorFields form={api.form} readOnly={api.isBusy || api.isDone} />
    </FormDialog>
  );
}
