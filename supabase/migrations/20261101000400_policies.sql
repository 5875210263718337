-- Row-level security: the shop window is public, every change needs staff.
--
-- One policy per table and verb, named <table>_<verb>_<who>. Privileges are the first lock and
-- policies the second: each must hold when the other is open.

-- The store speaks to the tables' REST interface only; GraphQL would publish the same schema twice.
drop extension if exists pg_graphql;

grant usage on schema public to anon, authenticated, service_role;

do $$
declare
  target text;
begin
  foreach target in array array[
    'familia', 'subfamilia', 'producto', 'iva', 'color', 'talla', 'bodega', 'inventario', 'images', 'banners'
  ] loop
    execute format(
      'revoke all on table public.%1$I from public, anon, authenticated, service_role;
      grant select, insert, update, delete on table public.%1$I to authenticated, service_role;
      alter table public.%1$I enable row level security;
      create policy %1$s_insert_staff on public.%1$I
        for insert to authenticated with check ((select private.is_staff()));
      create policy %1$s_update_staff on public.%1$I for update to authenticated
        using ((select private.is_staff())) with check ((select private.is_staff()));
      create policy %1$s_delete_staff on public.%1$I
        for delete to authenticated using ((select private.is_staff()));',
      target
    );
    -- The shop window does not name warehouses: visitors have no business with them.
    if target = 'bodega' then
      create policy bodega_select_staff on public.bodega
        for select to authenticated using ((select private.is_staff()));
    else
      execute format(
        'grant select on table public.%1$I to anon;
        create policy %1$s_select_public on public.%1$I for select to anon, authenticated using (true);',
        target
      );
    end if;
  end loop;
end
$$;
