import type { Metric } from 'web-vitals';
import { logError } from '#lib/log.ts';

async function measure(report: (metric: Metric) => void): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  } catch (error) {
    logError('web vitals: load', error);
  }
}

/** Reports the web vitals of this visit. Their library is fetched after the page has loaded. */
export function reportWebVitals(report: (metric: Metric) => void): void {
  if (document.readyState === 'complete') void measure(report);
  else addEventListener('load', () => void measure(report), { once: true });
}
