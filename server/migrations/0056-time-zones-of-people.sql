-- Times in mails are those of the reader's clock.
alter table users add column time_zone text;
comment on column users.time_zone is 'IANA name of the zone of the device that the person used last; null until one has told it';
