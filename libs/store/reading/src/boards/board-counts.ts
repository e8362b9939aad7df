import type { BoardFilters } from './leaderboard.js';
import { boardSource, Values } from './board-source.js';

/** From how many games on somebody counts among those who played about as many: `board_games_from` in the database. */
const GAMES_FROM = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000];

/** Points of rating that are counted together, once more, so that a sum has few rows at any number of players. */
const WIDE = 50;

/** A statement with its values. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

/** Whether the head run keeps counts that say how many players these filters leave. */
function isCounted({ country, region, minGames, gamesBelow, activeSince }: BoardFilters): boolean {
  const isBorder = (games: number | null) => games === null || games <= 1 || GAMES_FROM.includes(games);
  return activeSince === null && (country === null || region === null) && isBorder(minGames) && isBorder(gamesBelow);
}

const scopeOf = ({ country, region }: BoardFilters): string =>
  country !== null ? `c:${country}` : region !== null ? `r:${region}` : '';

/**
 * How many players the filters leave, as `n`.
 *
 * @param head the newest run
 */
export function countPlayers(filters: BoardFilters, head: number): Statement {
  const values = new Values();
  if (!isHead(filters, head) || !isCounted(filters)) {
    return { text: `select count(*)::integer as n from ${boardSource(filters, values)} b`, values: values.list };
  }
  return {
    text: `select coalesce(sum(players), 0)::integer as n ${countsOf(filters, values)} and width = ${WIDE}`,
    values: values.list,
  };
}

/**
 * How many of them have a higher rating, as `n`: by whole buckets above, and one by one inside the bucket.
 *
 * @param head the newest run
 */
export function countAbove(filters: BoardFilters, head: number, rating: number): Statement {
  const values = new Values();
  const above = `-rating < ${values.add(-rating)}`;
  if (!isHead(filters, head) || !isCounted(filters)) {
    return { text: `select count(*)::integer as n from ${boardSource(filters, values, above)} b`, values: values.list };
  }
  const bucket = Math.floor(rating);
  const wide = Math.floor(bucket / WIDE);
  const [end, narrow, next] = [values.add(-(bucket + 1)), values.add(bucket), values.add((wide + 1) * WIDE)];
  const inside = boardSource(filters, values, `${above} and -rating > ${end}`);
  const counts = countsOf(filters, values);
  return {
    text: `select ((select count(*) from ${inside} b)
      + (select coalesce(sum(players), 0) ${counts} and width = ${WIDE} and bucket > ${values.add(wide)})
      + (select coalesce(sum(players), 0) ${counts} and width = 1 and bucket > ${narrow} and bucket < ${next}))::integer as n`,
    values: values.list,
  };
}

const isHead = ({ view }: BoardFilters, head: number): boolean => view.playedBefore === null && view.run === head;

function countsOf(filters: BoardFilters, values: Values): string {
  const { game, category, minGames, gamesBelow } = filters;
  return `from board_counts where game = ${values.add(game)} and category = ${values.add(category)} and scope = ${values.add(scopeOf(filters))}
    ${minGames <= 1 ? '' : `and games_from >= ${values.add(minGames)}`}
    ${gamesBelow === null ? '' : `and games_from < ${values.add(gamesBelow)}`}`;
}
