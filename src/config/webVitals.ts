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

/** Posts measurements as JSON to an address. */
export function postWebVitals(url: string): (metric: WebVital) => void {
  return ({ name, value, rating, id }) => {
    const report = { name, value, rating, id, path: location.pathname };
    navigator.sendBeacon(url, JSON.stringify(report));
  };
}
