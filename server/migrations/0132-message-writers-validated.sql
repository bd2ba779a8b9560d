alter table messages validate constraint messages_sent_by_fkey;
