import { useEffect } from 'react';
import {
  FAMILIA_NAME_MAX_LENGTH,
  type FamiliaForm,
  type FamiliaFormError,
} from '#domain/familiaForm.ts';
import { MAX_POSITION } from '#domain/familiaMoves.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import type { FamiliaFormApi } from './useFamiliaForm.ts';

const ERROR_KEYS = {
  required: 'form.error.required',
  notWhole: 'form.error.notWhole',
} as const satisfies Record<Exclude<FamiliaFormError, 'tooLong'>, string>;

function isRule(type: unknown): type is keyof typeof ERROR_KEYS {
  return typeof type === 'string' && type in ERROR_KEYS;
}

type Props = {
  api: FamiliaFormApi;
  /** What happens when the order is left empty. */
  positionHint: string;
};

/** Name and order of a familia. @see spec §5 "Family" */
export function FamiliaFields({ api: { form, isBusy, isDone }, positionHint }: Props) {
  const t = useStaffText('familias');
  const limitOf = useTextLimit('es');
  const { errors } = form.formState;
  const { setFocus } = form;

  useEffect(() => setFocus('name'), [setFocus]);

  function common(name: keyof FamiliaForm) {
    const rule = errors[name]?.type;
    return {
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      label: t(`form.${name}`),
      readOnly: isBusy || isDone,
      autoComplete: 'off',
      error: isRule(rule) ? t(ERROR_KEYS[rule]) : undefined,
    };
  }

  return (
    <>
      <TextField
        {...common('name')}
        required
        autoCapitalize="sentences"
        limit={limitOf(FAMILIA_NAME_MAX_LENGTH)}
      />
      <TextField
        {...common('position')}
        hint={positionHint}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_POSITION}
        step={1}
      />
    </>
  );
}
