/** A measurement of the library `web-vitals`. */
export type WebVital = {
  /** `CLS`, `FCP`, `INP`, `LCP` or `TTFB`. */
  readonly name: string;
  /** In ms; of `CLS` a plain number. */
  readonly value: number;
  readonly rating: string;
  /** Unique per visit. */
  readonly id: string;
};

const url = import.meta.env.VITE_WEB_VITALS_URL;

/**
 * Posts a measurement as JSON to VITE_WEB_VITALS_URL. `null` without that variable; then nothing is
 * measured, and the library is not downloaded.
 */
export const onWebVital: ((metric: WebVital) => void) | null = url
  ? ({ name, value, rating, id }) => {
      const report = { name, value, rating, id, path: location.pathname };
      navigator.sendBeacon(url, JSON.stringify(report));
    }
  : null;
