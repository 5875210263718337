import { business } from '#config/business.ts';
import { paths } from '#config/paths.ts';
import { useAboutTexts } from '#i18n/es/about.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Row, Stack, Text } from '#ui/Stack.tsx';
import styles from './AboutPage.module.css';

/** @see docs/rules.md#shop-pages */
export function AboutPage() {
  const t = useAboutTexts();
  const brand = business.name;
  return (
    <PageSection title={t('title')} headingLevel={1}>
      <PageMeta title={t('title')} description={t('first', { brand })} path={paths.about()} />
      <Stack className={styles.columns} gap={5}>
        <div className={styles.emblem}>
          <img src="/logo.svg" alt={brand} width={256} height={44} />
        </div>
        <Stack className={styles.text} gap={4}>
          <Text className={styles.first} size="xl">
            {t('first', { brand })}
          </Text>
          <p>{t('second')}</p>
          <p>{t('third')}</p>
          <Row gap={3}>
            <ButtonLink to={paths.catalogue()}>{t('toCatalogue')}</ButtonLink>
            <ButtonLink to={paths.contact()} variant="secondary">
              {t('toContact')}
            </ButtonLink>
          </Row>
        </Stack>
      </Stack>
    </PageSection>
  );
}
