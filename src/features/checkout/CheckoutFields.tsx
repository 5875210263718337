import { ArrowLeft, Banknote, Smartphone } from 'lucide-react';
import { type SubmitEventHandler, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { paths, TERMS_HASH } from '#config/paths.ts';
import {
  FIELD_LIMITS,
  type PaymentMethod,
  type RequiredField,
} from '#domain/order/checkoutForm.ts';
import { cleanTyped } from '#domain/order/cleanEmail.ts';
import { searchByWords } from '#domain/text/nameSearch.ts';
import { useCheckoutTexts } from '#i18n/es/checkout.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { lazyCode } from '#lib/lazyCode.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { HashLink } from '#ui/action/HashLink.tsx';
import type { Elements } from '#ui/Elements.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { TextArea, TextField } from '#ui/form/TextField.tsx';
import { useFilledFields } from '#ui/form/useFilledFields.ts';
import { Note, Row, Stack } from '#ui/Stack.tsx';
import { CHECKOUT_FORM_ID, type CheckoutFormApi, type RememberChoice } from './useCheckoutForm.ts';
import styles from './CheckoutFields.module.css';

type Props = {
  form: CheckoutFormApi;
  remember: RememberChoice;
  isBusy: boolean;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
};

/** The checkout form with its fields. @see docs/rules.md#checkout-form */
export function CheckoutFields({ form, remember, isBusy, onSubmit }: Props) {
  const t = useCheckoutTexts();
  const tCommon = useCommonTexts();
  return (
    <form
      ref={useFilledFields(form, cleanTyped)}
      className={styles.form}
      id={CHECKOUT_FORM_ID}
      noValidate
      onSubmit={onSubmit}
    >
      <Note>{t('requiredNote')}</Note>
      <PersonalFields form={form} />
      <AddressFields form={form} />
      {/* The box is not ticked before the buyer ticks it (docs/rules.md#my-orders). */}
      <CheckboxField
        label={t('remember.label')}
        hint={t('remember.hint')}
        checked={remember.isWanted}
        onChange={(event) => remember.change(event.target.checked)}
      />
      <TextArea
        {...form.register('additionalInfo')}
        label={t('field.additionalInfo')}
        hint={t('field.additionalInfoHint')}
        autoComplete="off"
        rows={4}
      />
      <PaymentField form={form} />
      <Note>
        <HashLink hash={TERMS_HASH}>{tCommon('terms')}</HashLink>
      </Note>
      <Row className={styles.actions} gap={3} justify="between">
        <Button
          className={styles.complete}
          type="submit"
          variant="sell"
          size="lg"
          disabled={isBusy}
        >
          {isBusy ? t('action.sending') : t('action.complete')}
        </Button>
        <ButtonLink variant="secondary" size="lg" to={paths.cart()} icon={<ArrowLeft />}>
          {t('action.backToCart')}
        </ButtonLink>
      </Row>
    </form>
  );
}

const INPUTS = {
  fullName: { autoComplete: 'name', type: 'text' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
} as const;

function PersonalFields({ form }: { form: CheckoutFormApi }) {
  const t = useCheckoutTexts();
  const { errors } = form.formState;

  function errorText(name: RequiredField): string | undefined {
    const rule = errors[name]?.type;
    if (rule === 'invalidEmail') return t('error.invalidEmail');
    return rule === 'required' ? t('error.required') : undefined;
  }

  function field(name: RequiredField) {
    return (
      <TextField
        {...form.register(name, { onChange: () => form.clearErrors(name) })}
        {...INPUTS[name]}
        label={t(`field.${name}`)}
        required
        limit={FIELD_LIMITS[name]}
        error={errorText(name)}
      />
    );
  }

  return (
    <FieldGroup legend={t('section.personal')}>
      {field('fullName')}
      {field('email')}
      {field('phone')}
    </FieldGroup>
  );
}

const PLACES = [
  { name: 'province', autoComplete: 'address-level1' },
  { name: 'canton', autoComplete: 'address-level2' },
  { name: 'district', autoComplete: 'address-level3' },
] as const;

const provinces = lazyCode(async () => (await import('#domain/order/provinces.ts')).PROVINCES);

function AddressFields({ form }: { form: CheckoutFormApi }) {
  const t = useCheckoutTexts();
  const id = useId();
  const [names, setNames] = useState<Partial<Record<string, readonly string[]>>>({});

  async function suggest() {
    // The buyer may type any province and canton, so the form works without the suggestions.
    const all = await provinces.load().catch(() => null);
    if (all === null) return;
    const named = searchByWords([...all], form.getValues('province'), ([name]) => [name]);
    const canton = (named.length > 0 ? named : [...all]).flatMap(([, cantons]) => cantons);
    setNames({ province: [...all.keys()], canton });
  }

  return (
    <FieldGroup legend={t('section.address')} note={t('section.addressNote')}>
      <Stack columns="11rem" isFit gap={4}>
        {PLACES.map(({ name, autoComplete }) => (
          <div key={name}>
            <TextField
              {...form.register(name)}
              label={t(`field.${name}`)}
              autoComplete={autoComplete}
              list={names[name] && `${id}-${name}`}
              onFocus={() => void suggest()}
            />
            <datalist id={`${id}-${name}`}>
              {names[name]?.map((place) => (
                <option key={place}>{place}</option>
              ))}
            </datalist>
          </div>
        ))}
      </Stack>
      <TextArea
        {...form.register('exactAddress')}
        label={t('field.exactAddress')}
        hint={t('field.exactAddressHint')}
        autoComplete="street-address"
        rows={3}
      />
    </FieldGroup>
  );
}

const ICONS = { bankTransfer: <Smartphone />, cash: <Banknote /> } as const;
const METHODS: readonly PaymentMethod[] = ['bankTransfer', 'cash'];

function PaymentField({ form }: { form: CheckoutFormApi }) {
  const t = useCheckoutTexts();
  const { field } = useController({ control: form.control, name: 'paymentMethod' });
  return (
    <RadioGroup
      legend={<span className={styles.payment}>{t('section.payment')}</span>}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      options={METHODS.map((value) => ({
        value,
        label: t(`payment.${value}`),
        icon: ICONS[value],
      }))}
    />
  );
}

type GroupProps = { legend: string; note?: string; children: Elements };

function FieldGroup({ legend, note, children }: GroupProps) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={note === undefined ? undefined : noteId}>
      <legend className={styles.legend}>{legend}</legend>
      <Stack gap={4}>
        {note !== undefined && (
          <p className={styles.hint} id={noteId}>
            {note}
          </p>
        )}
        {children}
      </Stack>
    </fieldset>
  );
}
