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
 * A table, or a view, which can only be read.
 *
 * @typedef {object} Table
 * @property {string} name
 * @property {boolean} isView
 * @property {boolean} isPublic whether visitors may read it
 * @property {boolean} isStandard whether it has the four policies of a table of the shop
 * @property {Column[]} columns
 * @property {Relationship[]} relationships
 */

/**
 * @typedef {object} DatabaseFunction
 * @property {string} name
 * @property {string} returns name in pg_type
 * @property {{ name: string, type: string, optional: boolean }[]} args
 */

/** @import { PGlite } from '@electric-sql/pglite' */

const COLUMN_NAMES = (/** @type {string} */ keys, /** @type {string} */ table) => `
  (select json_agg(a.attname order by k.place)
    from unnest(${keys}) with ordinality k (number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`;

const TABLES = `
  select c.relname as name, c.relkind = 'v' as "isView",
    has_table_privilege('anon', c.oid, 'SELECT') as "isPublic",
    (select string_agg(replace(p.policyname, c.relname || '_', ''), ',' order by p.policyname collate "C")
      from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
    ) ~ '^delete_staff,insert_staff,select_(public|staff),update_staff$' is true as "isStandard",
    (select json_agg(json_build_object(
        'name', a.attname, 'type', t.typname, 'nullable', not a.attnotnull,
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
        'readOnly', a.attidentity = 'a' or a.attgenerated <> ''
      ) order by a.attname collate "C")
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) as columns,
    (select coalesce(json_agg(json_build_object(
        'name', f.conname, 'columns', ${COLUMN_NAMES('f.conkey', 'f.conrelid')},
        'referencedTable', r.relname,
        'referencedColumns', ${COLUMN_NAMES('f.confkey', 'f.confrelid')},
        'oneToOne', exists (
          select from pg_constraint u
          where u.conrelid = f.conrelid and u.contype in ('p', 'u')
            and u.conkey <@ f.conkey and u.conkey @> f.conkey
        )
      ) order by f.conname collate "C"), '[]')
      from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and r.relnamespace = 'public'::regnamespace
    ) as relationships
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname collate "C"`;

const FUNCTIONS = `
  select p.proname as name, r.typname as returns,
    (select json_agg(json_build_object(
        'name', p.proargnames[a.place], 'type', t.typname,
        'optional', a.place > p.pronargs - p.pronargdefaults
      ) order by p.proargnames[a.place] collate "C")
      from unnest(p.proargtypes::oid[]) with ordinality a (id, place)
      join pg_type t on t.oid = a.id
    ) as args
  from pg_proc p join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace
  order by p.proname collate "C"`;

/**
 * The tables, views and functions of the `public` schema, everything by name.
 *
 * @param {PGlite} database migrated
 * @returns {Promise<{ tables: Table[], functions: DatabaseFunction[] }>}
 */
export async function readSchema(database) {
  /** @type {import('@electric-sql/pglite').Results<any>} */
  const tables = await database.query(TABLES);
  /** @type {import('@electric-sql/pglite').Results<any>} */
  const functions = await database.query(FUNCTIONS);
  return { tables: tables.rows, functions: functions.rows };
}
