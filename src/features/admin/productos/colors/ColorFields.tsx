import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  COLOR_NAME_MAX_LENGTH,
  EMPTY_COLOR_FORM,
  toRgb,
  type ColorForm,
} from '#domain/colorForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
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
  /** It is being added: black stands there before anybody chose it. */
  isNew?: boolean;
  /** It is being saved, or was. */
  readOnly: boolean;
};

/** Name and colour; the colour is typed, pasted, or chosen from the browser's palette. */
export function ColorFields({ form, isNew = false, readOnly }: Props) {
  const t = useStaffText('productos');
  const limitOf = useTextLimit('es');
  const { errors } = form.formState;
  const typed = useWatch({ control: form.control, name: 'rgb' });
  const rgb = toRgb(typed);
  const outcomeId = useId();
  const isUnchosen = isNew && rgb === EMPTY_COLOR_FORM.rgb;

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
      <TextField
        {...common('name')}
        label={t('colors.name')}
        limit={limitOf(COLOR_NAME_MAX_LENGTH)}
      />
      <div className={styles.rgb}>
        <TextField {...common('rgb')} label={t('colors.rgb')} spellCheck={false} />
        <input
          className={styles.palette}
          type="color"
          aria-label={t('colors.pick')}
          aria-describedby={outcomeId}
          value={rgb ?? EMPTY_COLOR_FORM.rgb}
          disabled={readOnly}
          onChange={(event) => choose(event.target.value)}
        />
        <p id={outcomeId} className={styles.outcome}>
          {rgb !== null && (
            <>
              <Swatch size="sm" rgb={rgb} />
              {t(isUnchosen ? 'colors.unchosen' : 'colors.outcome', { rgb })}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
