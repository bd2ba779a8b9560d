-- A post whose text is much like an earlier one of the same company continues its history (product.md 6.3).
alter table jobs add column first_post_id uuid references jobs on delete set null, add check (first_post_id <> id);
create index jobs_of_history on jobs (first_post_id, published_at desc) where first_post_id is not null;
comment on column jobs.first_post_id is 'The first post of the history that this one continues; null where it is the first itself';
