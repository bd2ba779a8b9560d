-- The member who wrote a message in the name of a company (product.md 15.5).
alter table messages add column sent_by uuid;
alter table messages add constraint messages_sent_by_fkey foreign key (sent_by) references users not valid;
comment on column messages.sent_by is 'The member who wrote in the name of the company; null for its founder, whose id is that of the sender, and for job seekers';
