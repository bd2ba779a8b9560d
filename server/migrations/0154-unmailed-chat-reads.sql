-- outside a transaction
alter table chat_reads validate constraint chat_reads_mailed_seq;
create index concurrently if not exists chat_reads_to_mail on chat_reads (user_id) where mailed_seq <= read_seq;
