-- Reasons and rules that Quadrant tells are sentences with values, so that pages can say them in other languages. Texts from before
-- are strings.
drop view if exists submission_states;
alter table submissions alter column state_reason type jsonb using to_jsonb(state_reason);
alter table scorecards
  alter column sanctioned_rule type jsonb using to_jsonb(sanctioned_rule),
  alter column rated_rule type jsonb using to_jsonb(rated_rule);
alter table pending_changes alter column reason type jsonb using to_jsonb(reason);
alter table league_rules alter column reason type jsonb using to_jsonb(reason);
alter table runs alter column reason type jsonb using to_jsonb(reason);
alter table refresh_requests
  alter column reason type jsonb using to_jsonb(reason),
  alter column summary type jsonb using to_jsonb(summary),
  alter column error type jsonb using to_jsonb(error);
