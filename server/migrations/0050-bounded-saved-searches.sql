-- outside a transaction
-- Saved searches hold at most as many values of a filter as a search takes (limits.filterValues, the kinds of employment and
-- the workplaces). Longer lists are cut to their first values. A search that would then equal another one of its owner goes.

do $$ begin
with cut as (
  select id, user_id, filters || jsonb_build_object(
    'category', (select coalesce(jsonb_agg(value order by n), '[]'::jsonb)
      from jsonb_array_elements(filters->'category') with ordinality as values(value, n) where n <= 20),
    'employmentType', (select coalesce(jsonb_agg(value order by value), '[]'::jsonb)
      from (select distinct value from jsonb_array_elements(filters->'employmentType') as values(value)) as kinds),
    'workplace', (select coalesce(jsonb_agg(value order by value), '[]'::jsonb)
      from (select distinct value from jsonb_array_elements(filters->'workplace') as values(value)) as places)) as filters
  from alerts
  where jsonb_array_length(filters->'category') > 20
    or jsonb_array_length(filters->'employmentType') > 8
    or jsonb_array_length(filters->'workplace') > 3),
first as (select distinct on (user_id, filters) id, user_id, filters from cut order by user_id, filters, id)
update alerts set filters = first.filters
from first
where alerts.id = first.id
  and not exists (select from alerts as other
    where other.user_id = first.user_id and other.filters_hash = md5(first.filters::text)); end
$$;

do $$ begin
delete from alerts
where jsonb_array_length(filters->'category') > 20
  or jsonb_array_length(filters->'employmentType') > 8
  or jsonb_array_length(filters->'workplace') > 3; end
$$;
