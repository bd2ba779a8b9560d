alter table chats add column employer_mailed_seq integer not null default 0;
alter table chats add column seeker_mailed_seq integer not null default 0;
update chats set employer_mailed_seq = last_seq, seeker_mailed_seq = last_seq;
alter table chats add check (employer_mailed_seq <= last_seq and seeker_mailed_seq <= last_seq);
comment on column chats.employer_mailed_seq is 'The newest message when a mail last told of unread ones; beyond the read one, no further mail is due';
comment on column chats.seeker_mailed_seq is 'As employer_mailed_seq';
create index chats_to_mail_employer on chats (employer_id)
  where employer_unread > 0 and employer_mailed_seq <= employer_read_seq and employer_blocked_at is null and state = 'open';
create index chats_to_mail_seeker on chats (seeker_id)
  where seeker_unread > 0 and seeker_mailed_seq <= seeker_read_seq and seeker_blocked_at is null and state = 'open';
