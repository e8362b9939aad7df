import { type Text, say, joined } from '@quadrant/rules/message';
import { asAnnounced, scoreReport, type Scoring } from '@quadrant/rules/history';
import { foldHandle, type EntryIndex, type TournamentHeader, type TournamentReport } from '@quadrant/rules/tournament';
import type { ReportDelivery } from './delivery.js';
import type { PlannedPlayer } from './plan-players.js';
import type { RevisedReport } from './revised-report.js';

/** The new revision, as far as it is planned before the decision whether it waits. */
export interface PlannedRevision {
  /** These players are behind its entries. */
  readonly players: readonly PlannedPlayer[];
  readonly scoring: Scoring;
}

/** A fact of a tournament that a revision changes, in words for sentences. */
export interface ChangedFact {
  /** It points into the new document. */
  readonly pointer: string;
  readonly what: Text;
  readonly before: Text;
  readonly after: Text;
}

/**
 * These facts of a header decide about sanctioning, ratings and leagues. The externalId is not among them: it never
 * changes, because a revision with another one is refused.
 */
const GUARDED = [
  'game',
  'ruleSystem',
  'format',
  'level',
  'kind',
  'league',
  'unrated',
  'registeredAt',
  'startsAt',
  'endsAt',
  // It decides whether the end moves the deadline.
  'online',
  'director',
  'secondaryDirector',
  'tertiaryDirector',
] as const satisfies readonly (keyof TournamentHeader)[];

const DIRECTORS: ReadonlySet<string> = new Set(['director', 'secondaryDirector', 'tertiaryDirector']);

/**
 * Lists the changes of a revision that its director may not make alone: facts that decide about sanctioning and
 * rating, players who were removed, and results of games that the sender played.
 */
export function changedFacts(
  { report, submitter }: Pick<ReportDelivery, 'report' | 'submitter'>,
  { players, scoring }: PlannedRevision,
  revised: RevisedReport,
): ChangedFact[] {
  const before = new Named(
    revised.report,
    revised.report.entries.map(({ handle }) => foldHandle(handle)),
  );
  const byPlayer = new Map(revised.players.map((player, entry) => [player, before.keys[entry]!]));
  // A player with another of their own handles is still the same player.
  const after = new Named(
    report,
    players.map(({ key, known }) => (known && byPlayer.get(known.countsAs)) ?? key),
  );
  const senders = new Set([submitter.handleKey, ...revised.senders.flatMap((player) => byPlayer.get(player) ?? [])]);
  return [
    ...headerChanges(
      asAnnounced(revised.report.tournament, revised.facts.announced),
      asAnnounced(report.tournament, revised.facts.announced),
    ),
    ...verdictChanges(scoring, revised),
    ...removedPlayers(before, after),
    ...ownResults(before, after, senders),
  ];
}

function headerChanges(before: TournamentHeader, after: TournamentHeader): ChangedFact[] {
  return GUARDED.flatMap((what) => {
    const [was, is] = [before[what], after[what]];
    const isSame = DIRECTORS.has(what) ? folded(was) === folded(is) : was === is;
    return isSame ? [] : [{ pointer: `/tournament/${what}`, what, before: tellFact(was), after: tellFact(is) }];
  });
}

const folded = (handle: unknown): string | null => (typeof handle === 'string' ? foldHandle(handle) : null);

/** Writes a value of a header for sentences. */
export const tellFact = (value: string | number | boolean | null): string =>
  value === null ? 'nothing' : String(value);

