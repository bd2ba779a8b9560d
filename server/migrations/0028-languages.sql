alter table users add column language text not null default 'en' check (language in ('en', 'es'));
comment on column users.language is 'In which mails are written to them';

alter table signups add column language text not null default 'en' check (language in ('en', 'es'));
comment on column signups.language is 'Becomes that of the account';
