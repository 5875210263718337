import { useTranslation } from '#i18n/useTranslation.ts';
import type { CloseCode } from '#data/quickOrder/read.ts';
import { Button } from '#shared/ui/Button.tsx';
import styles from './CloseCodes.module.css';
import { variantText } from './variantText.ts';

type Props = {
  /** As typed. */
  readonly code: string;
  readonly close: readonly CloseCode[];
  readonly onUse: (code: string) => void;
};

/** Buttons that replace a mistyped code. */
export function CloseCodes({ code, close, onUse }: Props) {
  const { t } = useTranslation('quickOrder');
  return (
    <fieldset className={styles.codes} aria-label={t('close.label', { code })}>
      <p className={styles.title}>{t('close.title')}</p>
      {close.map((meant) => (
        <Button
          key={meant.code}
          className={styles.code}
          variant="secondary"
          onClick={() => onUse(meant.code)}
        >
          {[meant.code, meant.name, variantText(meant)].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </fieldset>
  );
}
