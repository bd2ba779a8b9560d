-- Job titles and skills that mean the same, and families of titles (server/src/search/vocabulary).
create table vocabulary_groups (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('title', 'skill', 'family', 'filter', 'ignored', 'removed')),
  is_bundled boolean not null,
  line text not null,
  narrower text[] not null default '{}',
  facet text,
  unique (is_bundled, name),
  check ((kind = 'filter') = (facet is not null)),
  check (not (is_bundled and kind = 'removed'))
);
comment on table vocabulary_groups is 'Groups of terms that searches treat alike; a group of the operator replaces the bundled one of the same name';
comment on column vocabulary_groups.is_bundled is 'Comes with the release and is replaced at startup; false: added or removed by the operator';
comment on column vocabulary_groups.line is 'The row as written in the file (data/README.md)';
comment on column vocabulary_groups.narrower is 'Names of the groups of a family';
comment on column vocabulary_groups.facet is 'Lexeme of the filter that the terms stand for';

create table vocabulary_terms (
  group_id bigint not null references vocabulary_groups on delete cascade,
  term text not null check (length(term) between 1 and 60),
  lexemes text[] not null check (cardinality(lexemes) between 1 and 6),
  without text[] not null default '{}',
  is_typed_only boolean not null default false,
  primary key (group_id, term)
);
comment on table vocabulary_terms is 'Terms of a group, by their stems';
comment on column vocabulary_terms.without is 'Stems that a title with the term must not have';
comment on column vocabulary_terms.is_typed_only is 'Finds the other terms, and is not found by them';
