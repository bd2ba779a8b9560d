-- outside a transaction
-- Answers by message before this release: their authors wrote them just before the answer was recorded.
do $$ declare
  last uuid := '00000000-0000-0000-0000-000000000000'; next uuid; begin
  loop
    next := (array(select id from applications where id > last order by id limit 1000))[1000]; update applications set answered_by = answer.author
    from (
      select a.id, (select coalesce(m.sent_by, m.sender_id) from chats join messages m on m.chat_id = chats.id
        where chats.employer_id = a.employer_id and chats.seeker_id = a.seeker_id and m.sender_id = a.employer_id
          and m.created_at <= a.answered_at and m.created_at > a.answered_at - interval '10 seconds'
        order by m.seq desc limit 1) as author
      from applications a
      where a.id > last and (next is null or a.id <= next) and a.answered_at is not null and a.answered_by is null
    ) as answer
    where applications.id = answer.id and answer.author is not null; commit; exit when next is null; last := next; end loop; end
$$;
