alter table sessions add column second_step_at timestamptz;
comment on column sessions.second_step_at is 'When its person proved the second step last, by a code or a passkey; sensitive acts ask for a proof within 10 minutes';
