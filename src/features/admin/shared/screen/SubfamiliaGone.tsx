import { staffPaths } from '#config/staffPaths.ts';
import { t } from '#i18n/es/staff/backOffice.ts';
import { ButtonLink } from '#ui/action/Button.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';

export function SubfamiliaGone({ listPath = staffPaths.editSubfamilia() }) {
  return (
    <EmptyState
      title={t('subfamiliaGone.title')}
      actions={<ButtonLink to={listPath}>{t('subfamiliaGone.toList')}</ButtonLink>}
    >
      {t('subfamiliaGone.text')}
    </EmptyState>
  );
}
