-- Read positions of the members of a company (product.md 15.5).
create table chat_reads (
  user_id uuid references company_members on delete cascade,
  chat_id uuid references chats on delete cascade,
  read_seq integer not null check (read_seq >= 0),
  primary key (user_id, chat_id)
);
create index chat_reads_of_chat on chat_reads (chat_id);
comment on table chat_reads is 'Members whose read position in a chat is not the one of their company, which is the position of the member who read furthest';

-- A new member starts with everything read, and leaves their read positions behind with a company.
create function start_with_all_read() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.company_id = old.company_id then return null; end if;
    delete from chat_reads where user_id = new.user_id;
  end if;
  insert into chat_reads (user_id, chat_id, read_seq)
    select new.user_id, id, last_seq from chats where employer_id = new.company_id and employer_unread > 0;
  return null;
end
$$;
create trigger company_members_start_with_all_read after insert or update of company_id on company_members
  for each row execute function start_with_all_read();
