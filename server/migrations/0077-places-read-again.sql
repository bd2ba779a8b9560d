-- outside a transaction
-- Background work reads the places of profiles again where earlier releases stored no parts of a region or an address.
do $$ declare
  last uuid := '00000000-0000-0000-0000-000000000000'; next uuid; begin
  loop
    next := (array(select user_id from seekers where user_id > last order by user_id limit 1000))[1000]; update seekers set location_text = null
      where user_id > last and (next is null or user_id <= next) and location_text is not null
        and (place_id is null or location_city like '%,%'); commit; exit when next is null; last := next; end loop; end
$$;
do $$ declare
  last uuid := '00000000-0000-0000-0000-000000000000'; next uuid; begin
  loop
    next := (array(select user_id from employers where user_id > last order by user_id limit 1000))[1000]; update employers set location_text = null
      where user_id > last and (next is null or user_id <= next) and location_text is not null
        and (place_id is null or location_city like '%,%'); commit; exit when next is null; last := next; end loop; end
$$;
