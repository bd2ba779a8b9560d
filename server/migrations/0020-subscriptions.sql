-- Who is a customer of the payment provider, and what the provider last said of their subscriptions.
create table payment_customers (
  id text primary key,
  user_id uuid references users on delete set null,
  looked_at timestamptz,
  checkout_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index payment_customers_of_user on payment_customers (user_id);
create index payment_customers_due on payment_customers (looked_at nulls first);
comment on table payment_customers is 'Customers of the payment provider by its id; a person may have several';
comment on column payment_customers.user_id is 'Whose plan they pay; null once the account is gone';
comment on column payment_customers.looked_at is 'When their subscriptions were last read without an event asking for it';
comment on column payment_customers.checkout_at is 'When they last began to pay; for two days they are looked at more often';

create table subscriptions (
  id text primary key,
  customer_id text not null,
  plan text not null,
  status text not null,
  cancel_at_period_end boolean not null,
  period_end timestamptz not null,
  past_due_since timestamptz,
  reading bigint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_of_customer on subscriptions (customer_id);
create index subscriptions_to_look_at on subscriptions (period_end) where status in ('active', 'trialing', 'past_due', 'unpaid');
comment on table subscriptions is 'Subscriptions as last read from the payment provider';
comment on column subscriptions.status is 'The word of the provider';
comment on column subscriptions.past_due_since is 'When a failed renewal was first seen; the grace counts from here';
comment on column subscriptions.reading is 'From payment_readings, taken before the provider was asked: an older answer never replaces a newer one';
create sequence payment_readings;

create table payment_events (
  id text primary key,
  kind text not null,
  received_at timestamptz not null default now()
);
create index payment_events_age on payment_events (received_at);
comment on table payment_events is 'Events of the provider whose effect is in the database; written with it, so that none has it twice';

create table simulated_payments (
  id text primary key,
  customer_id text,
  data jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index simulated_payments_of_customer on simulated_payments (customer_id);
comment on table simulated_payments is 'What a provider would know, where payments are simulated: checkouts, subscriptions, invoices';

alter table jobs add column plan_paused_at timestamptz;
create index jobs_paused_by_plan on jobs (employer_id) where plan_paused_at is not null;
comment on column jobs.plan_paused_at is 'Paused because the plan became smaller; opens by itself with a larger one';
create index users_paying on users (id) where plan <> 'free';
