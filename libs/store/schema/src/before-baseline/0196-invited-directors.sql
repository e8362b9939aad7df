-- People who are named as directors of what somebody else announced or began, and who have not agreed.
-- folded handles; a person who agrees moves to director_keys, and has rights from then on
alter table announcements add column invited_keys text[] not null default '{}';
alter table live_tournaments add column invited_keys text[] not null default '{}';
create index announcements_invited_key on announcements using gin (invited_keys);
create index live_tournaments_invited_key on live_tournaments using gin (invited_keys);
