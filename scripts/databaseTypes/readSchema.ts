export type Column = {
  readonly name: string;
  /** Name in pg_type; the name of an array type begins with an underscore. */
  readonly type: string;
  readonly nullable: boolean;
  readonly optional: boolean;
  readonly readOnly: boolean;
};

type Relationship = {
  /** Names of the foreign key, of its column, and of the table and column that it refers to. */
  readonly names: readonly string[];
  readonly oneToOne: boolean;
};

/** A table or a view. Views can only be read. */
export type Table = {
  readonly name: string;
  readonly isView: boolean;
  readonly isPublic: boolean;
  /** True if it has the four policies that tables of the shop usually have. */
  readonly isStandard: boolean;
  readonly columns: readonly Column[];
  readonly relationships: readonly Relationship[];
};

export type DatabaseFunction = {
  readonly name: string;
  /** Name in pg_type. */
  readonly returns: string;
  readonly args: readonly Pick<Column, 'name' | 'type' | 'optional'>[];
};

export const TABLES = `
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
        'names', json_build_array(f.conname, a.attname, r.relname, b.attname),
        'oneToOne', exists (
          select from pg_constraint u
          where u.conrelid = f.conrelid and u.contype in ('p', 'u')
            and u.conkey <@ f.conkey and u.conkey @> f.conkey
        )
      ) order by f.conname collate "C"), '[]')
      from pg_constraint f join pg_class r on r.oid = f.confrelid
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
      join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
      where f.conrelid = c.oid and f.contype = 'f' and r.relnamespace = 'public'::regnamespace
    ) as relationships
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname collate "C"`;

export const FUNCTIONS = `
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
