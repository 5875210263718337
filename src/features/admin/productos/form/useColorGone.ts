import { getFixedT } from 'i18next';
import type { FormNotice } from '../../shared/FormMessage.tsx';

const t = getFixedT('es', 'productoForm');

/** Says that no picture was linked or unlinked, because the colour is another one by now. */
export function useColorGone(): FormNotice {
  return { tone: 'warning', text: t('images.colorGone'), reason: t('images.colorGoneReason') };
}
