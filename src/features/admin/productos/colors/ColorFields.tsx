import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  COLOR_NAME_MAX_LENGTH,
  EMPTY_COLOR_FORM,
  toRgb,
  type ColorForm,
} from '../../../../domain/colorForm.ts';
import { useStaffText } from '../../../../i18n/useStaffText.ts';
import { TextField } from '../../../../shared/ui/TextField.tsx';
import styles from './ColorFields.module.css';

const ERROR_KEYS = {
  blank: 'colors.blank',
  taken: 'colors.taken',
  notRgb: 'colors.notRgb',
} as const;

function isErrorKey(type: string | undefined): type is keyof typeof ERROR_KEYS {
  return type !== undefined && type in ERROR_KEYS;
}

type Props = {
  form: UseFormReturn<ColorForm>;
  /** It is being saved, or was. */
  readOnly: boolean;
};

/** Name and colour; the colour is typed, pasted, or chosen from the browser's palette. */
export function ColorFields({ form, readOnly }: Props) {
  const t = useStaffText('productos');
  const { errors } = form.formState;
  const rgb = useWatch({ control: form.control, name: 'rgb' });

  function common(field: keyof ColorForm) {
    const type = errors[field]?.type;
    return {
      ...form.register(field, { onChange: () => form.clearErrors(field) }),
      autoComplete: 'off',
      readOnly,
      required: true,
      error: isErrorKey(type) ? t(ERROR_KEYS[type]) : undefined,
    };
  }

  function choose(value: string) {
    form.setValue('rgb', value, { shouldDirty: true });
    form.clearErrors('rgb');
  }

  return (
    <div className={styles.fields}>
      <TextField {...common('name')} label={t('colors.name')} maxLength={COLOR_NAME_MAX_LENGTH} />
      <div className={styles.rgb}>
        <TextField {...common('rgb')} label={t('colors.rgb')} maxLength={7} spellCheck={false} />
        <input
          className={styles.palette}
          type="color"
          aria-label={t('colors.pick')}
          value={toRgb(rgb) ?? EMPTY_COLOR_FORM.rgb}
          disabled={readOnly}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
    </div>
  );
}
