-- Lets the application's role load the tables of runs from scratch in the owner's name, and do nothing more.
create function require_fresh_table(name text) returns void language plpgsql set search_path = public, pg_temp as $$
  begin
    if name is null or name not in ('outcomes', 'rating_changes', 'history_chain', 'ratings') then
      raise exception 'no table that is loaded anew: %', name using errcode = 'insufficient_privilege';
    end if;
  end
$$;

create function copy_rights(source regclass, target regclass) returns void
  language plpgsql set search_path = public, pg_temp as $$
  declare
    granted record;
  begin
    for granted in
      select a.privilege_type as right, case a.grantee when 0 then 'public' else a.grantee::regrole::text end as grantee
      from pg_class c, aclexplode(c.relacl) a where c.oid = source and a.grantee <> c.relowner
    loop
      execute format('grant %s on %s to %s', granted.right, target, granted.grantee);
    end loop;
  end
$$;

create function begin_fresh_table(name text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    perform require_fresh_table(name);
    execute format('create table %I (like %I including defaults)', 'fresh_' || name, name);
    perform copy_rights(name::regclass, ('fresh_' || name)::regclass);
  end
$$;

create function build_fresh_indexes(name text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    old record;
  begin
    perform require_fresh_table(name);
    for old in
      select c.relname as index, pg_get_indexdef(i.indexrelid) as definition, i.indisprimary as is_primary
      from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = name::regclass
    loop
      execute replace(old.definition, format(' %I ON public.%I ', old.index, name),
        format(' %I ON public.%I ', 'fresh_' || old.index, 'fresh_' || name));
      if old.is_primary then
        execute format('alter table %I add constraint %I primary key using index %2$I', 'fresh_' || name, 'fresh_' || old.index);
      end if;
    end loop;
  end
$$;

create function analyze_fresh_tables(names text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    name text;
  begin
    foreach name in array names loop
      perform require_fresh_table(name);
      execute format('analyze %I', name);
    end loop;
  end
$$;

-- Locks are waited for as long as lock_timeout says, until all are there. Views would keep the old tables; they are made
-- again over the new ones.
create function replace_by_fresh_tables(names text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    name text;
    index text;
    view text;
    views text[];
    views_again text;
  begin
    foreach name in array names loop perform require_fresh_table(name); end loop;
    with over_them as (
      select distinct c.oid, c.relacl, c.relowner from pg_depend d join pg_rewrite r on r.oid = d.objid
        join pg_class c on c.oid = r.ev_class
      where d.refobjid = any(names::regclass[]) and d.classid = 'pg_rewrite'::regclass)
    select array_agg(v.oid::regclass::text),
      string_agg(format('create view %s as %s ', v.oid::regclass, pg_get_viewdef(v.oid)) || coalesce((
        select string_agg(format('grant %s on %s to %s;', a.privilege_type, v.oid::regclass,
          case a.grantee when 0 then 'public' else a.grantee::regrole::text end), ' ')
        from aclexplode(v.relacl) a where a.grantee <> v.relowner), ''), ' ')
    into views, views_again from over_them v;
    foreach view in array coalesce(views, '{}') loop execute format('drop view %s', view); end loop;
    foreach name in array names loop execute format('lock table %I in access exclusive mode', name); end loop;
    perform set_config('lock_timeout', '0', true);
    foreach name in array names loop
      execute format('drop table %I', name);
      execute format('alter table %I rename to %I', 'fresh_' || name, name);
      for index in
        select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = name::regclass
      loop
        execute format('alter index %I rename to %I', index, substr(index, length('fresh_') + 1));
      end loop;
    end loop;
    if views_again is not null then execute views_again; end if;
  end
$$;
revoke execute on function begin_fresh_table, build_fresh_indexes, replace_by_fresh_tables, analyze_fresh_tables,
  require_fresh_table, copy_rights from public;
