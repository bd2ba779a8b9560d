-- outside a transaction
-- Pay is compared within one currency. US dollars stay above zero, so that filters by them read the same indexes as before.
-- Pay in another currency stands below zero, and its document has the lexeme y/<ISO 4217>. In batches, each of its own transaction.
do $$ declare changed bigint; begin loop
  with batch as (
    select job_search.id, jobs.currency from job_search join jobs on jobs.id = job_search.id
    where jobs.currency <> 'USD' and job_search.pay_to_year > 0 limit 5000)
  update job_search set pay_to_year = -pay_to_year, doc = doc || array_to_tsvector(array['y/' || batch.currency])
  from batch where batch.id = job_search.id; get diagnostics changed = row_count; commit; exit when changed = 0; end loop; end
$$;
comment on column job_search.pay_to_year is
  'Upper end of the pay by year: 2,080 hours, 260 days, 52 weeks, 12 months. Negative in other currencies than US dollars';
