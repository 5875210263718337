import { parseArgs } from 'node:util';
import { ROUTES, SUBJECTS, type Route, type SubjectKey } from './subjects.ts';

/** The parts of the bench, in their order. */
export const SECTIONS = ['lighthouse', 'bytes', 'inp', 'repeat', 'scale'] as const;

/** A part of the bench that can be left out. */
export type Section = (typeof SECTIONS)[number];

export type Options = {
  readonly routes: readonly Route[];
  readonly subjects: readonly SubjectKey[];
  readonly skipped: readonly Section[];
  /** How often each value is measured; `null`: as often as each measurement asks for. */
  readonly runs: number | null;
  /** File of the results. */
  readonly json: string;
};

export const USAGE = `npm run bench:speed -- [options]

  --only home,catalogue,…   routes: ${ROUTES.join(', ')}
  --subjects ours,html,…    what is measured: ${SUBJECTS.join(', ')}
  --skip lighthouse,bytes…  parts to leave out: ${SECTIONS.join(', ')}
                            (inp includes long tasks; inp and repeat start at the catalogue;
                            scale builds a shop of 5000 subfamilias, whatever the subjects)
  --runs N                  values per median, instead of 5 (Lighthouse) and 3 (the rest)
  --json FILE               where the results are written`;

/** @throws Error that names a value which is not allowed */
function chosen<T extends string>(
  given: readonly string[] | undefined,
  allowed: readonly T[],
): readonly T[] {
  const names = (given ?? []).flatMap((list) => list.split(',')).filter((name) => name !== '');
  return names.map((name) => {
    const found = allowed.find((known) => known === name);
    if (found === undefined) throw new Error(`"${name}" is none of ${allowed.join(', ')}`);
    return found;
  });
}

/**
 * @param defaultJson file of the results without `--json`
 * @returns `null` when the usage is asked for
 * @throws Error with a message about an option that is wrong
 */
export function parseOptions(args: readonly string[], defaultJson: string): Options | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      subjects: { type: 'string', multiple: true },
      skip: { type: 'string', multiple: true },
      runs: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return null;
  const runs = values.runs === undefined ? null : Number(values.runs);
  if (runs !== null && !(Number.isInteger(runs) && runs > 0)) {
    throw new Error('--runs is not a whole number above 0');
  }
  return {
    routes: values.only ? chosen(values.only, ROUTES) : ROUTES,
    subjects: values.subjects ? chosen(values.subjects, SUBJECTS) : SUBJECTS,
    skipped: chosen(values.skip, SECTIONS),
    runs,
    json: values.json ?? defaultJson,
  };
}
