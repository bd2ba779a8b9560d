create table earlier_rounds (
  application_id uuid primary key references applications on delete cascade,
  applied_at timestamptz not null,
  viewed_at timestamptz,
  answered_at timestamptz,
  last_employer_act_at timestamptz,
  expired_at timestamptz,
  ended_as text not null check (ended_as in ('withdrawn', 'declined'))
);
comment on table earlier_rounds is 'What an application held before the one repeat (product.md 7): what happened then goes on counting';
comment on column earlier_rounds.expired_at is 'When the round expired, though it was withdrawn later';
