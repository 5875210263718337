import type { WebVital } from '#config/webVitals.ts';
import { logError } from '#lib/log.ts';

async function measure(report: (metric: WebVital) => void): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  } catch (error) {
    logError('web vitals: load', error);
  }
}

/** Reports the web vitals of this visit. Their library is fetched after the page has loaded. */
export function reportWebVitals(report: (metric: WebVital) => void): void {
  if (document.readyState === 'complete') void measure(report);
  else addEventListener('load', () => void measure(report), { once: true });
}
