import type { OpenedRating } from '@quadrant/rules/history';
import type { GameTally } from '@quadrant/rules/rating';
import type { Category, GameTitle } from '@quadrant/rules/tournament';
import type { PublishedStep, PlayerNumbers } from '@quadrant/store/history';

/** Totals of all tournaments that a player played on a track. */
export interface CareerNumbers {
  readonly wins: number;
  readonly ties: number;
  /** The highest rating that a tournament left, or that was brought in. */
  readonly peak: number;
  /** The number of games behind the rating that was brought in. */
  readonly broughtGames: number;
}

/** These are the same numbers for several players, as columns. */
export interface CareerColumns {
  readonly games: string[];
  readonly categories: string[];
  /** They are row ids. */
  readonly players: number[];
  readonly wins: number[];
  readonly ties: number[];
  readonly peaks: number[];
  readonly broughtGames: number[];
}

interface TrackTally {
  readonly game: GameTitle;
  readonly category: Category;
  readonly wins: Uint32Array;
  readonly ties: Uint32Array;
  readonly peaks: Float64Array;
  readonly broughtGames: Int32Array;
}

/** Adds up, over a whole history, what each player won and tied, and keeps their highest rating. */
export class CareerTallies {
  private readonly games = new Map<string, Map<string, TrackTally>>();

  constructor(
    private readonly players: PlayerNumbers,
    openings: readonly OpenedRating[],
  ) {
    for (const { game, category, number, rating, games } of openings) {
      const { peaks, broughtGames } = this.trackOf(game, category);
      peaks[number] = rating;
      broughtGames[number] = games;
    }
  }

  /** Adds a tournament with the tally of its games. */
  add({ tournament: { input }, step }: PublishedStep, { wins, ties }: GameTally): void {
    for (const { category, entry, after } of step.outcome.changes) {
      const track = this.trackOf(input.scorecard.game, category);
      const player = input.players[entry]!;
      track.wins[player]! += wins[entry]!;
      track.ties[player]! += ties[entry]!;
      if (!(after <= track.peaks[player]!)) track.peaks[player] = after;
    }
  }

  careerOf(game: GameTitle, category: Category, player: number): CareerNumbers {
    const { wins, ties, peaks, broughtGames } = this.trackOf(game, category);
    return { wins: wins[player]!, ties: ties[player]!, peak: peaks[player]!, broughtGames: broughtGames[player]! };
  }

  /** Leaves a player out of {@link toColumns} whose stored numbers are right already. */
  strike(game: string, category: string, rowId: number, { wins, ties, peak, broughtGames }: CareerNumbers): void {
    const track = this.games.get(game)?.get(category);
    const player = this.players.findNumber(rowId);
    if (track === undefined || player === null) return;
    const isStored =
      track.wins[player] === wins &&
      track.ties[player] === ties &&
      track.peaks[player] === peak &&
      track.broughtGames[player] === broughtGames;
    if (isStored) track.peaks[player] = NaN;
  }

  /** Returns the numbers of all players who have a rating and were not struck. */
  toColumns(): CareerColumns {
    const columns: CareerColumns = {
      ...{ games: [], categories: [], players: [], wins: [], ties: [], peaks: [], broughtGames: [] },
    };
    for (const { game, category, wins, ties, peaks, broughtGames } of this.tracks()) {
      for (let player = 0; player < peaks.length; player++) {
        if (Number.isNaN(peaks[player])) continue;
        columns.games.push(game);
        columns.categories.push(category);
        columns.players.push(this.players.rowIdOf(player));
        columns.wins.push(wins[player]!);
        columns.ties.push(ties[player]!);
        columns.peaks.push(peaks[player]!);
        columns.broughtGames.push(broughtGames[player]!);
      }
    }
    return columns;
  }

  private *tracks(): Generator<TrackTally> {
    for (const categories of this.games.values()) yield* categories.values();
  }

  /** Looks a track up by two short names: joining them took as long as adding up the counts. */
  private trackOf(game: GameTitle, category: Category): TrackTally {
    let categories = this.games.get(game);
    if (categories === undefined) this.games.set(game, (categories = new Map<string, TrackTally>()));
    let track = categories.get(category);
    if (track === undefined) categories.set(category, (track = this.createTrack(game, category)));
    return track;
  }

  private createTrack(game: GameTitle, category: Category): TrackTally {
    const { count } = this.players;
    const [wins, ties] = [new Uint32Array(count), new Uint32Array(count)];
    const peaks = new Float64Array(count).fill(NaN);
    return { game, category, wins, ties, peaks, broughtGames: new Int32Array(count) };
  }
}
