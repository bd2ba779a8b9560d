-- Companies invite people to apply: a message in the chat with a job, once per person and job. The chat belongs to both.
create table job_invitations (
  job_id uuid not null references jobs on delete cascade,
  chat_id uuid not null references chats on delete cascade,
  seeker_id uuid not null,
  employer_id uuid not null,
  message_id uuid not null unique,
  invited_at timestamptz not null default now(),
  primary key (job_id, seeker_id)
);
create index job_invitations_of_chat on job_invitations (chat_id);
create index job_invitations_of_seeker on job_invitations (seeker_id);
create index job_invitations_of_employer on job_invitations (employer_id);
comment on table job_invitations is 'Invitations to apply; each belongs to a message of a chat, which shows the job';
comment on column job_invitations.message_id is 'Of the chat, which is never deleted without its messages';
