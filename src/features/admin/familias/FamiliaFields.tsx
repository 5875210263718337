import { useEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FAMILIA_NAME_MAX_LENGTH, type FamiliaForm } from '#domain/forms/familiaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { useFieldProps } from '../shared/form/useFieldProps.ts';
import { useRequiredText } from '../shared/form/useRequiredText.ts';

/**
 * @param positionHint says what happens when the order is left empty
 * @see docs/rules.md#familias
 */
export function FamiliaFields({
  positionHint,
  positionNote,
}: {
  positionHint: string;
  positionNote?: ReactNode;
}) {
  const t = useStaffText('familias');
  const limitOf = useTextLimit('es');
  const { setFocus } = useFormContext<FamiliaForm>();
  const requiredText = useRequiredText();
  const propsOf = useFieldProps<FamiliaForm>((_name, rule) => {
    if (rule === 'required') return requiredText;
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
