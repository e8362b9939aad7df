import { say } from '@quadrant/rules/message';
import { documentOf, readReportValue } from '@quadrant/rules/report';
import {
  finding,
  type Finding,
  type Match,
  type Pod,
  type Result,
  type Round,
  type Stage,
  type TournamentHeader,
} from '@quadrant/rules/tournament';
import type { EnteredPlayer, ToldResult } from './live-act.js';

/** A result that was read, or the findings that refuse it. */
export type ReadTold<Told> = { readonly told: Told } | { readonly findings: readonly Finding[] };

const MIRRORED: Readonly<Partial<Record<Result, Result>>> = {
  FW: 'FL',
  FL: 'FW',
  MW: 'ML',
  ML: 'MW',
  WIN: 'LOSS',
  LOSS: 'WIN',
  MODIFIED_WIN: 'MODIFIED_LOSS',
  MODIFIED_LOSS: 'MODIFIED_WIN',
};

/** Returns the same result from the other player's side. Games name their winner, so they stay in their order. */
export function mirroredTold(told: ToldResult): ToldResult {
  const turned = (value: unknown): unknown => (Array.isArray(value) ? [...(value as unknown[])].reverse() : value);
  const of = (each: ToldResult): ToldResult => ({
    ...each,
    ...('score' in each && { score: turned(each['score']) }),
    ...(typeof each['differential'] === 'number' && { differential: -each['differential'] }),
  });
  const { result, games, bonusExcluded } = told;
  return {
    ...of(told),
    ...(typeof result === 'string' && { result: MIRRORED[result as Result] ?? result }),
    ...(bonusExcluded !== undefined && { bonusExcluded: turned(bonusExcluded) }),
    ...(Array.isArray(games) && {
      games: games.map((game: unknown) => (typeof game === 'object' && game !== null ? of(game as ToldResult) : game)),
    }),
  };
}

// @row 49, 154
/** Reads the result of a match as every report is read, so that the finished report has nothing unchecked. */
export function readMatch(
  header: TournamentHeader,
  players: readonly [string, string],
  told: ToldResult,
  stage: Stage,
): ReadTold<Match> {
  const read = readRound(header, players, { stage, matches: [{ ...told, players }] });
  return 'findings' in read ? read : { told: read.round.matches[0]! };
}

/** Gives a pod the `scores` of `quadrant/1`, which are taken from its `points` in the order of the act's players. */
export function scoredPod(players: readonly string[], told: ToldResult): ToldResult {
  const { points, ...rest } = told;
  if (!Array.isArray(points) || 'scores' in rest) return told;
  return { ...rest, scores: Object.fromEntries(players.map((player, seat) => [player, (points as unknown[])[seat]])) };
}

/** Reads the result of a pod, as {@link readMatch} reads one of a match. */
export function readPod(header: TournamentHeader, players: readonly string[], told: ToldResult): ReadTold<Pod> {
  const read = readRound(header, players, { pods: [told] });
  if ('findings' in read) return read;
  const pod = read.round.pods[0]!;
  if (pod.players.length === players.length) return { told: pod };
  const missing = players.filter((_, entry) => !pod.players.includes(entry));
  return {
    findings: [
      finding(
        'pod-score-missing',
        '/scores',
        say`The pod has no points of ${missing.join(', ')}.`,
        say`Give each player of the pod their points of this round, 0 where they have none.`,
      ),
    ],
  };
}

/** Checks the header of a tournament by the shape of a report, before it is played. */
export function findHeaderFaults(header: TournamentHeader): readonly Finding[] {
  const { schema, tournament } = documentOf({ ...NOTHING, tournament: header });
  const document = { schema, tournament, players: [{ handle: 'somebody' }], rounds: [] };
  return readReportValue(document, { mayBeUnplayed: true }).findings.filter(
    ({ severity, pointer }) => severity === 'error' && pointer.startsWith('/tournament'),
  );
}

// @row 130, 153
/** Checks the facts of an entered player by the shape of a report; the list is empty when they are valid. */
export function findPlayerFaults(header: TournamentHeader, { handle, ...facts }: EnteredPlayer): readonly Finding[] {
  const { schema, tournament } = documentOf({ ...NOTHING, tournament: { ...header, pairing: pairingOf(header) } });
  const player = { handle, ...facts };
  const { findings } = readReportValue({ schema, tournament, players: [player], rounds: [] }, { mayBeUnplayed: true });
  return findings
    .filter(({ severity, pointer }) => severity === 'error' && pointer.startsWith('/players/0'))
    .map((each) => ({ ...each, pointer: each.pointer.replace('/players/0', '') }));
}

const PLACE = /^\/rounds\/0\/(?:matches|pods)\/0/;

function readRound(
  header: TournamentHeader,
  players: readonly string[],
  round: Readonly<Record<string, unknown>>,
): { readonly round: Round } | { readonly findings: readonly Finding[] } {
  const { schema, tournament } = documentOf({ ...NOTHING, tournament: { ...header, pairing: pairingOf(header) } });
  const document = {
    schema,
    tournament,
    players: players.map((handle) => ({ handle })),
    rounds: [{ round: 1, ...round }],
  };
  // A player whose name was removed meanwhile still plays under a label.
  const { report, findings } = readReportValue(document, { mayBeLabelled: true });
  const own = findings.filter(({ severity, pointer }) => severity === 'error' && PLACE.test(pointer));
  if (own.length > 0) {
    return { findings: own.map((each) => ({ ...each, pointer: each.pointer.replace(PLACE, '') })) };
  }
  const [only] = report?.rounds ?? [];
  if (only === undefined) return { findings: findings.filter(({ severity }) => severity === 'error') };
  return { round: only };
}

/** Seeds and tables do not matter for a single result. */
const pairingOf = ({ pairing }: TournamentHeader): TournamentHeader['pairing'] =>
  pairing === 'tribbles-finals' ? 'tribbles' : pairing;

const NOTHING = {
  entries: [],
  rounds: [],
  finalConfrontation: null,
  places: [],
  standings: null,
  tosses: [],
  handleOrder: null,
} as const;
