-- outside a transaction
-- The profiles whose place is still to be read: all at first, none later.
create index concurrently if not exists seekers_unread_places on seekers (user_id) where location_text is distinct from city;
create index concurrently if not exists employers_unread_places on employers (user_id)
  where location_text is distinct from business_location;
