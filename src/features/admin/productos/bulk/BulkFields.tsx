import { getFixedT } from 'i18next';
import { pictureSources, SMALL_WIDTHS_PX } from '#data/library/pictureSources.ts';
import { ROUNDINGS } from '#domain/bulk/adjustPrice.ts';
import { type BulkForm, toRounding } from '#domain/bulk/bulkForm.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { PRICE_FIELDS } from '#domain/forms/productoForm.ts';
import { pictureNameOf, shownPictureName } from '#domain/pictures/storedPicture.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { PicturePicker } from '../../shared/pictures/PicturePicker.tsx';
import { useOptions } from '../form/useOptions.ts';
import styles from './BulkFields.module.css';

const t = getFixedT('es', 'bulkEdit');
const tProductos = getFixedT('es', 'productos');

/** What every part of the popup gets. */
export type BulkFieldsProps = {
  readonly form: BulkForm;
  readonly change: (news: Partial<BulkForm>) => void;
  readonly productos: readonly StaffProducto[];
  /** The rule that the fields break; `undefined`: none. */
  readonly error: string | undefined;
};

const WAYS = ['percent', 'amount', 'fixed'] as const satisfies readonly BulkForm['by'][];

/** Which prices change, how, and what they are rounded to. */
export function PriceFields({ form, change, error }: BulkFieldsProps) {
  const { fields, by, value, rounding } = form;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('prices.which')}</legend>
        {PRICE_FIELDS.map((field) => (
          <CheckboxField
            key={field}
            label={tProductos(`column.${field}`)}
            checked={fields.includes(field)}
            onChange={({ target }) =>
              change({
                fields: PRICE_FIELDS.filter((other) =>
                  other === field ? target.checked : fields.includes(other),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <div className={styles.row}>
        <SelectField
          label={t('prices.how')}
          value={by}
          options={WAYS.map((way) => ({ value: way, label: t(`prices.${way}`) }))}
          onInput={({ currentTarget }) =>
            change({ by: WAYS.find((way) => way === currentTarget.value) ?? 'percent' })
          }
        />
        <TextField
          name="bulkValue"
          label={t(`prices.value.${by}`)}
          hint={by === 'fixed' ? undefined : t('prices.sign')}
          value={value}
          inputMode="text"
          autoComplete="off"
          error={error}
          onChange={({ target }) => change({ value: target.value })}
        />
        <SelectField
          label={t('prices.rounding')}
          value={String(rounding)}
          options={ROUNDINGS.map((step) => ({
            value: String(step),
            label: step === 0 ? t('prices.noRounding') : t('prices.step', { step }),
          }))}
          onInput={({ currentTarget }) => change({ rounding: toRounding(currentTarget.value) })}
        />
      </div>
    </>
  );
}

/** One discount for every chosen product. */
export function DiscountField({ form, change, error }: BulkFieldsProps) {
  return (
    <TextField
      name="bulkDiscount"
      label={t('discount.label')}
      value={form.discount}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      onChange={({ target }) => change({ discount: target.value })}
    />
  );
}

/** One tax for every chosen product, or none. */
export function IvaField({ form, change }: BulkFieldsProps) {
  const { ivas } = useOptions();
  return (
    <SelectField
      label={t('iva.label')}
      value={form.ivaId}
      options={[
        { value: '', label: t('choose') },
        { value: 'none', label: t('iva.none') },
        ...(ivas.all ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onInput={({ currentTarget }) => change({ ivaId: currentTarget.value })}
    />
  );
}

/** One subfamilia for every chosen product. */
export function SubfamiliaField({ form, change }: BulkFieldsProps) {
  const { subfamilias } = useOptions();
  return (
    <SelectField
      label={t('subfamilia.label')}
      value={form.subfamiliaId}
      options={[
        { value: '', label: t('choose') },
        ...(subfamilias.all ?? []).map(({ id, name, familiaName }) => ({
          value: String(id),
          label: `${familiaName} · ${name}`,
        })),
      ]}
      onInput={({ currentTarget }) => change({ subfamiliaId: currentTarget.value })}
    />
  );
}

/** @see docs/rules.md#product-pictures */
const PAGE_SIZE = 6;

function toggled(urls: readonly string[], url: string): string[] {
  return urls.includes(url) ? urls.filter((other) => other !== url) : [...urls, url];
}

/** Pictures of the library that every chosen product gets. */
export function LinkFields({ form, change }: BulkFieldsProps) {
  const { linked } = form;
  return (
    <>
      {linked.length === 0 && <p>{t('link.none')}</p>}
      <PicturePicker
        pageSize={PAGE_SIZE}
        isSelected={(url) => linked.includes(url)}
        onToggle={(url) => change({ linked: toggled(linked, url) })}
        canBrowse
      />
    </>
  );
}

/** The pictures of the chosen products, to take away from all of them. */
export function UnlinkFields({ form, change, productos }: BulkFieldsProps) {
  const { unlinked } = form;
  const uses = new Map<string, { url: string | null; count: number }>();
  for (const { storedUrl: stored, url } of productos.flatMap(({ images }) => images)) {
    uses.set(stored, { url, count: (uses.get(stored)?.count ?? 0) + 1 });
  }
  if (uses.size === 0) return <p>{t('unlink.none')}</p>;
  return (
    <fieldset className={styles.group}>
      <legend>{t('unlink.legend')}</legend>
      <ul className={styles.pictures}>
        {[...uses].map(([stored, { url, count }]) => (
          <li key={stored}>
            <label>
              <input
                type="checkbox"
                checked={unlinked.includes(stored)}
                onChange={() => change({ unlinked: toggled(unlinked, stored) })}
              />
              <Picture
                src={url}
                srcSet={pictureSources(url, SMALL_WIDTHS_PX)}
                sizes="88px"
                alt=""
                width={88}
                height={88}
              />
              <span>{shownPictureName(pictureNameOf(stored))}</span>
              <span>{t('unlink.count', { count })}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
