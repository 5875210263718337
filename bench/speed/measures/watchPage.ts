declare global {
  interface Window {
    /** What the page's observers have seen, in ms; times since the navigation. */
    benchSeen?: {
      fcp: number | null;
      lcp: number | null;
      longTasks: number[];
      /** Durations of the events of interactions since it was emptied. */
      events: number[];
    };
  }
}

/** Runs in the page before its own scripts: records paints, long tasks and interactions. */
export function watchPage(): void {
  const seen: NonNullable<Window['benchSeen']> = {
    fcp: null,
    lcp: null,
    longTasks: [],
    events: [],
  };
  window.benchSeen = seen;
  const observe = (type: string, see: (entry: PerformanceEntry) => void, more = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(see));
    observer.observe({ type, buffered: true, ...more });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('longtask', ({ duration }) => void seen.longTasks.push(duration));
  const seeEvent = (entry: PerformanceEntry) => {
    const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0;
    if (isInteraction || entry.entryType === 'first-input') seen.events.push(entry.duration);
  };
  observe('event', seeEvent, { durationThreshold: 16 });
  observe('first-input', seeEvent);
}
