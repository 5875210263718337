import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HomePage } from '#features/home/HomePage.tsx';
import styles from './HomeRoute.module.css';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { PageOutlet } from './PageOutlet.tsx';

const columns = lazyCode(async () => (await import('./HomeColumns.tsx')).HomeColumns);

/** Delay of the columns after the document has loaded, in ms. */
const SETTLED_MS = 300;

/** Whether the document has loaded, so that the columns do not delay its pictures. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => setSettled(true), SETTLED_MS);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, []);
  return isSettled;
}

/** The home page; its columns, with the contact form, load after the banner. */
export function HomeRoute() {
  const { hash } = useLocation();
  const isSettled = useSettled();
  const isWanted = isSettled || hash === '#contact' || columns.current() !== null;
  return (
    <HomePage
      columns={<div className={styles.columns}>{isWanted && <PageOutlet page={columns} />}</div>}
    />
  );
}
