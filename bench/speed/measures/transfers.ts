import type { CDPSession, Page } from '@playwright/test';

/** A response that the page received. */
type Transfer = {
  readonly url: string;
  readonly mimeType: string;
  /** Compressed size without headers; 0 from a cache. */
  readonly bodyBytes: number;
  /** What came over the network, headers included; 0 from a cache. */
  readonly networkBytes: number;
};

export type TransferLog = {
  readonly session: CDPSession;
  readonly all: () => readonly Transfer[];
  /** Waits until no request was running for so long, in ms. */
  readonly quiet: (quietMs: number) => Promise<void>;
};

const POLL_MS = 50;
const TIMEOUT_MS = 60_000;

/** Records the responses of a page from now on. */
export async function logTransfers(page: Page): Promise<TransferLog> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const transfers = new Map<string, Transfer>();
  const open = new Set<string>();
  let lastChange = Date.now();
  const end = (id: string) => {
    open.delete(id);
    lastChange = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    // The end of a preflight request is not always reported.
    if (type !== 'Preflight') open.add(requestId);
    lastChange = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, fromDiskCache, fromPrefetchCache, headers } = response;
    const length = headers['content-length'] ?? headers['Content-Length'] ?? 0;
    const isCached = fromDiskCache === true || fromPrefetchCache === true;
    const bodyBytes = isCached ? 0 : Number(length);
    transfers.set(requestId, { url, mimeType, bodyBytes, networkBytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void transfers.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfers.set(requestId, { ...transfer, networkBytes: encodedDataLength });
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));

  return {
    session,
    all: () => [...transfers.values()],
    async quiet(quietMs) {
      const start = Date.now();
      while (open.size > 0 || Date.now() - lastChange < quietMs) {
        if (Date.now() - start > TIMEOUT_MS) throw new Error('the network is never quiet');
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}
