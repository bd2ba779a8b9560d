-- outside a transaction
-- What waits for a seeker is found without reading all of their applications, offers and chats.
create index concurrently if not exists applications_waiting_of_seeker on applications (seeker_id, answer_due_at)
  where answered_at is null and status in ('applied', 'viewed');
create index concurrently if not exists applications_interview_of_seeker on applications (seeker_id) where status = 'interview';
create index concurrently if not exists offers_pending_of_seeker on offers (seeker_id, expires_at) where status = 'pending';
create index concurrently if not exists chats_undecided_of_seeker on chats (seeker_id)
  where started_by <> 'seeker' and state <> 'declined' and accepted_at is null;
