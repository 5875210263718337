import { banners } from '#i18n/es/staff/banners.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { BannersContent } from './BannersContent.tsx';

registerTexts('banners', banners);

/** @see docs/rules.md#banner-screen */
export function BannersPage() {
  const t = useStaffText('banners');
  return (
    <AdminScreen title={t('title')} hasSignIn={false}>
      <BannersContent />
    </AdminScreen>
  );
}
