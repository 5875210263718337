import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { createColor, updateColor } from '#data/colors/staff.ts';
import { createTalla, optionQueries } from '#data/options/staff.ts';
import { afterColorWrite, afterTallaWrite } from '#data/staffCache.ts';
import type { Color } from '#domain/catalogue/catalogue.ts';
import {
  COLOR_NAME_MAX_LENGTH,
  type ColorForm,
  EMPTY_COLOR_FORM,
  TALLA_LIMIT,
  toRgb,
  validateColor,
  validateTalla,
} from '#domain/staff/forms/optionForms.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t as tForm } from '#i18n/es/staff/productoForm.ts';
import { t } from '#i18n/es/staff/productos.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Row, Stack } from '#ui/Stack.tsx';
import { EntityForm } from '../form/EntityForm.tsx';
import { fieldProps } from '../form/fieldProps.ts';
import { useEntityForm } from '../form/useEntityForm.ts';
import styles from './OptionDialogs.module.css';

type Props = {
  /** `null`: adds a colour. */
  color: Color | null;
  onAdded?: (color: Color) => void;
  onClose: () => void;
};

/** The popup that adds or edits a colour. @see docs/rules.md#colours-and-sizes */
export function ColorDialog({ color, onAdded, onClose }: Props) {
  const isNew = color === null;
  const { data: colors = [] } = useQuery(optionQueries.colors());
  const api = useEntityForm<ColorForm, Color | null>({
    row: color,
    toForm: (row) => (row === null ? EMPTY_COLOR_FORM : { name: row.name, rgb: row.rgb }),
    validate: (form) => validateColor(form, colors, color?.id ?? null),
    async write(read, form) {
      if (read !== null) return updateColor(read, form);
      const now = await createColor(form);
      onAdded?.(now);
      return { outcome: 'saved', now };
    },
    afterWrite: afterColorWrite,
    texts: {
      success: t(isNew ? 'colors.added' : 'colors.edited'),
      text: (detail) => t(isNew ? 'colors.addFailed' : 'colors.editFailed', { detail }),
      signIn: tBackOffice(isNew ? 'signIn.addColors' : 'signIn.editColors'),
    },
    uniqueField: 'name',
    close: onClose,
  });
  const propsOf = fieldProps(api, (_name, rule) =>
    rule === 'blank' || rule === 'taken' || rule === 'notRgb' ? t(`colors.${rule}`) : undefined,
  );
  const rgb = toRgb(useWatch({ control: api.form.control, name: 'rgb' }));
  const outcomeId = useId();
  // A new colour starts as black, which counts as not chosen.
  const isUnchosen = isNew && rgb === EMPTY_COLOR_FORM.rgb;
  return (
    <EntityForm
      title={t(isNew ? 'colors.add' : 'colors.edit')}
      api={api}
      conflictTexts={{ label: (field) => t(`colors.${field}`), show: showValue }}
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextField
          {...propsOf('name')}
          label={t('colors.name')}
          required
          limit={COLOR_NAME_MAX_LENGTH}
        />
        <div className={styles.rgb}>
          <TextField {...propsOf('rgb')} label={t('colors.rgb')} required spellCheck={false} />
          <input
            className={styles.palette}
            type="color"
            aria-label={t('colors.pick')}
            aria-describedby={outcomeId}
            value={rgb ?? EMPTY_COLOR_FORM.rgb}
            disabled={api.readOnly}
            onChange={(event) => {
              api.form.setValue('rgb', event.target.value, { shouldDirty: true });
              api.form.clearErrors('rgb');
            }}
          />
          <Row id={outcomeId} align="start" hasNoWrap className={styles.outcome}>
            {rgb !== null && (
              <>
                <Swatch size="sm" rgb={rgb} />
                <span>{t(isUnchosen ? 'colors.unchosen' : 'colors.outcome', { rgb })}</span>
              </>
            )}
          </Row>
        </div>
      </Stack>
    </EntityForm>
  );
}

function showValue(field: keyof ColorForm, value: string): ReactNode {
  if (field === 'name') return value;
  return (
    <>
      <Swatch size="sm" rgb={value} /> <span>{value}</span>
    </>
  );
}

type TallaForm = { readonly id: string };

type TallaProps = { onAdded: (talla: string) => void; onClose: () => void };

/** The popup that adds a size. @see docs/rules.md#colours-and-sizes */
export function AddTallaDialog({ onAdded, onClose }: TallaProps) {
  const { data: tallas = [] } = useQuery(optionQueries.tallas());
  const api = useEntityForm<TallaForm>({
    row: { id: '' },
    toForm: (form) => form,
    validate({ id }) {
      const error = validateTalla(id, tallas);
      return error === null ? {} : { id: error };
    },
    async write(_row, form) {
      onAdded(await createTalla(form.id));
      return { outcome: 'saved', now: form };
    },
    afterWrite: afterTallaWrite,
    texts: {
      success: tForm('talla.done'),
      text: (detail) => tForm('talla.failed', { detail }),
      signIn: tBackOffice('signIn.addTallas'),
    },
    uniqueField: 'id',
    close: onClose,
  });
  const propsOf = fieldProps(api, (_name, rule) =>
    rule === 'blank' || rule === 'taken' ? tForm(`talla.${rule}`) : undefined,
  );
  return (
    <EntityForm title={tForm('talla.add')} api={api} onClose={onClose}>
      <TextField
        {...propsOf('id')}
        label={tForm('talla.id')}
        hint={tForm('talla.hint')}
        required
        limit={TALLA_LIMIT}
      />
    </EntityForm>
  );
}
