import { toast, Toaster as SonnerToaster } from 'sonner';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import './toaster.css';

/** Where toasts show: at the bottom of a phone, at the top right of a desktop. */
export function Toaster() {
  const isPhone = useMediaQuery('(max-width: 700px)');
  return (
    <SonnerToaster
      position={isPhone ? 'bottom-center' : 'top-right'}
      // Read before each message; the one text of the kit itself.
      containerAriaLabel={document.documentElement.lang === 'en' ? 'Notifications' : 'Avisos'}
      // Below the header: what was put into the cart is counted up there.
      offset={{ top: 'calc(var(--header-height) + var(--space-7))', right: 'var(--space-5)' }}
      visibleToasts={3}
      toastOptions={{ className: 'toast' }}
    />
  );
}

export { toast };
