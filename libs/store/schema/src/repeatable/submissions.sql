-- The state of a submission.

create or replace view submission_states as
  select s.id as submission_id,
    case
      when s.revision < t.current_revision then 'superseded'
      when t.withdrawn_at is not null then 'withdrawn'
      when o.submission_id = s.id and s.state <> 'failed' then 'processed'
      else s.state
    end as state,
    case
      when s.revision < t.current_revision then null
      when t.withdrawn_at is not null then null
      when o.submission_id = s.id and s.state <> 'failed' then null
      else s.state_reason
    end as state_reason
  from submissions s
    join tournaments t on t.id = s.tournament_id
    left join outcomes o on o.tournament_id = t.id;
