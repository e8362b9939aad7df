-- The language that the owner of an account chose for pages.
alter table accounts
  add column language text,
  add constraint accounts_language_check check (language ~ '^[a-z]{2}$');
