import { useStaffText } from '#i18n/useStaffText.ts';
import type { FormNotice } from '../../shared/FormMessage.tsx';

/** Says that no picture was linked or unlinked, because the colour is another one by now. */
export function useColorGone(): FormNotice {
  const t = useStaffText('productoForm');
  return { tone: 'warning', text: t('images.colorGone'), reason: t('images.colorGoneReason') };
}
