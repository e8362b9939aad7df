import {
  kindOfLevel,
  type Ending,
  type Entry,
  type Match,
  type Result,
  type Round,
  type Stage,
  type TournamentHeader,
  type TournamentReport,
} from '@quadrant/tournament';

/** One round as text; its number is its place in the report. */
export interface RoundText {
  readonly stage: Stage;
  readonly lines: readonly string[];
}

/** What a test wants to be different from an ordinary local 2E tournament. */
export interface ReportChanges {
  readonly tournament?: Partial<TournamentHeader>;
  /** By handle; who is named here takes part even without a match. */
  readonly players?: Readonly<Record<string, Partial<Entry>>>;
  readonly finalConfrontation?: { readonly players: readonly [string, string]; readonly winner: string };
  readonly places?: readonly { readonly handle: string; readonly place: number; readonly reason?: string }[];
  readonly standings?: readonly string[];
}

/**
 * A Swiss round, a line for each match, the result being the first player's: `ann 100-35 bob FW`, `ann bob TT` without a score,
 * `cy BYE`; then, if wanted, the ending (`concession`) and a differential of the director's (`d=-40`).
 */
export const round = (...lines: string[]): RoundText => ({ stage: 'swiss', lines });

/** The same in the elimination stage. */
export const elimination = (...lines: string[]): RoundText => ({ stage: 'elimination', lines });

const SCORE = /^(-?\d+)-(-?\d+)$/;
const RESULT = /^[A-Z_]+$/;
const DIFFERENTIAL = /^d=(-?\d+)$/;

interface MatchText {
  readonly handles: readonly string[];
  readonly rest: Omit<Match, 'players'>;
}

function parseLine(line: string): MatchText {
  const handles: string[] = [];
  let result: Result | null = null;
  let score: [number, number] | null = null;
  let endedBy: Ending | null = null;
  let differential: number | null = null;
  for (const word of line.split(/\s+/)) {
    const scored = SCORE.exec(word);
    const set = DIFFERENTIAL.exec(word);
    if (scored) score = [Number(scored[1]), Number(scored[2])];
    else if (set) differential = Number(set[1]);
    else if (RESULT.test(word)) result = word as Result;
    else if (result === null) handles.push(word);
    else endedBy = word as Ending;
  }
  if (result === null || handles.length < 1 || handles.length > 2) throw new Error(`Not a match: ${line}`);
  return { handles, rest: { result, score, endedBy, differential, missions: null } };
}

const LOCAL_2E: TournamentHeader = {
  name: 'Winter Local',
  externalId: null,
  game: '2e',
  ruleSystem: 'opg-4.2',
  format: 'constructed',
  cardPool: 'complete',
  rules: 'standard',
  scenario: null,
  unrated: false,
  level: 1,
  kind: 'local',
  startsAt: '2014-11-08T10:00:00-05:00',
  endsAt: null,
  registeredAt: '2014-10-20T18:00:00Z',
  plannedRounds: null,
  pairing: 'swiss',
  online: false,
  country: 'US',
  region: null,
  venue: null,
  director: 'director',
  secondaryDirector: null,
  tertiaryDirector: null,
  league: null,
  structure: null,
  tier: null,
};

const entryNamed = (handle: string, changes: Partial<Entry> = {}): Entry => ({
  handle,
  name: null,
  country: null,
  region: null,
  seed: null,
  earnedByes: [],
  headStart: 0,
  droppedAfterRound: null,
  deck: null,
  ...changes,
});

/** A report from rounds as text; players stand in the order in which they are first named. */
export function report(...parts: (RoundText | ReportChanges)[]): TournamentReport {
  const texts = parts.filter((part): part is RoundText => 'lines' in part);
  const changes: ReportChanges = Object.assign({}, ...parts.filter((part) => !('lines' in part)));
  const parsed = texts.map(({ stage, lines }) => ({ stage, matches: lines.map(parseLine) }));

  const handles = new Set(parsed.flatMap(({ matches }) => matches.flatMap((match) => match.handles)));
  for (const handle of Object.keys(changes.players ?? {})) handles.add(handle);
  const index = new Map([...handles].map((handle, position) => [handle, position]));
  const indexOf = (handle: string): number => {
    const position = index.get(handle);
    if (position === undefined) throw new Error(`Nobody is called ${handle}.`);
    return position;
  };

  const rounds = parsed.map(({ stage, matches }, position): Round => ({
    round: position + 1,
    stage,
    matches: matches.map(({ handles: [first = '', second], rest }): Match => ({
      players: second === undefined ? [indexOf(first)] : [indexOf(first), indexOf(second)],
      ...rest,
    })),
  }));
  const confrontation = changes.finalConfrontation;
  const level = changes.tournament?.level ?? LOCAL_2E.level;
  return {
    tournament: { ...LOCAL_2E, kind: kindOfLevel(level), ...changes.tournament },
    entries: [...handles].map((handle) => entryNamed(handle, changes.players?.[handle])),
    rounds,
    finalConfrontation: confrontation
      ? {
          players: [indexOf(confrontation.players[0]), indexOf(confrontation.players[1])],
          winner: indexOf(confrontation.winner),
        }
      : null,
    places: (changes.places ?? []).map(({ handle, place, reason }) => ({
      entry: indexOf(handle),
      place,
      reason: reason ?? '',
    })),
    standings: changes.standings?.map(indexOf) ?? null,
  };
}

/** The same report as the `quadrant/1` document that its director would send. */
export function reportDocument({ tournament, entries, rounds, ...rest }: TournamentReport): Record<string, unknown> {
  const handleOf = (entry: number) => entries[entry]?.handle ?? '';
  return {
    schema: 'quadrant/1',
    tournament: { ...tournament },
    players: entries.map((entry) => ({ ...entry })),
    rounds: rounds.map(({ round: number, stage, matches }) => ({
      round: number,
      stage,
      matches: matches.map(({ players, missions, ...match }) => ({
        players: players.map(handleOf),
        ...match,
        missions: missions && Object.fromEntries(players.map((player, side) => [handleOf(player), missions[side]])),
      })),
    })),
    finalConfrontation: rest.finalConfrontation && {
      players: rest.finalConfrontation.players.map(handleOf),
      winner: handleOf(rest.finalConfrontation.winner),
    },
    places: rest.places.map(({ entry, place, reason }) => ({ handle: handleOf(entry), place, reason })),
    standings: rest.standings?.map(handleOf) ?? null,
  };
}
