import {
  compareHistory,
  settleHeader,
  withoutTournament,
  withTournament,
  type HistoryPosition,
} from '@quadrant/rules/history';
import { DEFAULT_RATING_RULES } from '@quadrant/rules/rating';
import type { TournamentReport } from '@quadrant/rules/tournament';
import { isOfLeague, isOfPerson, type Command, type LeagueCommand, type PersonCommand } from './commands.js';
import { ALL_HANDLES, tellReport } from './content.js';
import {
  batchesOf,
  earliest,
  isBefore,
  publishOn,
  type ModelTournament,
  type PublishedHistory,
} from './model-history.js';
import { ModelLeagues, uuidOf } from './model-leagues.js';
import { ModelMerges, type Counting } from './model-merges.js';
import { admit, rescore, sha256Of, type StoredRevision, type StoredTournament, type TossSeeds } from './model-store.js';

/** A command that is `refused` leaves everything as it was. */
export type Answer = 'done' | 'refused';

type Of<Kind extends Command['does']> = Extract<Command, { does: Kind }>;

/** Models Quadrant without a database: it executes commands with the pure rooms alone, and keeps everything in lists. */
export class Model {
  readonly tournaments = new Map<number, StoredTournament>();
  published: PublishedHistory = [];
  private readonly leagues = new ModelLeagues();
  readonly merges = new ModelMerges();
  /** Each run has what it published, and which player each player counted as; nothing is published before the first. */
  private readonly runs: { readonly published: PublishedHistory; readonly count: () => void }[] = [
    { published: [], count: this.merges.remember() },
  ];
  /** These are the positions of changes that wait for a refresh. */
  private pending: HistoryPosition[] = [];
  /** After a rollback nothing is published. */
  isPaused = false;

  /**
   * @param publicIds of the players, in the order of {@link ALL_HANDLES}
   * @param tossSeeds that a server drew for the same reports
   */
  constructor(
    private readonly publicIds: readonly Uint8Array[],
    private readonly tossSeeds: TossSeeds = new Map(),
  ) {}

  async play(command: Command): Promise<Answer> {
    if (isOfLeague(command)) return this.editLeague(command);
    if (isOfPerson(command)) return Promise.resolve(this.changePlayer(command));
    switch (command.does) {
      case 'submit':
        return this.submit(command);
      case 'withdraw':
        return this.takeAway(this.tournaments.get(command.tournament), 'withdrawn');
      case 'merge':
        return this.merge(command);
      case 'reinstate':
        return this.reinstate(this.tournaments.get(command.tournament));
      case 'set-level':
        return this.setLevel(command);
      case 'merge-players':
        return this.mergePlayers(command);
      case 'undo-player-merge':
        return this.undoPlayerMerge(command);
      case 'refresh':
      case 'publish-dry-run':
        return this.refresh(command.scope);
      case 'weekly-refresh':
        return this.refresh('full');
      case 'roll-back':
        return this.rollBack(command.runs);
      case 'resume':
        return this.resume();
    }
  }

  private async submit(command: Of<'submit'>): Promise<Answer> {
    const report = tellReport(command.tournament, command.content);
    const sha256 = sha256Of(report);
    const stored = this.tournaments.get(command.tournament) ?? null;
    // Sending the current report again returns its receipt again, even for a withdrawn tournament.
    if (stored?.revisions.at(-1)?.sha256 === sha256) return 'done';
    if (stored && stored.gone !== null) return 'refused';
    if (this.merges.namesTwice(report)) return 'refused';
    const { tournament, revision } = admit({ report, sha256 }, command, stored, this.tossSeeds);
    this.tournaments.set(command.tournament, tournament);
    if (this.isPaused) revision.waits = true;
    await this.publishRevision(tournament, revision);
    return 'done';
  }

  private async takeAway(tournament: StoredTournament | undefined, gone: 'withdrawn' | 'merged'): Promise<Answer> {
    if (!tournament || tournament.gone !== null) return 'refused';
    tournament.gone = gone;
    const published = this.find(tournament.key);
    if (published === null) return 'done';
    this.pending.push(published.position);
    if (!this.isPaused) await this.publishFrom(published.position, (later) => withoutTournament(later, tournament.key));
    return 'done';
  }

  private merge({ tournament, into }: Of<'merge'>): Promise<Answer> {
    const target = this.tournaments.get(into);
    if (!target || target.gone !== null || tournament === into) return Promise.resolve('refused');
    return this.takeAway(this.tournaments.get(tournament), 'merged');
  }

  private async reinstate(tournament: StoredTournament | undefined): Promise<Answer> {
    if (!tournament || tournament.gone === null) return 'refused';
    if (this.merges.namesTwice(tournament.revisions.at(-1)!.report)) return 'refused';
    tournament.gone = null;
    await this.publishRevision(tournament, tournament.revisions.at(-1)!);
    return 'done';
  }

