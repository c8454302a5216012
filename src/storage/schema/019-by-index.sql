-- Loading a workspace, and asking whether what was shown still stands, read as much as they need and no more, whatever the
-- planner believes of the size of a workspace.

-- Where it took a large workspace for a small one, it sorted every artifact to show fifty: 3.9 ms among 2,000, and 1.3 so.
alter function kernel.load(uuid) set enable_sort = off;
alter function kernel.load(uuid) set enable_bitmapscan = off;

create or replace function kernel.require_fresh(workspace uuid, basis jsonb) returns void
language plpgsql
as $$
declare
  name text;
  shown jsonb;
  stale text;
begin
  for name, shown in select key, value from jsonb_each(basis) loop
    -- With the offset each row is looked up by its key; without it twenty of them were joined with the whole table, of every workspace.
    execute format('select b ->> 0 from jsonb_array_elements($1) b where not exists (select 1 from %s t where t.workspace_id = $2 and t.%I = (b ->> 0)::uuid and t.xmin::text = b ->> 1 offset 0) limit 1',
      kernel.known_table(name), (select k.key_columns[1] from kernel.known_tables() k where k.table_name = name))
    into stale using shown, workspace;
    if stale is not null then
      perform kernel.refuse('snapshot.stale', format('%s %s changed since it was shown', name, stale), 'Propose again from the new snapshot.');
    end if;
  end loop;
end $$;
