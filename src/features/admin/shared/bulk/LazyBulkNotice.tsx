import { createElement, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { CHANGES_HASH } from '#config/staffHashes.ts';
import { useLazyPart } from '#shared/hooks/useLazyPart.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';
import { openJobs } from '#state/bulk/openJobs.ts';

const noticeCode = lazyCode(async () => (await import('./BulkNotice.tsx')).BulkNotice);

/** The notice of an unfinished bulk change, and the popup with the last ones, where they are needed. */
export function LazyBulkNotice() {
  const { hash } = useLocation();
  const isOpen = useSyncExternalStore(openJobs.subscribe, openJobs.read);
  const isWanted = isOpen || hash === CHANGES_HASH;
  const { part } = useLazyPart(noticeCode, isWanted, 'bulk: load notice');
  return part && createElement(part);
}
