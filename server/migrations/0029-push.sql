create table push_devices (
  session_id uuid primary key references sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  is_named boolean not null,
  created_at timestamptz not null default now()
);
create index push_devices_of_user on push_devices (user_id);
comment on table push_devices is 'Devices that are told what happens while no page is open; one goes with the session that it was signed in by';
comment on column push_devices.endpoint is 'Where the browser''s push service takes messages for this device';
comment on column push_devices.p256dh is 'The public key of the device: only it can read what is sent';
comment on column push_devices.auth is 'What proves to the device that a message is from us';
comment on column push_devices.is_named is 'Whether names and titles may be sent, which a locked screen shows';

create table muted_pushes (
  user_id uuid not null references users on delete cascade,
  push_group text not null,
  primary key (user_id, push_group)
);
comment on table muted_pushes is 'Groups of which a person wants nothing pushed; whatever has no row is pushed to the devices that asked for it';
