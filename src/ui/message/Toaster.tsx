import { toast, Toaster as SonnerToaster } from 'sonner';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import './toaster.css';

/** Shows toasts at the bottom of a phone; on a desktop at the top, between title and main button. */
export function Toaster({ label }: { readonly label: string }) {
  const isPhone = useMediaQuery('(max-width: 700px)');
  return (
    <SonnerToaster
      position={isPhone ? 'bottom-center' : 'top-center'}
      containerAriaLabel={label}
      // Toasts at the top are below the header, so that the count of the cart stays visible.
      offset={{ top: 'calc(var(--header-height) + var(--space-7))' }}
      visibleToasts={3}
      toastOptions={{ className: 'toast' }}
    />
  );
}

export { toast };