  private async setLevel({ tournament: number, level, rated }: Of<'set-level'>): Promise<Answer> {
    const tournament = this.tournaments.get(number);
    if (!tournament || tournament.gone !== null) return 'refused';
    const current = tournament.revisions.at(-1)!;
    const published = this.find(tournament.key);
    const isSame = tournament.level === level && tournament.rated === rated;
    const before = settleHeader(current.report.tournament, { ...tournament, announced: null });
    const after = settleHeader(current.report.tournament, { ...tournament, level, rated, announced: null });
    tournament.level = level;
    tournament.rated = rated;
    if (isSame) return 'done';
    rescore(tournament, current);
    const isCurrent = published === null || published.revision === current.number;
    const countsAs = ({ level, kind, unrated }: typeof before) => JSON.stringify([level, kind, unrated]);
    if (isCurrent && countsAs(before) === countsAs(after)) return 'done';
    await this.publishRevision(tournament, current);
    return 'done';
  }

  private async mergePlayers({ player, into }: Of<'merge-players'>): Promise<Answer> {
    const { merges } = this;
    if (![player, into].every((each) => this.isKnown(each)) || !merges.isPossible(player, into)) return 'refused';
    if (this.haveMet(merges.membersOf(player), merges.membersOf(into))) return 'refused';
    merges.add(player, into);
    if (!this.isPaused) await this.publishMerges();
    return 'done';
  }

  private async undoPlayerMerge({ player }: Of<'undo-player-merge'>): Promise<Answer> {
    const taken = this.merges.takeBack(player);
    if (taken === null) return 'refused';
    if (taken.wasPublished && !this.isPaused) await this.publishMerges();
    return 'done';
  }

  private async publishMerges(): Promise<void> {
    const from = this.earliestMerge();
    if (from === null) this.publish(this.published, true);
    else await this.publishFrom(from, (later) => later, this.merges.wanted);
  }

  /** Finds the position of the first published tournament in which a merge moves a player. */
  private earliestMerge(): HistoryPosition | null {
    const moved = this.merges.listMoved();
    const theirs = this.published.filter(({ tournament }) => {
      const { entries } = this.reportOf(tournament);
      return entries.some(({ handle }) => moved.includes(ALL_HANDLES.indexOf(handle)));
    });
    return earliest(theirs.map(({ tournament }) => tournament.position));
  }

  /** A player's place moves no number. Hidden players matter only for refusing to hide them again. */
  private changePlayer({ does, player }: PersonCommand): Answer {
    if (!this.isKnown(player)) return 'refused';
    return does === 'move-player' || this.merges.setHidden(player, does === 'hide') ? 'done' : 'refused';
  }

  private isKnown(player: number): boolean {
    const handle = ALL_HANDLES[player];
    return [...this.tournaments.values()].some(({ revisions }) =>
      revisions.some(({ report }) => report.entries.some((entry) => entry.handle === handle)),
    );
  }

  private haveMet(some: readonly number[], others: readonly number[]): boolean {
    return [...this.tournaments.values()]
      .flatMap((each) => this.listCounting(each))
      .some(({ report }) => {
        const players = report.entries.map(({ handle }) => ALL_HANDLES.indexOf(handle));
        return [some, others].every((group) => players.some((player) => group.includes(player)));
      });
  }

  /** A run, or the refresh of the resuming, gives tournaments of the league their new worth, where any were played. */
  private async editLeague(command: LeagueCommand): Promise<Answer> {
    const isWithin = (date: string, from: string, to: string | null) => from <= date && (to === null || date <= to);
    const edit = this.leagues.edit(command, (player) =>
      this.isKnown(player) ? uuidOf(this.publicIds[player]!) : null,
    );
    if (edit === null) return 'refused';
    const touched = [...this.tournaments.values()].flatMap((tournament) =>
      this.listCounting(tournament)
        .map(({ scoring }) => scoring.scorecard)
        .filter(({ league, localDate }) => league === command.league && isWithin(localDate, edit.from, edit.to))
        .map(({ startsAt }) => ({ startsAt, key: tournament.key })),
    );
    const first = earliest(touched);
    if (first === null) return 'done';
    if (this.isPaused) this.pending.push(first);
    else await this.publishFrom(first, (later) => later, this.merges.wanted);
    return 'done';
  }

  /** Lists the revisions of a tournament that are published, or will be. */
  private listCounting({ key, revisions, gone }: StoredTournament): StoredRevision[] {
    const published = this.find(key)?.revision;
    return revisions.filter(({ number }) => number === published || (gone === null && number === revisions.length));
  }

  private async refresh(scope: 'full' | 'incremental'): Promise<Answer> {
    if (this.isPaused) return 'refused';
    const merged = this.earliestMerge();
    const from = scope === 'incremental' ? earliest(merged ? [...this.pending, merged] : this.pending) : null;
    const isKept = ({ tournament }: { readonly tournament: ModelTournament }) =>
      from !== null && isBefore(tournament.position, from);
    const due = this.listDue().filter((tournament) => !isKept({ tournament }));
    this.publish(await publishOn(DEFAULT_RATING_RULES, this.published.filter(isKept), batchesOf(due)), true);
    this.pending = [];
    return 'done';
  }

