-- Which functions, views and triggers the database has: the hash of the files that made them.
create table repeatable_schema (
  singleton boolean not null default true,
  sha256 text not null,
  constraint repeatable_schema_pkey primary key (singleton),
  constraint repeatable_schema_singleton_check check (singleton)
);
