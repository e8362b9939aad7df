import type { Difference } from './difference.js';
import type { HistoryState, TrackRatings } from '@quadrant/rules/history';
import type { PublishedPlayer, PublishedRating } from './published-history.js';

/** Compares published ratings with those that a replay ends with. */
export class RatingComparison {
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly seen = new Map<TrackRatings, Uint8Array>();

  /** @param players in the order of their numbers in the state */
  constructor(
    private readonly state: HistoryState,
    private readonly players: readonly PublishedPlayer[],
  ) {
    this.numbers = new Map(players.map(({ handle }, number) => [handle, number]));
  }

  /** Returns null when the rating is the one that the replay gives. */
  compare({ game, category, handle, games, rating, lastPlayedAt }: PublishedRating): Difference | null {
    const of = `rating of ${handle}, ${game}/${category}`;
    const track = this.state.findTrack(game, category);
    const number = this.numbers.get(handle);
    const expected = track === null || number === undefined ? 0 : track.gamesOf(number);
    if (track === null || number === undefined || expected === 0) return differs(of, null, rating);
    const marks = this.marksOf(track);
    if (marks[number] === 1) return differs(`${of}, a second time`, null, rating);
    marks[number] = 1;
    if (!Object.is(track.ratingOf(number), rating)) return differs(of, track.ratingOf(number), rating);
    if (expected !== games) return differs(`games behind the ${of}`, expected, games);
    const last = track.lastPlayedAtOf(number);
    if (lastPlayedAt === null || lastPlayedAt.getTime() === last) return null;
    return differs(`last game behind the ${of}, in milliseconds since 1970`, last, lastPlayedAt.getTime());
  }

  /** The first rating that the replay gives and nobody published; null when there is none. */
  findMissing(): Difference | null {
    for (const { game, category, ratings } of this.state.tracks()) {
      const marks = this.seen.get(ratings);
      for (let number = 0; number < ratings.size; number++) {
        if (ratings.gamesOf(number) === 0 || marks?.[number] === 1) continue;
        const handle = this.players[number]?.handle ?? '';
        return differs(`rating of ${handle}, ${game}/${category}`, ratings.ratingOf(number), null);
      }
    }
    return null;
  }

  private marksOf(track: TrackRatings): Uint8Array {
    const known = this.seen.get(track);
    if (known) return known;
    const marks = new Uint8Array(track.size);
    this.seen.set(track, marks);
    return marks;
  }
}

const differs = (what: string, expected: number | null, got: number | null): Difference => ({
  tournament: null,
  what,
  expected,
  got,
});
