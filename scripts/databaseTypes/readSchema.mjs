/**
 * @typedef {object} Column
 * @property {string} name
 * @property {string} type name in pg_type; an array type begins with an underscore
 * @property {boolean} nullable
 * @property {boolean} optional whether an INSERT may omit it
 * @property {boolean} readOnly whether only Postgres may write it
 */

/**
 * @typedef {object} Relationship
 * @property {string} name
 * @property {string[]} columns
 * @property {string} referencedTable
 * @property {string[]} referencedColumns
 * @property {boolean} oneToOne
 */

/**
 * @typedef {object} Table
 * @property {string} name
 * @property {Column[]} columns by name
 * @property {Relationship[]} relationships by name
 * @property {boolean} isPublic whether visitors may read it
 * @property {boolean} isView whether it is a view, which can only be read
 * @property {boolean} isStandard whether it has the four policies of a table of the shop
 */

/**
 * @typedef {object} DatabaseFunction
 * @property {string} name
 * @property {{ name: string, type: string, optional: boolean }[]} args by name
 * @property {string} returns name in pg_type
 */

/** @import { PGlite } from '@electric-sql/pglite' */

const COLUMNS = `
  select c.relname as "table", a.attname as name, t.typname as type,
    not a.attnotnull as nullable,
    not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional,
    a.attidentity = 'a' or a.attgenerated <> '' as "readOnly"
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_catalog.pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname collate "C", a.attname collate "C"
`;

const TABLES = `
  select c.relname as name, c.relkind = 'v' as "isView",
    has_table_privilege('anon', c.oid, 'SELECT') as "isPublic",
    (select array_agg(replace(p.policyname::text, c.relname || '_', '') order by p.policyname collate "C")
      from pg_catalog.pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
    ) as policies
  from pg_catalog.pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname collate "C"
`;

const RELATIONSHIPS = `
  select c.relname as "table", f.conname as name, r.relname as "referencedTable",
    (select array_agg(a.attname::text order by k.place)
      from unnest(f.conkey) with ordinality k (number, place)
      join pg_catalog.pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number
    ) as columns,
    (select array_agg(a.attname::text order by k.place)
      from unnest(f.confkey) with ordinality k (number, place)
      join pg_catalog.pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number
    ) as "referencedColumns",
    exists (
      select from pg_catalog.pg_constraint u
      where u.conrelid = f.conrelid and u.contype in ('p', 'u')
        and u.conkey <@ f.conkey and u.conkey @> f.conkey
    ) as "oneToOne"
  from pg_catalog.pg_constraint f
  join pg_catalog.pg_class c on c.oid = f.conrelid
  join pg_catalog.pg_class r on r.oid = f.confrelid
  where f.contype = 'f' and c.relnamespace = 'public'::regnamespace
    and r.relnamespace = 'public'::regnamespace
  order by c.relname collate "C", f.conname collate "C"
`;

const UNSUPPORTED = `
  select 'materialized view ' || relname as what from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'm'
  union all
  select 'type ' || typname from pg_catalog.pg_type t
  where typnamespace = 'public'::regnamespace and (
    typtype in ('e', 'd')
    or exists (select from pg_catalog.pg_class c where c.oid = t.typrelid and c.relkind = 'c')
  )
`;

const FUNCTIONS = `
  select p.proname as name, r.typname as returns, p.proargnames as names,
    (select array_agg(t.typname::text order by a.place)
      from unnest(p.proargtypes::oid[]) with ordinality a (id, place)
      join pg_catalog.pg_type t on t.oid = a.id
    ) as types,
    p.pronargs - p.pronargdefaults as needed
  from pg_catalog.pg_proc p
  join pg_catalog.pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace
  order by p.proname collate "C"
`;

/** The policies of a table of the shop, without its name; anybody or only staff may read. */
const STANDARD_POLICIES = [
  'delete_staff,insert_staff,select_public,update_staff',
  'delete_staff,insert_staff,select_staff,update_staff',
];

/**
 * The functions of the `public` schema, by name.
 *
 * @param {PGlite} database
 * @returns {Promise<DatabaseFunction[]>}
 */
export async function readFunctions(database) {
  const { rows } = await database.query(FUNCTIONS);
  return rows.map((row) => {
    const { name, returns, names, types, needed } = fields(row);
    const args = texts(types).map((type, index) => ({
      name: String(texts(names)[index]),
      type,
      optional: index >= Number(needed),
    }));
    return {
      name: String(name),
      returns: String(returns),
      args: args.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    };
  });
}

/**
 * The tables and views of the `public` schema, by name.
 *
 * @param {PGlite} database
 * @returns {Promise<Table[]>}
 * @throws {Error} when the schema has a materialized view, enum, domain or composite type, which
 *   printTypes.mjs does not support
 */
export async function readSchema(database) {
  /** @param {string} text */
  const query = async (text) => (await database.query(text)).rows.map((row) => fields(row));

  const unsupported = await query(UNSUPPORTED);
  if (unsupported.length > 0) {
    const list = unsupported.map((row) => String(row['what'])).join(', ');
    throw new Error(`scripts/databaseTypes does not print these yet: ${list}`);
  }

  /** @type {Map<string, Table>} */
  const tables = new Map();
  for (const row of await query(TABLES)) {
    const name = String(row['name']);
    const isPublic = row['isPublic'] === true;
    const isView = row['isView'] === true;
    const isStandard = STANDARD_POLICIES.includes(texts(row['policies']).join());
    tables.set(name, {
      name,
      columns: [],
      relationships: [],
      isPublic,
      isView,
      isStandard,
    });
  }
  for (const row of await query(COLUMNS)) {
    tables.get(String(row['table']))?.columns.push({
      name: String(row['name']),
      type: String(row['type']),
      nullable: row['nullable'] === true,
      optional: row['optional'] === true,
      readOnly: row['readOnly'] === true,
    });
  }
  for (const row of await query(RELATIONSHIPS)) {
    tables.get(String(row['table']))?.relationships.push({
      name: String(row['name']),
      columns: texts(row['columns']),
      referencedTable: String(row['referencedTable']),
      referencedColumns: texts(row['referencedColumns']),
      oneToOne: row['oneToOne'] === true,
    });
  }
  return [...tables.values()];
}

/**
 * @param {unknown} value
 * @returns {string[]}
 */
function texts(value) {
  return Array.isArray(value) ? value.map(String) : [];
}

/**
 * @param {unknown} row
 * @returns {Record<string, unknown>}
 */
function fields(row) {
  return Object.fromEntries(Object.entries(Object(row)));
}
