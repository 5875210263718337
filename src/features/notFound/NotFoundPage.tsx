import { paths } from '#config/paths.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { useNotFoundTexts } from '#i18n/es/notFound.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { PageMeta } from '#ui/page/PageMeta.tsx';
import { TextPage } from '#ui/page/TextPage.tsx';
import { Row } from '#ui/Stack.tsx';

export function NotFoundPage() {
  const t = useNotFoundTexts();
  const tCommon = useCommonTexts();
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
          {tCommon('nav.contact')}
        </ButtonLink>
      </Row>
    </TextPage>
  );
}
