-- Texts that applicants are searched by, folded once: fold_words() of each for every search took 11 s for 20,000 applicants.
alter table seekers add column spelling text, add column name_spelling text;
comment on column seekers.spelling is 'Texts shown to all companies (short name, job title, town, skills), folded for searches within applicants';
comment on column seekers.name_spelling is 'The full name, folded; shown from visibility level 2 on';
alter table applications add column description_spelling text;
comment on column applications.description_spelling is 'The description, folded for searches within applicants';

-- As normalizeSpelling in db/spelling.ts. Lines stay apart, so that no word is found across two fields.
create function compared_text(words text) returns text language plpgsql immutable parallel safe as $$
begin
  return lower(translate(fold_words(words), './-@''&() ', ''));
end
$$;

create function write_seeker_spelling() returns trigger language plpgsql as $$
begin
  new.spelling := compared_text(concat_ws(E'\n',
    coalesce(nullif(new.nickname, ''), new.first_name || ' ' || left(new.last_name, 1)), new.job_title,
    case when new.location_text = new.city and new.location_city is not null
      then concat_ws(' ', new.location_city, new.location_region) else new.city end,
    array_to_string(new.skills, E'\n')));
  new.name_spelling := compared_text(concat_ws(' ', new.first_name, new.last_name));
  return new;
end
$$;
create trigger seekers_spelling before insert or update of first_name, last_name, nickname, job_title, city, skills,
  location_text, location_city, location_region on seekers for each row execute function write_seeker_spelling();

create function write_application_spelling() returns trigger language plpgsql as $$
begin
  new.description_spelling := compared_text(new.description);
  return new;
end
$$;
create trigger applications_spelling before insert or update of description on applications
  for each row execute function write_application_spelling();
-- Filling in the spelling is no change of the application.
create or replace trigger applications_touch before update on applications for each row
  when (old.description is distinct from new.description or old.description_spelling is not distinct from new.description_spelling)
  execute function touch_updated_at();
