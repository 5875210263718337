import type { RouteBytes } from './measures/bytes.ts';
import type { InteractionTimes } from './measures/interactions.ts';
import type { LighthouseResult } from './measures/lighthouse.ts';
import type { LongestTask } from './measures/longTasks.ts';
import type { RepeatVisit } from './measures/repeatVisit.ts';
import type { Scale } from './scale/measureScale.ts';
import { SUBJECT_LABELS, type SubjectKey } from './subjects.ts';

const NONE = '–';

/** `null` or missing: it was not measured. */
type Figure = number | null | undefined;
type Cell = string | null;

/** A Markdown table whose columns are aligned; numbers to the right. */
function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell ?? NONE));
  const widths = head.map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isText = (column: number) => rows.some((row) => /^[a-z]/i.test(row[column] ?? ''));
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const [first = '', ...others] = cells.map((row) =>
    line(
      row.map((cell, column) => {
        const width = widths[column] ?? 0;
        return isText(column) ? cell.padEnd(width) : cell.padStart(width);
      }),
    ),
  );
  const rule = widths.map((width, column) =>
    isText(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [first, line(rule), ...others].join('\n');
}

const name = (subject: SubjectKey) => SUBJECT_LABELS[subject];
const ms = (value: Figure) => value?.toFixed(0) ?? null;
const kilobytes = (bytes: Figure) => (typeof bytes === 'number' ? (bytes / 1000).toFixed(1) : null);

export function lighthouseTable(results: readonly LighthouseResult[]): string {
  const order = ['home', 'catalogue', 'product'];
  const sorted = results.toSorted(
    (a, b) => order.indexOf(a.page) - order.indexOf(b.page) || b.mode.localeCompare(a.mode),
  );
  const indexes = results.flatMap(({ runs }) => runs.map((run) => run.benchmarkIndex ?? 0));
  const range = `${ms(Math.min(...indexes))} to ${ms(Math.max(...indexes))}`;
  const rows = table(
    ['Page', 'Throttling', 'Subject', 'Score', 'FCP', 'LCP', 'TBT', 'CLS', 'SI', 'kB', 'JS kB'],
    sorted.map(({ page, mode, subject, median }) => [
      page,
      mode,
      name(subject),
      ms(median.score),
      ms(median.fcp),
      ms(median.lcp),
      ms(median.tbt),
      median.cls?.toFixed(3) ?? null,
      ms(median.si),
      kilobytes(median.totalBytes),
      kilobytes(median.jsBytes),
    ]),
  );
  // A wide range means that other programs were running.
  return `${rows}\n\nBenchmark index of the machine during these runs: ${range}`;
}

export function bytesTable(results: readonly RouteBytes[]): string {
  return table(
    ['Route', 'Subject', 'JS', 'CSS', 'HTML', 'JSON', 'Pictures', 'Other'],
    results.map(({ route, subject, median }) => [
      route,
      name(subject),
      ...[median.js, median.css, median.html, median.json, median.pictures, median.other].map(
        kilobytes,
      ),
    ]),
  );
}

/** Browsers do not report events below 16 ms. */
const event = (value: Figure) => ms(value) ?? '<16';

export function interactionTable(results: readonly InteractionTimes[]): string {
  return table(
    ['Subject', 'Filter', 'Sort', 'Card', 'to name', 'Size', 'Quantity +', 'Add', 'Language'],
    results.map(({ subject, median }) => [
      name(subject),
      event(median.filter),
      event(median.sort),
      event(median.open),
      ms(median.heading),
      event(median.size),
      event(median.quantity),
      event(median.add),
      event(median.language),
    ]),
  );
}

export function longTaskTable(results: readonly LongestTask[]): string {
  return table(
    ['Page', 'Subject', 'CPU', 'Longest task'],
    results.map(({ page, subject, cpuSlowdown, median }) => [
      page,
      name(subject),
      `${cpuSlowdown}x`,
      median === 0 ? '<50' : ms(median),
    ]),
  );
}

export function repeatTable(results: readonly RepeatVisit[]): string {
  return table(
    ['Subject', 'FCP', 'LCP', 'kB'],
    results.map(({ subject, median }) => [
      name(subject),
      ms(median.fcp),
      ms(median.lcp),
      kilobytes(median.bytes),
    ]),
  );
}

export function scaleTables(results: readonly Scale[]): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  const builds = table(
    ['Build', 'Seconds', 'Peak MB'],
    results.flatMap(({ bare, full }) =>
      [
        { label: 'without data', cost: bare },
        { label: 'with data', cost: full },
      ].map(({ label, cost }) => [
        label,
        seconds(cost.ms),
        (cost.peakBytes / 1_000_000).toFixed(0),
      ]),
    ),
  );
  const documents = table(
    ['Document', 'kB of brotli'],
    results.flatMap(({ largest }) => largest.map(({ path, bytes }) => [path, kilobytes(bytes)])),
  );
  const visits = table(
    ['Filter', 'Sort', 'Longest task of the load', 'of the scroll', 'of a choice'],
    results.map(({ median }) => [
      event(median.filter),
      event(median.sort),
      ms(median.loadTask),
      ms(median.scrollTask),
      ms(median.choiceTask),
    ]),
  );
  return [builds, documents, `At 4x CPU slowdown, in ms:\n\n${visits}`].join('\n\n');
}
