export type WebVital = {
  /** `CLS`, `FCP`, `INP`, `LCP` or `TTFB`. */
  readonly name: string;
  readonly value: number;
  readonly rating: string;
  readonly id: string;
};

/** Returns a function that posts a metric to `url`. */
export function postWebVitals(url: string): (metric: WebVital) => void {
  return ({ name, value, rating, id }) => {
    const report = { name, value, rating, id, path: location.pathname };
    navigator.sendBeacon(url, JSON.stringify(report));
  };
}
