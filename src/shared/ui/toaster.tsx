import { createRoot } from 'react-dom/client';
import { toast, Toaster } from 'sonner';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import './toaster.css';

function Toasts() {
  const isPhone = useMediaQuery('(max-width: 700px)');
  return (
    <Toaster
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

const host = document.createElement('div');
document.body.append(host);
createRoot(host).render(<Toasts />);

export { toast };
