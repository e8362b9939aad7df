import { documentOf } from '@quadrant/rules/report';
import {
  kindOfLevel,
  type Entry,
  type Match,
  type Pod,
  type Round,
  type TournamentHeader,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { parseMatch, parsePod, type MatchText, type PodText, type RoundText } from './round-text.js';

export { elimination, eliminationPods, pods, round, type RoundText } from './round-text.js';

/** Says what differs from an ordinary local 2E tournament. */
export interface ReportChanges {
  readonly tournament?: Partial<TournamentHeader>;
  /** The key is a handle. A player who is named here takes part even without a match. */
  readonly players?: Readonly<Record<string, Partial<Entry>>>;
  readonly finalConfrontation?: { readonly players: readonly [string, string]; readonly winner: string };
  readonly places?: readonly { readonly handle: string; readonly place: number; readonly reason?: string }[];
  readonly standings?: readonly string[];
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

const inMatch = ({ handles }: MatchText) => handles;
const inPod = ({ scores }: PodText) => scores.map(({ handle }) => handle);

const matchOf = ({ handles: [first = '', second], rest }: MatchText, indexOf: (handle: string) => number): Match => ({
  players: second === undefined ? [indexOf(first)] : [indexOf(first), indexOf(second)],
  ...rest,
});

/** Sorts the players of a pod in the order of the entries, as the reader does. */
function podOf({ scores, wentOut }: PodText, indexOf: (handle: string) => number): Pod {
  const sorted = scores
    .map(({ handle, score }) => ({ player: indexOf(handle), score }))
    .sort((one, other) => one.player - other.player);
  return {
    players: sorted.map(({ player }) => player),
    scores: sorted.map(({ score }) => score),
    wentOut: wentOut === null ? null : indexOf(wentOut),
  };
}

/** Builds a report from rounds as text. Players have the order in which they are first named. */
export function report(...parts: (RoundText | ReportChanges)[]): TournamentReport {
  const texts = parts.filter((part): part is RoundText => 'lines' in part);
  const changes: ReportChanges = Object.assign({}, ...parts.filter((part) => !('lines' in part)));
  const parsed = texts.map(({ stage, holds, lines }) => ({
    stage,
    matches: holds === 'matches' ? lines.map(parseMatch) : [],
    pods: holds === 'pods' ? lines.map(parsePod) : [],
  }));

  const handles = new Set(parsed.flatMap((part) => [...part.matches.flatMap(inMatch), ...part.pods.flatMap(inPod)]));
  for (const handle of Object.keys(changes.players ?? {})) handles.add(handle);
  const index = new Map([...handles].map((handle, position) => [handle, position]));
  const indexOf = (handle: string): number => {
    const position = index.get(handle);
    if (position === undefined) throw new Error(`Nobody is called ${handle}.`);
    return position;
  };

  const rounds = parsed.map(({ stage, matches, pods }, position): Round => ({
    round: position + 1,
    stage,
    matches: matches.map((match) => matchOf(match, indexOf)),
    pods: pods.map((pod) => podOf(pod, indexOf)),
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
    tosses: [],
    handleOrder: null,
  };
}

/** Returns the same report as the `quadrant/1` document that its director would send. */
export const reportDocument = documentOf;
