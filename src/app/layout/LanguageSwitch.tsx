import { useCommonTexts } from '#i18n/es/common.ts';
import { useLanguage } from '#i18n/language.ts';
import { logError } from '#lib/log.ts';
import { showToast } from '#ui/message/toast.ts';
import styles from './Header.module.css';

const LANGUAGES = ['es', 'en'] as const;

export function LanguageSwitch() {
  const t = useCommonTexts();
  const { language, changeLanguage } = useLanguage();

  function choose(next: (typeof LANGUAGES)[number]) {
    changeLanguage(next).catch((error: unknown) => {
      logError('language: change', error);
      showToast(t('language.failed'), { tone: 'error' });
    });
  }

  return (
    <fieldset className={styles.languages} aria-label={t('language.label')}>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.language}
          lang={option}
          aria-label={t(`language.${option}`)}
          aria-pressed={language === option}
          onClick={() => choose(option)}
        >
          {option.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
