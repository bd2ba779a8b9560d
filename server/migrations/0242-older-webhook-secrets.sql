alter table webhook_endpoints add column sealed_older_secrets bytea[] not null default '{}';

comment on column webhook_endpoints.sealed_older_secrets is
  'Secrets that sealed_old_secret replaced within 24 hours. They sign until old_secret_until too.';
