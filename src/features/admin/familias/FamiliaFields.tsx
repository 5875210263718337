import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  FAMILIA_NAME_MAX_LENGTH,
  type FamiliaForm,
  type FamiliaFormError,
} from '#domain/forms/familiaForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { useFieldProps } from '../shared/form/useFieldProps.ts';

const ERROR_KEYS = {
  required: 'form.error.required',
  notWhole: 'form.error.notWhole',
} as const satisfies Record<Exclude<FamiliaFormError, 'tooLong'>, string>;

function isRule(rule: string): rule is keyof typeof ERROR_KEYS {
  return rule in ERROR_KEYS;
}

/**
 * @param positionHint says what happens when the order is left empty
 * @see docs/rules.md#familias
 */
export function FamiliaFields({ positionHint }: { positionHint: string }) {
  const t = useStaffText('familias');
  const limitOf = useTextLimit('es');
  const { setFocus } = useFormContext<FamiliaForm>();
  const propsOf = useFieldProps<FamiliaForm>((_name, rule) =>
    isRule(rule) ? t(ERROR_KEYS[rule]) : undefined,
  );
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
        inputMode="numeric"
      />
    </>
  );
}
