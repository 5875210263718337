/**
 * Stands in for WebSocket, which Node 20 does not have and without which supabase-js makes no
 * client, although the store has no use for its realtime part. It cannot be opened.
 */
export class NoWebSocket {
  constructor(address: string | URL) {
    throw new Error(`No WebSocket to ${String(address)}`);
  }

  declare readonly CONNECTING: number;
  declare readonly OPEN: number;
  declare readonly CLOSING: number;
  declare readonly CLOSED: number;
  declare readonly readyState: number;
  declare readonly url: string;
  declare readonly protocol: string;
  declare onopen: null;
  declare onmessage: null;
  declare onclose: null;
  declare onerror: null;
  declare close: () => void;
  declare send: () => void;
  declare addEventListener: () => void;
  declare removeEventListener: () => void;
}
