create extension if not exists btree_gist;

create table reviews (
  id uuid primary key default new_id(),
  author_id uuid references users on delete set null,
  subject_id uuid not null references users on delete cascade,
  about text not null check (about in ('employer', 'seeker')),
  rating integer not null check (rating between 1 and 5),
  communication integer not null check (communication between 1 and 5),
  service_quality integer not null check (service_quality between 1 and 5),
  comment text not null,
  met text not null check (met in ('hire', 'offer', 'interview', 'application', 'chat', 'no_answer')),
  job_title text,
  after_reading boolean not null,
  other_id uuid unique references reviews on delete set null,
  shown_from timestamptz not null,
  announced_at timestamptz,
  reply text,
  replied_at timestamptz,
  removed_at timestamptz,
  again_from timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  check (author_id <> subject_id),
  check (shown_from between created_at and created_at + interval '336 hours'),
  check ((reply is null) = (replied_at is null)),
  check (replied_at >= shown_from and announced_at >= shown_from),
  -- One about the same person in 12 months, however many requests come at once; one whose author has left stands in nobody's way.
  constraint reviews_once exclude using gist
    (author_id with =, subject_id with =, tstzrange(created_at, again_from) with &&)
);
create trigger reviews_touch before update on reviews for each row
  when (old.reply is distinct from new.reply) execute function touch_updated_at();
create index reviews_of_subject on reviews (subject_id, shown_from desc, id desc) where removed_at is null;
create index reviews_of_author on reviews (author_id, created_at desc, id desc);
create index reviews_to_announce on reviews (shown_from) where announced_at is null and removed_at is null;
comment on table reviews is 'What one party wrote about the other; never changed but for the reply, never deleted by its author';
comment on column reviews.author_id is 'Null once the author has left: the review stays';
comment on column reviews.about is 'Which of the two the subject is';
comment on column reviews.met is 'How the two met, the closest of it, when it was written';
comment on column reviews.after_reading is 'The other''s review was shown already when this one was written';
comment on column reviews.other_id is 'The review in the other direction that it was shown together with, or after';
comment on column reviews.shown_from is 'Nobody but the author knows of it before: 14 days after it was written, or when the other wrote';
comment on column reviews.announced_at is 'When its subject was told that it is shown';
comment on column reviews.removed_at is 'By a reasoned decision of a moderator';
comment on column reviews.again_from is 'From when on its author may review the same person again';

create function keep_review() returns trigger language plpgsql as $$
begin
  raise exception 'a review that was written cannot be changed';
end
$$;
create trigger reviews_keep before update on reviews for each row
  when ((old.subject_id, old.about, old.rating, old.communication, old.service_quality, old.comment, old.met, old.job_title,
      old.after_reading, old.created_at, old.again_from)
    is distinct from (new.subject_id, new.about, new.rating, new.communication, new.service_quality, new.comment, new.met, new.job_title,
      new.after_reading, new.created_at, new.again_from)
    or (old.reply is not null and new.reply is distinct from old.reply)
    or new.shown_from > old.shown_from)
  execute function keep_review();

create table review_invitations (
  author_id uuid not null references users on delete cascade,
  subject_id uuid not null references users on delete cascade,
  invited_at timestamptz not null default now(),
  primary key (author_id, subject_id)
);
comment on table review_invitations is 'Who was told when that they may review whom: once in 12 months';

-- What others wrote is no change of the profile.
alter table seekers add column rating_sum integer not null default 0;
alter table seekers add column rating_count integer not null default 0;
comment on column seekers.rating_sum is 'Of the reviews that are shown; kept by the reviews, as those of employers';
drop trigger seekers_touch on seekers;
create trigger seekers_touch before update on seekers for each row
  when (old.rating_sum = new.rating_sum and old.rating_count = new.rating_count) execute function touch_updated_at();
drop trigger employers_touch on employers;
create trigger employers_touch before update on employers for each row
  when (old.rating_sum = new.rating_sum and old.rating_count = new.rating_count) execute function touch_updated_at();

alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check check (kind in ('company', 'job', 'seeker', 'message', 'review'));
