import { paths } from '#config/paths.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { TextPage } from '#shared/ui/TextPage.tsx';

/** What the back-office shows while nobody is signed in. @see docs/rules.md#sign-in */
export function Restricted({ hasSignIn }: { hasSignIn: boolean }) {
  const t = useStaffText('backOffice');
  return (
    <div lang="es">
      <TextPage title={t('restricted.title')}>
        <PageMeta title={t('restricted.title')} indexed={false} />
        <p>{t('restricted.text')}</p>
        {hasSignIn && <ButtonLink to={paths.admin()}>{t('restricted.toAdmin')}</ButtonLink>}
      </TextPage>
    </div>
  );
}
