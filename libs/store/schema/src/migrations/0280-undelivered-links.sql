-- A mail server refused the mail with this link: its account learns that the address is wrong.
alter table address_links add column is_undelivered boolean not null default false;
