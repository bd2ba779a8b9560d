alter table response_stats add claimed integer not null default 0;
comment on column response_stats.claimed is 'Of the answers in time, those given elsewhere that the person confirmed or did not object to';
