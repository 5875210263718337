import { useLocation } from 'react-router-dom';
import { TERMS_HASH } from '#config/paths.ts';
import { useHydrated } from '#shared/hooks/useHydrated.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { PageOutlet } from './PageOutlet.tsx';
import styles from './TermsHost.module.css';

export const termsPage = lazyCode(
  async () => (await import('#features/terms/TermsDialog.tsx')).TermsDialog,
);

/** Shows the terms while the address has their hash. @see docs/rules.md#shop-pages */
export function TermsHost() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated || hash !== TERMS_HASH) return null;
  return (
    <div className={styles.host}>
      <PageOutlet page={termsPage} />
    </div>
  );
}
