import type { Metric } from 'web-vitals';

/** Returns a function that posts a metric to `url`. */
export function postWebVitals(url: string) {
  return ({ name, value, rating, id }: Pick<Metric, 'name' | 'value' | 'rating' | 'id'>): void => {
    const report = { name, value, rating, id, path: location.pathname };
    navigator.sendBeacon(url, JSON.stringify(report));
  };
}
