/**
 * Counts, out of a test run, the tests inside `describe('bad inputs')` and `describe('faults')`:
 * hostile texts and values, and networks, storage or servers that fail.
 */

/** @typedef {{ groups: readonly string[], passed: boolean }} RanTest */
/** @typedef {Record<string, { survived: number, tried: number }>} Survivals */

/**
 * @param {Survivals} survivals by group; counted up
 * @param {Iterable<RanTest>} tests
 */
export function addSurvivals(survivals, tests) {
  for (const { groups, passed } of tests) {
    for (const [group, count] of Object.entries(survivals)) {
      if (!groups.includes(group)) continue;
      count.tried += 1;
      if (passed) count.survived += 1;
    }
  }
}

/**
 * @param {any} report of vitest's json reporter
 * @returns {RanTest[]}
 */
export function vitestTests(report) {
  return report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({
      groups: test.ancestorTitles,
      passed: test.status === 'passed',
    })),
  );
}

/**
 * @param {any} suite of Playwright's json reporter, or the whole report
 * @param {readonly string[]} groups titles of the suites around it
 * @returns {RanTest[]}
 */
export function playwrightTests(suite, groups = []) {
  /** @type {readonly any[]} */
  const specs = suite.specs ?? [];
  /** @type {readonly any[]} */
  const suites = suite.suites ?? [];
  return [
    ...specs.flatMap(({ tests }) =>
      tests.map((/** @type {any} */ test) => ({ groups, passed: test.status === 'expected' })),
    ),
    ...suites.flatMap((inner) => playwrightTests(inner, [...groups, inner.title])),
  ];
}
