import { getRuleSystem, usualRuleSystem } from '@quadrant/rules/systems';
import { say } from '@quadrant/rules/message';
import { refusedParts } from '@quadrant/http';
import { directingOf, tellBracketFault, type AnnouncedTournament, type Directing } from '@quadrant/rules/announcements';
import { findHeaderFaults } from '@quadrant/rules/live';
import {
  foldHandle,
  levelOfKind,
  normaliseHandle,
  regionSlug,
  type TournamentHeader,
  instantIn,
} from '@quadrant/rules/tournament';
import type { Announcement } from '@quadrant/store/announcements';
import type { LiveRecord } from '@quadrant/store/live';
import type { NewLiveDto } from './live.dto.js';

export interface BegunFacts extends Directing {
  readonly facts: LiveRecord['facts'];
}

/** Returns the live tournament of an announcement. The time of the announcement decides whether it is sanctioned. */
export function announcedLive({ announced, announcedAt, directorKeys, invitedKeys }: Announcement): BegunFacts {
  const { zone, finalConfrontation } = announced;
  const header = headerOf(announced, instantIn(zone, announcedAt.getTime()));
  return { facts: { header, finalConfrontation }, directorKeys, invitedKeys };
}

/**
 * Returns a tournament without an announcement, which begins now and was registered now.
 * @throws Problem 400 that names each wrong field
 */
export function liveNow(told: NonNullable<NewLiveDto['tournament']>, director: string, now: Date): BegunFacts {
  const { game, ruleSystem = usualRuleSystem(game), online = false, zone } = told;
  const startsAt = startIn(zone, now);
  const header: TournamentHeader = {
    name: told.name.trim(),
    externalId: null,
    game,
    ruleSystem,
    format: told.format,
    cardPool: told.cardPool ?? null,
    rules: told.rules ?? null,
    scenario: told.scenario ?? null,
    unrated: told.unrated ?? false,
    level: 1,
    kind: 'local',
    startsAt,
    endsAt: null,
    registeredAt: startsAt,
    plannedRounds: told.plannedRounds ?? null,
    pairing: told.pairing ?? getRuleSystem(ruleSystem).announcing.usualPairing(game),
    online,
    country: told.country?.toUpperCase() ?? null,
    region: told.region === undefined ? null : regionSlug(told.region),
    venue: told.venue?.trim() ?? null,
    director: normaliseHandle(director),
    secondaryDirector: told.secondaryDirector ?? null,
    tertiaryDirector: told.tertiaryDirector ?? null,
    league: told.league ?? null,
    structure: told.structure ?? null,
    tier: null,
    ...(told.bracket !== undefined && { bracket: told.bracket }),
  };
  const faults = findHeaderFaults(header);
  if (faults.length > 0) {
    throw refusedParts(
      'body',
      faults.map((fault) => {
        const { code, pointer, message, advice } = fault;
        return code === 'bracket-not-playable'
          ? { in: 'body', name: '/tournament/bracket/rounds', detail: tellBracketFault(fault) }
          : { in: 'body', name: pointer, detail: say`${message} ${advice}` };
      }),
    );
  }
  return { facts: { header, finalConfrontation: told.finalConfrontation ?? false }, ...directing(header, director) };
}

function startIn(zone: string, now: Date): string {
  try {
    return instantIn(zone, Math.floor(now.getTime() / 60_000) * 60_000);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const detail = 'must be the name of a time zone, such as Europe/Berlin';
    throw refusedParts('body', [{ in: 'body', name: '/tournament/zone', detail }]);
  }
}

function directing(header: TournamentHeader, author: string): Directing {
  const directors = [header.director, header.secondaryDirector, header.tertiaryDirector];
  const named = directors.flatMap((handle) => (handle === null ? [] : [foldHandle(handle)]));
  return directingOf(named, foldHandle(author), null);
}

const headerOf = (announced: AnnouncedTournament, registeredAt: string): TournamentHeader => ({
  name: announced.name,
  externalId: null,
  game: announced.game,
  ruleSystem: announced.ruleSystem,
  format: announced.format,
  cardPool: announced.cardPool,
  rules: announced.rules,
  scenario: announced.scenario,
  unrated: announced.unrated,
  level: levelOfKind(announced.kind),
  kind: announced.kind,
  startsAt: announced.startsAt,
  endsAt: null,
  registeredAt,
  plannedRounds: announced.plannedRounds,
  pairing: announced.pairing,
  online: announced.online,
  country: announced.country,
  region: announced.region,
  venue: announced.venue,
  director: announced.director,
  secondaryDirector: announced.secondaryDirector,
  tertiaryDirector: announced.tertiaryDirector,
  league: announced.league,
  structure: announced.structure,
  tier: null,
  ...(announced.bracket !== undefined && { bracket: announced.bracket }),
});
