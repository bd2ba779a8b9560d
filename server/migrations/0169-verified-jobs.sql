-- Documents of jobs tell whether the company is verified: background work rewrites them once that changes.
create function request_verified_rewrite() returns trigger language plpgsql as $$
begin
  insert into answer_rewrites (employer_id) values (new.user_id)
  on conflict (employer_id) do update set rewritten_through = 0, requested_at = now();
  return null;
end
$$;
create trigger employers_verified after update of verified_domain on employers for each row
  when ((old.verified_domain is null) <> (new.verified_domain is null))
  execute function request_verified_rewrite();
comment on table answer_rewrites is 'Companies whose response figures reached another band or that were verified: the documents of their jobs are rewritten by background work';
