import { paths } from '#config/paths.ts';
import type { CodeMatch } from '#data/search/read.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { useTranslation } from '#i18n/useTranslation.ts';
import { Link } from '#shared/ui/Link.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import styles from './CodeMatches.module.css';

/** The productos whose code was searched, each a link to that variant. @see docs/rules.md#search */
export function CodeMatches({ codes }: { codes: readonly CodeMatch[] }) {
  const { t } = useTranslation('search');
  return (
    <section className={styles.matches} aria-label={t('codes')}>
      <p className={styles.heading}>{t('codeHeading', { count: codes.length })}</p>
      <ul className={styles.list}>
        {codes.map(({ id, code, name, subfamiliaId, color, tallaId }) => (
          <li key={id}>
            <Link
              className={styles.link}
              to={paths.product(subfamiliaId, { color: color?.id ?? null, talla: tallaId })}
            >
              <strong className={styles.code}>{code}</strong>
              <span>{name}</span>
              <span className={styles.variant}>
                {color && <Swatch rgb={color.rgb} rainbow={isRainbow(color)} size="sm" />}
                <span>{[color?.name, tallaId].filter(Boolean).join(' · ')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
