-- How often a seeker hears of new jobs of saved searches and followed companies.
alter table alert_digests add column rhythm text not null default 'daily';
alter table alert_digests add constraint alert_digests_rhythm_check
  check (rhythm in ('instant', 'daily', 'weekly', 'off')) not valid;
comment on column alert_digests.rhythm is 'instant: within minutes, not at night; daily and weekly: at seven in the morning; off: never';
