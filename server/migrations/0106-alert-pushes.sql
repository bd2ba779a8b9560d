-- outside a transaction
-- Devices that receive pushes today get none about new jobs until their owner turns them on.
do $$ begin
  insert into muted_pushes (user_id, push_group) select distinct user_id, 'alerts' from push_devices on conflict do nothing; end
$$;
