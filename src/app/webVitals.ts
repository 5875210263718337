import type { WebVital } from '#config/webVitals.ts';
import { logError } from '#shared/lib/log.ts';

async function measure(report: (metric: WebVital) => void): Promise<void> {
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
  } catch (error) {
    logError('web vitals: load', error);
  }
}

/** Measures the visit and reports it. The library comes after everything that the page needs. */
export function reportWebVitals(report: (metric: WebVital) => void): void {
  if (document.readyState === 'complete') void measure(report);
  else addEventListener('load', () => void measure(report), { once: true });
}
