-- Contributors: members who see only the jobs whose people they are, and answer nobody (product.md section 15.1).
alter table company_members drop constraint company_members_role,
  add constraint company_members_role check (role in ('owner', 'recruiter', 'contributor')) not valid;
alter table company_invitations drop constraint company_invitations_role_check,
  add constraint company_invitations_role check (role in ('owner', 'recruiter', 'contributor')) not valid;
