-- outside a transaction
-- Companies are found by a part of their name, whatever hyphens, apostrophes, spaces and invisible characters it is written with.
create index concurrently if not exists employers_spellings on employers
  using gin (lower(translate(fold_words(business_name), './-@''&() ', '')) gin_trgm_ops);
