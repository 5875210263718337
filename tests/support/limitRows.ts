import type { Backend } from '#backend/createBackend.ts';

/**
 * Refuses a request if it writes more than `most` rows of the catalogue, as hosted ends a statement that takes
 * too long: with 57014, and nothing is written. Rows that triggers derive do not count. `null`: no limit.
 *
 * PGlite ends no statement by time, as it has no timers: a `statement_timeout` of 200 ms let 9 s pass (measured).
 */
export async function limitRows(backend: Backend, most: number | null): Promise<void> {
  await backend.sql(`
    drop function if exists private.end_statement cascade;
    ${most === null ? '' : limitOf(most)}`);
}

const limitOf = (most: number) => `
  create function private.end_statement() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    written constant bigint := 1 + coalesce(nullif(current_setting('local.written', true), ''), '0')::bigint;
  begin
    if written > ${most} then
      raise query_canceled using message = 'canceling statement due to statement timeout';
    end if;
    perform set_config('local.written', written::text, true);
    return null;
  end
  $$;
  do $$
  declare
    target regclass;
  begin
    for target in select tgrelid from pg_trigger where tgname like '%_insert_history' loop
      execute format(
        'create trigger end_statement after insert or update or delete on %s for each row when (
            current_setting(''role'') in (''anon'', ''authenticated'')
            and current_setting(''tienda.derivado'', true) is distinct from ''1''
          )
          execute function private.end_statement()',
        target
      );
    end loop;
  end
  $$;`;
