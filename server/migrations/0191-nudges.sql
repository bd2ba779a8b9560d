-- A seeker who hears nothing may ask again once (product.md section 20.4).
alter table applications add column nudged_at timestamptz;
comment on column applications.nudged_at is 'When the seeker asked again for an answer, once in each round; null if never';
