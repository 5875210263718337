import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  COLOR_NAME_MAX_LENGTH,
  EMPTY_COLOR_FORM,
  toRgb,
  type ColorForm,
} from '#domain/forms/colorForm.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useFormLock } from '../form/formLock.ts';
import { useFieldProps } from '../form/useFieldProps.ts';
import styles from './ColorFields.module.css';

const ERROR_KEYS = {
  blank: 'colors.blank',
  taken: 'colors.taken',
  notRgb: 'colors.notRgb',
} as const;

function isErrorKey(rule: string): rule is keyof typeof ERROR_KEYS {
  return rule in ERROR_KEYS;
}

/**
 * Name and colour; the colour is typed, pasted, or chosen from the browser's palette.
 *
 * @param isNew adds a colour: black is then shown as not chosen yet
 */
export function ColorFields({ isNew = false }: { isNew?: boolean }) {
  const t = useStaffText('productos');
  const limitOf = useTextLimit('es');
  const { setValue, clearErrors } = useFormContext<ColorForm>();
  const isLocked = useFormLock();
  const propsOf = useFieldProps<ColorForm>((_name, rule) =>
    isErrorKey(rule) ? t(ERROR_KEYS[rule]) : undefined,
  );
  const typed = useWatch<ColorForm, 'rgb'>({ name: 'rgb' });
  const rgb = toRgb(typed);
  const outcomeId = useId();
  const isUnchosen = isNew && rgb === EMPTY_COLOR_FORM.rgb;

  function choose(value: string) {
    setValue('rgb', value, { shouldDirty: true });
    clearErrors('rgb');
  }

  return (
    <div className={styles.fields}>
      <TextField
        {...propsOf('name')}
        label={t('colors.name')}
        required
        limit={limitOf(COLOR_NAME_MAX_LENGTH)}
      />
      <div className={styles.rgb}>
        <TextField {...propsOf('rgb')} label={t('colors.rgb')} required spellCheck={false} />
        <input
          className={styles.palette}
          type="color"
          aria-label={t('colors.pick')}
          aria-describedby={outcomeId}
          value={rgb ?? EMPTY_COLOR_FORM.rgb}
          disabled={isLocked}
          onChange={(event) => choose(event.target.value)}
        />
        <p id={outcomeId} className={styles.outcome}>
          {rgb !== null && (
            <>
              <Swatch size="sm" rgb={rgb} />
              <span>{t(isUnchosen ? 'colors.unchosen' : 'colors.outcome', { rgb })}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
