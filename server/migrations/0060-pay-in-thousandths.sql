-- Pay columns hold two decimals. Currencies such as the Kuwaiti dinar have three, and another type would rewrite the table.
alter table jobs
  add column pay_from_rest numeric(6, 4) not null default 0,
  add column pay_to_rest numeric(6, 4) not null default 0;
comment on column jobs.pay_from_rest is 'Difference of the exact lower end to pay_from: up to half a hundredth, of currencies with more than two decimals';
comment on column jobs.pay_to_rest is 'As pay_from_rest, of pay_to';