  /** Goes back to what a run published. Everything accepted that it does not include waits for a refresh. */
  private rollBack(runs: number): Answer {
    const target = this.runs.length - 1 - runs;
    const run = this.runs[target];
    if (target < 1 || !run) return 'refused';
    const { published, count } = run;
    this.pending.push(...[...this.published, ...published].map(({ tournament }) => tournament.position));
    count();
    this.publish(published);
    this.isPaused = true;
    for (const { key, revisions, gone } of this.tournaments.values()) {
      const current = revisions.at(-1)!;
      if (gone === null && this.find(key)?.revision !== current.number) current.waits = true;
    }
    return 'done';
  }

  private resume(): Promise<Answer> {
    if (!this.isPaused) return Promise.resolve('refused');
    this.isPaused = false;
    return this.refresh('full');
  }

  get runCount(): number {
    return this.runs.length;
  }

  /**
   * Joins the runs of some commands into as many runs as the program made: it publishes together what waits together.
   *
   * @param first how many runs there were before these commands
   * @param made how many the program made of them
   */
  joinRuns(first: number, made: number): void {
    const last = this.runs.at(-1)!;
    this.runs.splice(first, Infinity, ...Array.from({ length: made }, () => last));
  }

  /** @param withMerges whether requested merges are in effect in it */
  private publish(published: PublishedHistory, withMerges = false): void {
    if (withMerges) this.merges.settle();
    this.published = published;
    this.runs.push({ published, count: this.merges.remember() });
  }

  /**
   * Publishes a live run from the earlier of the tournament's old and new positions. If the tournament waits or nothing
   * is published, notes a change for the next refresh instead.
   */
  private async publishRevision(tournament: StoredTournament, revision: StoredRevision): Promise<void> {
    const from = this.earliestOf(tournament, revision);
    const waits = revision.waits && this.find(tournament.key)?.revision !== revision.number;
    const added = this.take(tournament, revision);
    if (waits || this.isPaused) this.pending.push(from);
    else await this.publishFrom(from, (later) => withTournament(later, added));
  }

  private async publishFrom(
    from: HistoryPosition,
    edit: (later: AsyncIterable<readonly ModelTournament[]>) => AsyncIterable<readonly ModelTournament[]>,
    counting: Counting = this.merges.published,
  ): Promise<void> {
    const isEarlier = ({ position }: ModelTournament) => isBefore(position, from);
    const before = this.published.filter(({ tournament }) => isEarlier(tournament));
    const later = this.published.map(({ tournament }) => tournament).filter((each) => !isEarlier(each));
    const retaken = later.map((tournament) => this.retake(tournament, counting));
    const published = await publishOn(DEFAULT_RATING_RULES, before, edit(batchesOf(retaken)));
    this.publish(published, counting === this.merges.wanted);
  }

  /** Computes a published tournament again, with the present rules and values. */
  retake(
    { position: { key }, revision }: ModelTournament,
    counting: Counting = this.merges.published,
  ): ModelTournament {
    const stored = this.get(key);
    return this.take(stored, stored.revisions[revision - 1]!, counting);
  }

  /** Returns a tournament as a replay reads it, with the present rules of leagues and values of coordinators. */
  private take(
    { key }: StoredTournament,
    { number, report, scoring: { scorecard } }: StoredRevision,
    counting: Counting = this.merges.published,
  ): ModelTournament {
    const named = report.entries.map(({ handle }) => ALL_HANDLES.indexOf(handle));
    const players = named.map(counting);
    return {
      position: { startsAt: scorecard.startsAt, key },
      revision: number,
      input: {
        key,
        scorecard,
        players,
        publicIds: players.map((player) => this.publicIds[player]!),
        league: this.leagues.find(key, scorecard, (id) =>
          named.findIndex((each) => uuidOf(this.publicIds[each]!) === id),
        ),
      },
    };
  }

  /** Lists everything that a refresh publishes, in the order of history. */
  listDue(): ModelTournament[] {
    const counting = [...this.tournaments.values()].filter(({ gone }) => gone === null);
    return counting
      .map((tournament) => this.take(tournament, tournament.revisions.at(-1)!, this.merges.wanted))
      .sort((a, b) => compareHistory(a.position, b.position));
  }

  /** Returns the report from which a published tournament was computed. */
  reportOf({ position: { key }, revision }: ModelTournament): TournamentReport {
    return this.get(key).revisions[revision - 1]!.report;
  }

  private get(key: string): StoredTournament {
    return [...this.tournaments.values()].find((each) => each.key === key)!;
  }

  private find(key: string): ModelTournament | null {
    return this.published.find(({ tournament }) => tournament.position.key === key)?.tournament ?? null;
  }

  private earliestOf({ key }: StoredTournament, { scoring }: StoredRevision): HistoryPosition {
    const position = { startsAt: scoring.scorecard.startsAt, key };
    return earliest([position, this.find(key)?.position ?? position])!;
  }
}
