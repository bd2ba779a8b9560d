-- outside a transaction
-- A name stands for one template of its kind. Of those with the same name, all but the oldest get a number.
do $$ declare twin record; number int; numbered text; begin
  for twin in select id, employer_id, kind, name from (select *, row_number() over (partition by employer_id, kind, lower(name)
      order by created_at, id) as place from answer_templates) as placed where place > 1 order by created_at, id loop
    number := 1; numbered := twin.name; while exists (select from answer_templates
        where employer_id = twin.employer_id and kind = twin.kind and lower(name) = lower(numbered)) loop
      number := number + 1; numbered := left(twin.name, 80 - length(format(' (%s)', number))) || format(' (%s)', number); end loop; update answer_templates
      set name = numbered where id = twin.id; commit; end loop; end
$$;
create unique index concurrently if not exists answer_templates_name on answer_templates (employer_id, kind, lower(name));
