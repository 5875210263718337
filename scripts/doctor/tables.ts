import { described, fieldsOf, type Answer } from './ask.ts';
import { right, unproved, wrong, type Finding } from './finding.ts';
import type { Project } from './project.ts';
import { TABLE_SHAPES } from './tableShapes.ts';

/** What a project should have of a table or view. */
export type TableShape = {
  readonly table: string;
  readonly columns: readonly string[];
  /** The columns of the primary key; a view has none. */
  readonly key: readonly string[];
  /** Whether visitors may read it. */
  readonly isPublic: boolean;
  /** Postgres writes to no view that groups rows. */
  readonly isView: boolean;
  /** True: visitors may add rows. */
  readonly takesInserts?: boolean;
};

const MIGRATE =
  'Apply supabase/migrations: `npx supabase db push`, or paste its files into the SQL editor.';
const REFUSED = '42501';

/** The functions that the API serves, with arguments that change nothing: no change has this number. */
const NO_CHANGE = '00000000-0000-0000-0000-000000000000';
const FUNCTIONS = {
  apply_change: { change: NO_CHANGE, part: 0, title: '', rows: [] },
  undo_change: { change: NO_CHANGE, dry: true },
} as const;

async function checkFunction({ ask }: Project, name: string, args: object): Promise<Finding> {
  const answer = await ask(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const { code } = fieldsOf(answer);
  if (code === REFUSED) return right(`${name}: there, refused to visitors`);
  if (code === 'PGRST202') return wrong(`${name}: there is no such function`, MIGRATE);
  if (answer.status === 0 || answer.status >= 500) {
    return unproved(`${name}: no answer to rely on (${described(answer)})`, 'Run this again.');
  }
  return wrong(
    `${name}: visitors may call it, only staff should`,
    `See "functions" in the answer to the SQL below: revoke execute on function public.${name} from anon;`,
  );
}

/** Checks the columns of each table and what visitors may read and write. */
export async function checkTables(project: Project): Promise<Finding[]> {
  const findings = await Promise.all(TABLE_SHAPES.map((shape) => checkTable(project, shape)));
  const functions = await Promise.all(
    Object.entries(FUNCTIONS).map((call) => checkFunction(project, ...call)),
  );
  return [...findings.flat(), ...functions, await checkPrivateSchema(project)];
}

async function checkTable(project: Project, shape: TableShape): Promise<Finding[]> {
  const { table, isPublic, isView, takesInserts } = shape;
  const reading = readingFault(shape, await read(project, shape));
  if (reading?.isMissing) return [reading.finding];
  const writing = isView ? [] : await checkWrites(project, shape);
  const faults = [...(reading === null ? [] : [reading.finding]), ...writing];
  const access = isPublic ? 'visitors may read' : 'hidden from visitors';
  const writes = takesInserts
    ? ', visitors may add rows and write nothing else'
    : ', anonymous writes refused';
  return faults.length > 0
    ? faults
    : [right(`${table}: all columns there, ${access}${isView ? '' : writes}`)];
}

function read({ ask }: Project, { table, columns }: TableShape): Promise<Answer> {
  return ask(`/rest/v1/${table}?select=${columns.join(',')}&limit=1`);
}

type ReadingFault = { readonly finding: Finding; readonly isMissing: boolean };

const fault = (finding: Finding, isMissing = false): ReadingFault => ({ finding, isMissing });

/** The fault that the response to a read shows, or `null`. */
function readingFault({ table, isPublic }: TableShape, answer: Answer): ReadingFault | null {
  const { code, message } = fieldsOf(answer);
  if (code === 'PGRST205' || code === '42P01') {
    return fault(wrong(`${table}: there is no such table`, MIGRATE), true);
  }
  if (code === '42703') return fault(wrong(`${table}: ${String(message)}`, MIGRATE));
  if (isPublic && code === REFUSED) {
    const advice = `In the SQL editor: grant select on public.${table} to anon, authenticated;`;
    return fault(wrong(`${table}: visitors may not read it`, advice));
  }
  if (!isPublic && answer.status === 200) {
    const advice = `In the SQL editor: revoke all on public.${table} from anon;`;
    return fault(wrong(`${table}: visitors may read it, only staff should`, advice));
  }
  if (answer.status === 200 || code === REFUSED) return null;
  return fault(
    unproved(`${table}: no answer to rely on (${described(answer)})`, 'Run this again.'),
  );
}

/** The response to a write that cannot succeed. */
type Attempt = { readonly verb: 'insert' | 'update' | 'delete'; readonly answer: Answer };

async function attempts({ ask }: Project, shape: TableShape): Promise<Attempt[]> {
  const { table, key, takesInserts } = shape;
  // A primary key is never null, so no table accepts this row; rights are checked before values.
  const impossible = JSON.stringify(Object.fromEntries(key.map((column) => [column, null])));
  // Refused by a table of that name without the primary key, which would accept the row.
  const onlyWithKey = `on_conflict=${key.join(',')}`;
  // No row matches both filters.
  const nothing = `/rest/v1/${table}?${key[0]}=is.null&${key[0]}=not.is.null`;
  const headers = { 'content-type': 'application/json' };
  const [insert, update, remove] = await Promise.all([
    ask(`/rest/v1/${table}${takesInserts ? '' : `?${onlyWithKey}`}`, {
      method: 'POST',
      headers: {
        ...headers,
        // Not where visitors may add rows: it would need the right to read them.
        prefer: `return=minimal${takesInserts ? '' : ', resolution=ignore-duplicates'}`,
      },
      body: impossible,
    }),
    ask(nothing, { method: 'PATCH', headers, body: impossible }),
    ask(nothing, { method: 'DELETE' }),
  ]);
  return [
    { verb: 'insert', answer: insert },
    { verb: 'update', answer: update },
    { verb: 'delete', answer: remove },
  ];
}

async function checkWrites(project: Project, shape: TableShape): Promise<Finding[]> {
  const { table } = shape;
  const findings: Finding[] = [];
  const all = await attempts(project, shape);
  const made = shape.takesInserts ? all.filter(({ verb }) => verb !== 'insert') : all;
  const added = all.find(({ verb }) => verb === 'insert')?.answer;
  // The values are refused, or too many orders came today.
  if (shape.takesInserts && !/^(23502|PT429)$/.test(String(added && fieldsOf(added)['code']))) {
    findings.push(
      wrong(`${table}: visitors may not add rows (${added ? described(added) : ''})`, MIGRATE),
    );
  }
  const granted = made.filter(({ answer }) => isGranted(answer)).map(({ verb }) => verb);
  const unclear = made.filter(
    ({ answer }) => !isGranted(answer) && fieldsOf(answer)['code'] !== REFUSED,
  );
  const insert = made.find(({ verb }) => verb === 'insert')?.answer;
  if (insert !== undefined && isAllowedByPolicies(insert)) {
    findings.push(
      wrong(
        `${table}: anybody may add rows (an impossible row was refused by its values only)`,
        'Row-level security is off, or a policy lets everybody in. In the SQL editor:\n' +
          `alter table public.${table} enable row level security;\n` +
          `revoke insert, update, delete on public.${table} from anon;\n` +
          'Then see "policies" in the answer to the SQL below.',
      ),
    );
  } else if (granted.length > 0) {
    findings.push(
      wrong(
        `${table}: open grants, ${granted.join(', ')}: only the policies stand before the table`,
        `In the SQL editor: revoke ${granted.join(', ')} on public.${table} from anon;`,
      ),
    );
  }
  for (const { verb, answer } of unclear) {
    if (fieldsOf(answer)['code'] === '42P10') {
      findings.push(wrong(`${table}: it has no primary key`, MIGRATE));
      continue;
    }
    const text = `${table}: no answer to an anonymous ${verb} to rely on (${described(answer)})`;
    findings.push(unproved(text, 'Run this again; the SQL below tells it for certain.'));
  }
  return findings;
}

/** Whether the database checked the values, so that neither grants nor policies refused the row. */
function isAllowedByPolicies(answer: Answer): boolean {
  const { code } = fieldsOf(answer);
  return isSuccess(answer) || (typeof code === 'string' && /^(22|23|P0|PT)/.test(code));
}

/** Whether the role has the grant. */
function isGranted(answer: Answer): boolean {
  const { code, message } = fieldsOf(answer);
  const byPolicy = code === REFUSED && String(message).includes('row-level security');
  return byPolicy || isAllowedByPolicies(answer);
}

function isSuccess({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

async function checkPrivateSchema({ ask }: Project): Promise<Finding> {
  const answer = await ask('/rest/v1/staff?select=user_id&limit=1', {
    headers: { 'accept-profile': 'private' },
  });
  if (fieldsOf(answer)['code'] === 'PGRST106') return right('the schema private is not served');
  if (answer.status === 0 || answer.status >= 500) {
    return unproved(`the schema private: no answer (${described(answer)})`, 'Run this again.');
  }
  return wrong(
    'the schema private is served by the API',
    'Dashboard → Settings → Data API → Exposed schemas: take "private" out, leave "public".',
  );
}
