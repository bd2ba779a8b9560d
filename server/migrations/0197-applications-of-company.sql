-- outside a transaction
-- Lists of applications by the API are read in the order of their ids, which no change of an application moves.
create index concurrently if not exists applications_of_company on applications (employer_id, id);
