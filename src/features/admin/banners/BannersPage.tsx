import { getFixedT } from 'i18next';
import { banners } from '#i18n/es/staff/banners.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { BannersContent } from './BannersContent.tsx';

const t = getFixedT('es', 'banners');

registerTexts('banners', banners);

/** @see docs/rules.md#banner-screen */
export function BannersPage() {
  return (
    <AdminScreen title={t('title')} hasSignIn={false}>
      <BannersContent />
    </AdminScreen>
  );
}
