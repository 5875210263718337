import { useTranslation } from 'react-i18next';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import styles from './ReceiptDetails.module.css';

export function ReceiptDetails({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('checkout');
  const place = [form.district, form.canton, form.province]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
  const exactAddress = form.exactAddress.trim();
  // The name is required: without one, this browser did not keep the personal data.
  const isBuyerKept = form.fullName.trim() !== '';
  const hasAddress = place !== '' || exactAddress !== '';
  return (
    <div className={styles.details}>
      <section>
        <h2 className={styles.title}>{t('success.customer')}</h2>
        {isBuyerKept ? (
          <dl className={styles.list}>
            <dt>{t('success.name')}</dt>
            <dd>{form.fullName.trim()}</dd>
            <dt>{t('success.email')}</dt>
            <dd>{form.email.trim()}</dd>
            <dt>{t('success.phone')}</dt>
            <dd>{form.phone.trim()}</dd>
          </dl>
        ) : (
          <p>{t('success.buyerNotKept')}</p>
        )}
      </section>
      {isBuyerKept && (
        <section>
          <h2 className={styles.title}>{t('success.address')}</h2>
          {exactAddress !== '' && <p className={styles.text}>{exactAddress}</p>}
          {place !== '' && <p>{place}</p>}
          {!hasAddress && <p>{t('success.noAddress')}</p>}
        </section>
      )}
      <section>
        <h2 className={styles.title}>{t('success.payment')}</h2>
        <p>{t(`payment.${form.paymentMethod}`)}</p>
      </section>
      {form.additionalInfo.trim() !== '' && (
        <section>
          <h2 className={styles.title}>{t('success.additional')}</h2>
          <p className={styles.text}>{form.additionalInfo.trim()}</p>
        </section>
      )}
    </div>
  );
}
