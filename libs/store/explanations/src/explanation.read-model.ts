import { type Text, say } from '@quadrant/rules/message';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';
import type { PoolClient } from 'pg';
import { ENGINE_VERSION } from '@quadrant/rules/history';
import { explainTrack, roundsOfGames } from '@quadrant/rules/explanations';
import { ratingRulesSignature, START_RATING, type RatingPolicy, type RatingRules } from '@quadrant/rules/rating';
import { type Category, type GameTitle } from '@quadrant/rules/tournament';
import { readMoment } from '@quadrant/store/database';
import { keyOfPlayer } from '@quadrant/store/players';
import { loadReports, RATING_RULES, type StoredReport, scoreStored } from '@quadrant/store/history';
import { findChanges, type ChangeName, type ExplainedOpening, type StoredChange } from './stored-change.js';

export interface GameExplanation {
  /** It is null when the report no longer states it. */
  readonly round: number | null;
  /** Games of one step are rated on the ratings before it. */
  readonly step: number;
  readonly opponent: string;
  readonly ratingBefore: number;
  readonly opponentRating: number;
  readonly expected: number;
  readonly score: number;
  readonly modified: boolean;
  readonly kFactor: number;
  readonly share: number;
  readonly product: number;
  readonly ratingAfter: number;
}

export interface RatingExplanation {
  readonly tournament: {
    readonly id: string;
    readonly name: string;
    readonly startsAt: Date;
    readonly localDate: string;
    readonly level: number;
    readonly ruleSystem: string;
  };
  readonly game: GameTitle;
  readonly category: Category;
  readonly handle: string;
  readonly before: number;
  readonly after: number;
  readonly run: { readonly number: number; readonly engineVersion: string; readonly rulesSha256: string };
  /** It is null when the rules of today do not rate such a tournament. */
  readonly policy: RatingPolicy | null;
  readonly kFactor: { readonly kFactor: number; readonly rule: Text } | null;
  readonly games: readonly GameExplanation[];
  /** Counts further matches of the player there, which are not rated: their opponent or result is unknown. */
  readonly unknownGames: number;
  /** Counts the player's matches whose result was concluded: among `games` where they are rated. */
  readonly inferredGames: number;
  /** Why these are rated, by decision of a coordinator; null where they are not. */
  readonly inferredRated: string | null;
  /** The engine and the rules of today give this rating after the games. */
  readonly recomputedAfter: number;
  readonly isReproduced: boolean;
  /** The reason why the games do not give `after`; null when they do. */
  readonly difference: Text | null;
  /** The rating from which the player continues on this track; it is absent for a player who began here. */
  readonly opening?: ExplainedOpening;
}

/** So many rounds are kept, with about 100 bytes each. */
const MOST_ROUNDS_KEPT = 50_000;

/** Explains rating changes. It rates them again from the stored reports, and never stores the explanation. */
@Injectable()
export class ExplanationReadModel {
  /**
   * The round of every rated game. The key is the row id of the submission, which never changes. Everybody who played
   * in a tournament asks for the same rounds, and reading its report takes a third of the time of an explanation.
   */
  private readonly roundsKept = new LRUCache<number, readonly number[]>({ max: MOST_ROUNDS_KEPT });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {}

  /** Returns null when the run did not publish such a rating change. */
  async find(tournamentId: string, handle: string, category: Category, run: number): Promise<RatingExplanation | null> {
    const [found] = await this.findAll([{ tournamentId, category }], handle, run);
    return found ?? null;
  }

  /** Explains several changes of a player, in the wanted order. */
  findAll(wanted: readonly ChangeName[], handle: string, run: number): Promise<(RatingExplanation | null)[]> {
    return readMoment(this.dataSource, async (client) => {
      const changes = await findChanges(client, wanted, keyOfPlayer(handle), run);
      const reports = await this.loadMissing(client, changes);
      return changes.map((change) => {
        if (change === null) return null;
        const report = reports.get(change.submissionRowId);
        return explain(this.rules, report ? asTaken(change, report) : change, this.roundsOf(change, report));
      });
    });
  }

  /** Loads the reports of changes whose rounds are not known, or whose games have to be scored again. */
  private async loadMissing(
    client: PoolClient,
    changes: readonly (StoredChange | null)[],
  ): Promise<ReadonlyMap<number, StoredReport>> {
    const missing = changes.flatMap((change) =>
      change !== null && (change.isLevelled || !this.roundsKept.has(change.submissionRowId))
        ? [change.submissionRowId]
        : [],
    );
    if (missing.length === 0) return new Map();
    const reports = await loadReports(client, [...new Set(missing)]);
    return new Map(reports.flatMap((report) => (report ? [[report.submissionRowId, report] as const] : [])));
  }

  /** Returns an empty list when the report no longer exists. */
  private roundsOf({ submissionRowId }: StoredChange, stored: StoredReport | undefined): readonly number[] {
    const known = this.roundsKept.get(submissionRowId);
    if (known !== undefined || stored === undefined) return known ?? [];
    const rounds = roundsOfGames(stored.report);
    this.roundsKept.set(submissionRowId, rounds);
    return rounds;
  }
}

/** Returns the change with the games that its run rated, where the tournament has another level or rated flag since. */
function asTaken(change: StoredChange, stored: StoredReport): StoredChange {
  if (!change.isLevelled) return change;
  const level = change.level === stored.report.tournament.level ? null : change.level;
  const { scorecard } = scoreStored({ ...stored, facts: { ...stored.facts, level, rated: change.rated } });
  return { ...change, games: scorecard.games };
}

function explain(rules: RatingRules, change: StoredChange, rounds: readonly number[]): RatingExplanation {
  const { id, name, startsAt, localDate, level, ruleSystem, game, category, handle, before, after, entry } = change;
  const befores = Float64Array.from(change.befores, (each) => each ?? START_RATING);
  const track = explainTrack(rules, change, befores);
  const games = (track?.games ?? []).filter(({ player }) => player === entry);
  const recomputedAfter = games.at(-1)?.ratingAfter ?? before;
  return {
    tournament: { id, name, startsAt, localDate, level, ruleSystem },
    game,
    category,
    handle,
    before,
    after,
    run: { number: change.run, engineVersion: change.engineVersion, rulesSha256: change.rulesSha256 },
    policy: track?.policy ?? null,
    kFactor: track?.kFactor ?? null,
    games: games.map(({ game: index, player: _player, opponent, kFactor, ...told }) => ({
      ...told,
      round: rounds[index] ?? null,
      opponent: change.handles[opponent]!,
      kFactor: kFactor.kFactor,
    })),
    unknownGames: change.unknownGames,
    inferredGames: change.inferredGames,
    inferredRated: change.inferredRated,
    recomputedAfter,
    isReproduced: recomputedAfter === after,
    difference: recomputedAfter === after ? null : differenceOf(change, ratingRulesSignature(rules)),
    ...(change.opening !== null && { opening: change.opening }),
  };
}

function differenceOf({ run, engineVersion, rulesSha256 }: StoredChange, today: string): Text {
  if (engineVersion !== ENGINE_VERSION) {
    return say`Run ${run} rated by engine ${engineVersion}; these games are explained by engine ${ENGINE_VERSION}.`;
  }
  if (rulesSha256 !== today) {
    return say`Run ${run} rated by the rules ${rulesSha256}; these games are explained by the rules ${today}.`;
  }
  return say`The stored report does not give what run ${run} published of it.`;
}
