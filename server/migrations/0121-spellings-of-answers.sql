-- Short answers that applicants are filtered by, folded once. Earlier answers are folded at each search: they are few.
alter table screening_answers add column words_spelling text;
comment on column screening_answers.words_spelling is 'The short answer, folded for filters of applicants; null in rows from before the column';

-- As compared_text, and without accents: many people type "ingles" for "inglés".
create function unaccented_text(words text) returns text language plpgsql immutable parallel safe as $$
begin
  return regexp_replace(normalize(compared_text(words), NFKD), U&'[\0300-\036F]', '', 'g');
end
$$;

create function write_answer_spelling() returns trigger language plpgsql as $$
begin
  new.words_spelling := unaccented_text(new.words);
  return new;
end
$$;
create trigger screening_answers_spelling before insert or update of words on screening_answers
  for each row when (new.words is not null) execute function write_answer_spelling();
