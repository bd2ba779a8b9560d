import { type Kysely, sql } from 'kysely'

/** The schema as a reviewer reads it: tables with columns, constraints and comments, indexes, functions; in a stable order. */
export async function describeSchema<S>(db: Kysely<S>): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    with tables as (
      select c.oid, c.relname as name, obj_description(c.oid) as comment
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not like 'kysely%'
    ),
    parts as (
      select t.name, a.attnum::int as position, '  ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
          || case when a.attnotnull then ' not null' else '' end
          || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
          || coalesce(' -- ' || col_description(t.oid, a.attnum), '') as text
      from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
      union all
      select t.name, 1000 + row_number() over (partition by t.name order by k.contype, k.conname), '  constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid)
      from tables t join pg_constraint k on k.conrelid = t.oid where k.contype <> 'n'
    ),
    described as (
      select 1 as kind, t.name, coalesce('-- ' || t.comment || E'\n', '') || 'table ' || t.name || E'\n'
        || (select string_agg(p.text, E'\n' order by p.position) from parts p where p.name = t.name)
        || coalesce(E'\n' || (select string_agg('  ' || i.indexdef, E'\n' order by i.indexname) from pg_indexes i
             where i.schemaname = 'public' and i.tablename = t.name), '') as text
      from tables t
      union all
      select 2, p.proname, pg_get_functiondef(p.oid)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    )
    select text from described order by kind, name`.execute(db)
  return `-- Written by npm run generate from server/migrations. Do not edit.\n\n${rows.map((row) => row.text.trim()).join('\n\n')}\n`
}
