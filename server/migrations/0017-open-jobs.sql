-- What goes to search engines and other job sites: the open jobs in the order of their publication, with their latest change.
create index jobs_open_by_seq on jobs (search_seq) include (updated_at) where status = 'open';
