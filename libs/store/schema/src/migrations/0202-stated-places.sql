-- Where the games of a tournament are unknown, its places are as their source states them: `3`, `3-4`, `5?` or `?`. Points may be unknown.
alter table standings add column stated text, alter column points drop not null;
