-- Facets of a profile that shows its terms: last seen within 7 and 30 days. Background work adds them to stored documents.
create function seen_facets(last_seen timestamptz) returns text[] language sql stable as $$
  select array_remove(array[
    case when last_seen > now() - interval '7 days' then 'z/week' end,
    case when last_seen > now() - interval '30 days' then 'z/month' end], null)
$$;
