import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { notFound } from '#i18n/es/notFound.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { Row } from '#ui/Stack.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { TextPage } from '#ui/page/TextPage.tsx';

registerTexts('notFound', notFound);

export function NotFoundPage() {
  const { t } = useTranslation(['notFound', 'common']);
  return (
    <TextPage title={t('title')}>
      <PageMeta title={t('title')} indexed={false} />
      <p>{t('text')}</p>
      <Row gap={3}>
        <ButtonLink to={paths.catalogue()}>{t('toCatalogue')}</ButtonLink>
        <ButtonLink to={paths.home()} variant="secondary">
          {t('toHome')}
        </ButtonLink>
        <ButtonLink to={paths.contact()} variant="secondary">
          {t('common:nav.contact')}
        </ButtonLink>
      </Row>
    </TextPage>
  );
}
