import { getFixedT } from 'i18next';
import { pictureSources, SMALL_WIDTHS_PX } from '#data/library/pictureSources.ts';
import { ROUNDINGS } from '#domain/bulk/adjustPrice.ts';
import type { BulkForm } from '#domain/bulk/bulkForm.ts';
import { PRICE_FIELDS } from '#domain/forms/productoForm.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { pictureNameOf, shownPictureName } from '#domain/pictures/storedPicture.ts';
import { CheckboxField } from '#shared/ui/CheckboxField.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Picture } from '#shared/ui/Picture.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { PicturePicker } from '../../shared/pictures/PicturePicker.tsx';
import { Row, Stack, Text } from '../../shared/Stack.tsx';
import { useOptions } from '../form/useOptions.ts';
import styles from './BulkFields.module.css';

const t = getFixedT('es', 'bulkEdit');
const tProductos = getFixedT('es', 'productos');

type Props = {
  form: BulkForm;
  change: (news: Partial<BulkForm>) => void;
  productos: readonly StaffProducto[];
  /** The rule that the fields break; `undefined`: none. */
  error: string | undefined;
};

const WAYS = ['percent', 'amount', 'fixed'] as const satisfies readonly BulkForm['by'][];

function PriceFields({ form, change, error }: Props) {
  const { fields, by } = form;
  return (
    <>
      <Row as="fieldset" gap={[2, 5]}>
        <Text as="legend" weight="semibold">
          {t('prices.which')}
        </Text>
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
      </Row>
      <Stack columns="13rem" isFit gap={[3, 4]} className={styles.price}>
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
          value={form.value}
          inputMode="text"
          autoComplete="off"
          error={error}
          onChange={({ target }) => change({ value: target.value })}
        />
        <SelectField
          label={t('prices.rounding')}
          value={String(form.rounding)}
          options={ROUNDINGS.map((step) => ({
            value: String(step),
            label: step === 0 ? t('prices.noRounding') : t('prices.step', { step }),
          }))}
          onInput={({ currentTarget }) =>
            change({
              rounding: ROUNDINGS.find((step) => String(step) === currentTarget.value) ?? 0,
            })
          }
        />
      </Stack>
    </>
  );
}

function DiscountField({ form, change, error }: Props) {
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

function ChoiceField({ form, change }: Props) {
  const isIva = form.kind === 'iva';
  const field = isIva ? 'ivaId' : 'subfamiliaId';
  const { all = [] } = useOptions()[field];
  return (
    <SelectField
      label={t(isIva ? 'iva.label' : 'subfamilia.label')}
      value={form[field]}
      options={[
        { value: '', label: t('choose') },
        ...(isIva ? [{ value: 'none', label: t('iva.none') }] : []),
        ...all,
      ]}
      onInput={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  );
}

/** @see docs/rules.md#product-pictures */
const PAGE_SIZE = 6;

function toggled(urls: readonly string[], url: string): string[] {
  return urls.includes(url) ? urls.filter((other) => other !== url) : [...urls, url];
}

function LinkFields({ form: { linked }, change }: Props) {
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

function UnlinkFields({ form: { unlinked }, change, productos }: Props) {
  const uses = new Map<string, { url: string | null; count: number }>();
  for (const { storedUrl: stored, url } of productos.flatMap(({ images }) => images)) {
    uses.set(stored, { url, count: (uses.get(stored)?.count ?? 0) + 1 });
  }
  if (uses.size === 0) return <p>{t('unlink.none')}</p>;
  return (
    <fieldset>
      <Text as="legend" weight="semibold">
        {t('unlink.legend')}
      </Text>
      <Stack as="ul" columns="11rem">
        {[...uses].map(([stored, { url, count }]) => (
          <li key={stored}>
            <label className={styles.picture}>
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
      </Stack>
    </fieldset>
  );
}

function DeleteFields({ form, change, productos }: Props) {
  const count = productos.length;
  const typed = form.typedCount.trim();
  // A number that is still being typed is no mistake.
  const isMismatch = typed !== '' && !String(count).startsWith(typed);
  return (
    <>
      <Message tone="warning" title={t('delete.text', { count })}>
        <p>{t('delete.canUndo')}</p>
      </Message>
      <TextField
        name="bulkCount"
        label={t('delete.type', { number: count })}
        value={form.typedCount}
        inputMode="numeric"
        autoComplete="off"
        error={isMismatch ? t('delete.mismatch') : undefined}
        onChange={({ target }) => change({ typedCount: target.value })}
      />
    </>
  );
}

const FIELDS = {
  prices: PriceFields,
  discount: DiscountField,
  iva: ChoiceField,
  subfamilia: ChoiceField,
  link: LinkFields,
  unlink: UnlinkFields,
  delete: DeleteFields,
} as const;

/** The fields of the chosen kind of change. */
export function BulkFields(props: Props) {
  const Fields = FIELDS[props.form.kind];
  return <Fields {...props} />;
}
