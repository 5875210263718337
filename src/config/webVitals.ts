/** One measurement of a real visit, as the library `web-vitals` makes it. */
export type WebVital = {
  /** `CLS`, `FCP`, `INP`, `LCP` or `TTFB`. */
  readonly name: string;
  /** In ms; of `CLS` a plain number. */
  readonly value: number;
  readonly rating: string;
  /** Tells this visit's measurements from another's. */
  readonly id: string;
};

const url = import.meta.env.VITE_WEB_VITALS_URL;

/**
 * Told how fast the store was for a visitor; `null`: nobody asks, and nothing is measured or even
 * downloaded. With VITE_WEB_VITALS_URL each measurement is posted there as JSON.
 */
export const onWebVital: ((metric: WebVital) => void) | null = url
  ? ({ name, value, rating, id }) => {
      const report = { name, value, rating, id, path: location.pathname };
      navigator.sendBeacon(url, JSON.stringify(report));
    }
  : null;
