import {
  completeSeason,
  newLeagueRules,
  type EntryFacts,
  type LeagueRules,
  type LeagueSeason,
  type LeagueTournament,
} from '@quadrant/rules/leagues';
import { PRINTED_SCHEMES } from '@quadrant/rules/bonus-schemes';

/** A season of the league `andoria` with the phases of 000, 12.2; October to March. */
export const leagueSeason = (year = 2014, changes: Partial<LeagueSeason> = {}): LeagueSeason => ({
  id: year,
  league: 'andoria',
  ...completeSeason({ season: `${year}-${(year + 1) % 100}`, startsOn: `${year}-10-01`, endsOn: `${year + 1}-03-31` }),
  ...changes,
});

/** Builds rules of a league with the printed schemes of these ids, and schemes by their texts. All are in force on every day. */
export function leagueRules(printed: readonly string[], texts: Readonly<Record<string, string>> = {}): LeagueRules {
  const known = PRINTED_SCHEMES.filter(({ id }) => printed.includes(id)).map(
    ({ id, text, section }) => [id, text, `000 §${section}`] as const,
  );
  const own = Object.entries(texts).map(([id, text]) => [id, text, '000 §12.5'] as const);
  const schemes = [...known, ...own].map(([scheme, text, section]) => {
    return { scheme, version: 1, name: scheme, section, text, from: '2000-01-01', to: null };
  });
  return { ...newLeagueRules('andoria'), seasons: [leagueSeason()], schemes };
}

const UNTOLD: EntryFacts = {
  headquarters: null,
  affiliation: null,
  missions: null,
  personnel: null,
  wins: 0,
  losses: 0,
  ties: 0,
  byes: 0,
  dropped: false,
};

/** A player in a test played this: the headquarters with a deck of one affiliation, and missions. */
export const playing = (headquarters: string | null, ...missions: string[]): Partial<EntryFacts> => ({
  headquarters,
  missions,
  personnel: { total: 20, nonAligned: 0, playable: 20 },
});

/** Builds a tournament of such a league: players by number, the first place first, with what each played. */
export function leagueTournament(
  rules: LeagueRules,
  placed: readonly (readonly [player: number, facts?: Partial<EntryFacts>])[],
  changes: Partial<LeagueTournament> = {},
): LeagueTournament {
  const localDate = changes.localDate ?? '2014-11-08';
  return {
    rules,
    season: rules.seasons.find(({ startsOn, endsOn }) => startsOn <= localDate && localDate <= endsOn)!,
    facts: { online: false, entries: placed.map(([, facts = {}]) => ({ ...UNTOLD, ...facts })) },
    manualAwards: [],
    champion: null,
    game: '2e',
    format: 'constructed',
    localDate,
    sanctioned: true,
    awardsPoints: true,
    participants: placed.length,
    placings: placed.map((_, entry) => entry),
    players: placed.map(([player]) => player),
    ...changes,
  };
}
