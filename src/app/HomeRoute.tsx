import { useLocation } from 'react-router-dom';
import { HomePage } from '#features/home/HomePage.tsx';
import { lazyCode } from '#lib/lazyCode.ts';
import { useHydrated } from '#ui/hooks/useHydrated.ts';
import { useNearViewport } from '#ui/hooks/useNearViewport.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { PageOutlet } from './PageOutlet.tsx';

const columns = lazyCode(async () => (await import('./HomeColumns.tsx')).HomeColumns);

/** The home page. The code of its columns loads 600 px before the viewport, or at once for `#contact`. */
export function HomeRoute() {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const { ref, isNear } = useNearViewport('600px');
  const isLoaded = useStore(columns, null) !== null;
  const isWanted = isHydrated && (isNear || isLoaded || hash === '#contact');
  return (
    <HomePage
      columns={
        // The place is about as tall as the columns, so that the footer does not move when they load.
        <div ref={ref} style={{ minBlockSize: '100svh' }}>
          {isWanted && <PageOutlet page={columns} />}
        </div>
      }
    />
  );
}
