-- outside a transaction
-- Members who lag behind today are not mailed about old messages, and contributors have no read positions.
do $$ begin
  update chat_reads set mailed_seq = chats.last_seq from chats
    where chats.id = chat_id and mailed_seq < chats.last_seq; delete from chat_reads using company_members member
    where member.user_id = chat_reads.user_id and member.role = 'contributor'; alter table chat_reads
    validate constraint chat_reads_mailed_seq; end
$$;
create index concurrently if not exists chat_reads_to_mail on chat_reads (user_id) where mailed_seq <= read_seq;