/** The number of players or rounds alone may change whether it is sanctioned or rated. */
function verdictChanges({ scorecard: is }: Scoring, { key, facts, report }: RevisedReport): ChangedFact[] {
  const was = scoreReport(report, key, facts).scorecard;
  return (['sanctioned', 'rated'] as const).flatMap((what): ChangedFact[] =>
    was[what] === is[what]
      ? []
      : [{ pointer: '/tournament', what, before: yesOrNo(was[what]), after: yesOrNo(is[what]) }],
  );
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

function removedPlayers(before: Named, after: Named): ChangedFact[] {
  const kept = new Set(after.keys);
  return before.keys.flatMap((key, entry) =>
    kept.has(key)
      ? []
      : [
          {
            pointer: '/players',
            what: 'players',
            before: say`"${before.report.entries[entry]!.handle}" among them`,
            after: say`without them`,
          },
        ],
  );
}

function ownResults(before: Named, after: Named, senders: ReadonlySet<string>): ChangedFact[] {
  const [was, is] = [before.resultsOf(senders), after.resultsOf(senders)];
  return [...new Map([...was, ...is])].flatMap(([key, { place }]) => {
    const [earlier, later] = [was.get(key) ?? NO_RESULT, is.get(key) ?? NO_RESULT];
    if (earlier.compared === later.compared) return [];
    const told = String(earlier.told) === String(later.told) ? say`${later.told} with other details` : later.told;
    return [{ pointer: '/rounds', what: say`your result in ${place}`, before: earlier.told, after: told }];
  });
}

/** The result of a player in a round: `told` is for sentences, `compared` has every detail. */
interface OwnResult {
  readonly told: Text;
  readonly compared: string;
}

/** A player's results of one round, or of the final confrontation, are told together. */
interface PlacedResult extends OwnResult {
  readonly place: Text;
}

const NO_RESULT: OwnResult = { told: say`nothing`, compared: '' };

/** A report whose players have the same keys before and after. */
class Named {
  /** @param keys the key of each entry */
  constructor(
    readonly report: TournamentReport,
    readonly keys: readonly string[],
  ) {}

  /** Finds the results of some players. The key is the place in English. */
  resultsOf(senders: ReadonlySet<string>): Map<string, PlacedResult> {
    const isOwn = ({ players }: { players: readonly EntryIndex[] }) =>
      players.some((entry) => senders.has(this.keys[entry]!));
    const { rounds, finalConfrontation } = this.report;
    const results = new Map<string, PlacedResult>();
    const add = (place: Text, result: OwnResult): void => {
      results.set(String(place), { ...result, place });
    };
    for (const { stage, round, matches, pods } of rounds) {
      const own = [
        ...matches.filter(isOwn).map((match) => this.result(match, tellMatch(match))),
        ...pods.filter(isOwn).map((pod) => this.result(pod, pod.scores.join('-'))),
      ];
      if (own.length > 0) add(stage === 'swiss' ? say`round ${round}` : say`${stage} round ${round}`, inOne(own));
    }
    if (finalConfrontation !== null && isOwn(finalConfrontation)) {
      const told = say`won by ${this.handleOf(finalConfrontation.winner)}`;
      add(say`the final confrontation`, this.result(finalConfrontation, told));
    }
    return results;
  }

  private result({ players, ...rest }: { players: readonly EntryIndex[] }, told: Text): OwnResult {
    const keys = players.map((entry) => this.keys[entry]!);
    const names = players.map((entry) => this.handleOf(entry)).join(' - ');
    // Entries have other numbers in another order; the winner of a game is a place in its match.
    const named = Object.entries(rest).map(([field, value]: [string, unknown]) =>
      typeof value === 'number' && OF_ENTRIES.has(field) ? [field, this.keys[value]] : [field, value],
    );
    const compared = JSON.stringify([keys, named]);
    return { told: names === '' ? told : say`${names} ${told}`, compared };
  }

  private handleOf(entry: EntryIndex): string {
    return this.report.entries[entry]!.handle;
  }
}

/** These fields of a pod and of a final confrontation hold an entry. */
const OF_ENTRIES: ReadonlySet<string> = new Set(['wentOut', 'winner']);

/** Writes a result for sentences, such as "FW 100-35". */
export const tellMatch = ({ result, score, endedBy }: TournamentReport['rounds'][number]['matches'][number]): string =>
  [result, score?.join('-'), endedBy].filter((part) => part !== null && part !== undefined).join(' ');

/** Joins results in an order that does not depend on the order of the matches in a round. */
function inOne(results: readonly OwnResult[]): OwnResult {
  const sorted = [...results].sort((a, b) => (a.compared < b.compared ? -1 : 1));
  return {
    told: joined(
      sorted.map(({ told }) => told),
      '; ',
    ),
    compared: sorted.map(({ compared }) => compared).join(' '),
  };
}
