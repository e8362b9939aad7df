import type { ShownEvent } from '@quadrant/rules/events';
import type { WithheldNames } from '@quadrant/store/players';

/** SQL: events with the names that their subjects have now. The row of the event is `e`. */
export const EVENT_COLUMNS = `e.position::integer as position, e.at, e.kind, e.subject, e.facts, e.league, e.region,
  case split_part(e.kind, '.', 1)
    when 'tournament' then (select s.name from tournaments t join submissions s on s.tournament_id = t.id and s.revision = t.current_revision
      where t.key = e.subject::uuid)
    when 'league' then (select l.name from leagues l where l.slug = e.subject)
    when 'live' then (select l.facts->'header'->>'name' from live_tournaments l where l.id = e.subject::uuid)
    when 'announcement' then (select a.facts->>'name' from announcements a where a.id = e.subject::uuid)
  end as name`;

/** Hides people whose name somebody wrote into the name of a tournament. */
export const showEvent = (event: ShownEvent, hidden: WithheldNames): ShownEvent => ({
  ...event,
  name: event.name === null ? null : hidden.showText(event.name),
});
