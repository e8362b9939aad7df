-- One job asks for every kind of publication, and its payload names the kind of the change.
update outbox o set job = 'publish', payload = o.payload || jsonb_build_object('kind', k.kind)
from (values ('process-tournament', 'revision'), ('correct-tournament', 'correction'),
  ('merge-players', 'player-merge'), ('settle-league', 'league')) k (job, kind)
where o.job = k.job;
