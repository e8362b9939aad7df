import { count, joined, say } from '@quadrant/rules/message';
import { finding, foldHandle, type Category, type Finding, type GameTitle } from '@quadrant/rules/tournament';
import { convert, type Balance, type Conversion, type PointsBalance, type RatingBalance } from './balance.js';

/** A player that a handle leads to. */
export interface KnownPlayer {
  readonly publicId: string;
  /** The public id of the player that they count as. */
  readonly countsAs: string;
}

/** The rated tournaments up to a day that moved a track here. */
export interface MovedBefore {
  readonly tournaments: number;
  readonly players: number;
}

/** Everything that balances are checked against. */
export interface KnownFacts {
  /** The key is the folded handle; it is null for a player whose name was removed for good. */
  readonly players: ReadonlyMap<string, KnownPlayer | null>;
  /** It has the names of the seasons of each league, by slug. */
  readonly leagues: ReadonlyMap<string, readonly string[]>;
  /** The cut-over day of each track that has one, by {@link trackOf}. */
  readonly cutOvers: ReadonlyMap<string, string>;
  /** The keys of {@link keyOfBalance} of balances that are stored and not taken back. */
  readonly stored: ReadonlySet<string>;
  /** It counts the tournaments up to the day of the file that moved each track, by {@link trackOf}. */
  readonly moved: ReadonlyMap<string, MovedBefore>;
  /** The `league player` of lifetime points that are stored and not taken back; the player by public id. */
  readonly lifetimes: ReadonlySet<string>;
  /** The tracks that rated tournaments move, by {@link trackOf}. */
  readonly tracks: ReadonlySet<string>;
  /** Ratings stay within these bounds. */
  readonly bounds: { readonly floor: number; readonly ceiling: number };
  /** It is written `YYYY-MM-DD`. */
  readonly today: string;
}

export const trackOf = ({ game, category }: { readonly game: GameTitle; readonly category: Category }): string =>
  `${game}/${category}`;

/** Two balances with the same key say the same thing twice. */
export const keyOfBalance = (balance: Balance, countsAs: string): string => {
  const { kind } = balance;
  if (kind === 'rating') return `${kind} ${trackOf(balance)} ${countsAs}`;
  const { league, season } = balance;
  return JSON.stringify([kind, league, season, kind === 'title' ? balance.title : '', countsAs]);
};

/**
 * Checks balances that could be read against what is known. Errors refuse all of them; warnings have to be confirmed.
 *
 * @param registersPlayers whether unknown players will be registered
 * @returns findings in the order of lines, each with line and column
 */
export function judgeBalances(
  balances: readonly Balance[],
  conversion: Conversion,
  known: KnownFacts,
  registersPlayers: boolean,
): Finding[] {
  const seen = new Map<string, number>();
  const days = new Map<string, RatingBalance>();
  const seasons = sumSeasons(balances);
  const lines = balances.flatMap((balance): Finding[] => {
    const player = known.players.get(foldHandle(balance.player));
    return [
      ...judgeRemoved(balance, known),
      ...judgeDay(balance, known),
      ...(balance.kind === 'rating' ? judgeRating(balance, conversion, known, days) : judgeLeague(balance, known)),
      ...(balance.kind === 'lifetime' ? judgeLifetime(balance, seasons) : []),
      ...(player === null ? [] : judgeOnce(balance, player?.countsAs ?? foldHandle(balance.player), known, seen)),
    ];
  });
  const unknown = registersPlayers ? [] : judgeUnknown(balances, known);
  return [...lines, ...unknown, ...warnOfTournaments(days, known)];
}

function judgeRemoved({ line, player }: Balance, { players }: KnownFacts): Finding[] {
  if (players.get(foldHandle(player)) !== null) return [];
  return [
    finding(
      'balance-player',
      `/${line}/player`,
      say`Line ${line}, column player: the name of “${player}” was removed for good.`,
      say`Leave the row out. Nothing can be added to a player whose name was removed.`,
    ),
  ];
}

/** A first file may have hundreds of unknown players with one way out, so one finding names them all. */
function judgeUnknown(balances: readonly Balance[], { players }: KnownFacts): Finding[] {
  const rows = balances.filter(({ player }) => players.get(foldHandle(player)) === undefined);
  const [first] = rows;
  if (first === undefined) return [];
  const advice = say`Correct the handle, or register the player first. To register all unknown players of the file, tick “Register unknown players by their handles” on the page, add --register-players to the command, or send "registerPlayers": true.`;
  const { line, player } = first;
  const message =
    rows.length === 1
      ? say`Line ${line}, column player: no player has the handle “${player}”.`
      : say`${count(rows.length, 'row')} name a player who is not known: ${joined(
          rows.map((row) => say`line ${row.line} “${row.player}”`),
          ', ',
        )}.`;
  return [finding('balance-player', `/${line}/player`, message, advice)];
}

function judgeDay({ line, date }: Balance, { today }: KnownFacts): Finding[] {
  if (date < today) return [];
  return [
    finding(
      'balance-cell',
      `/${line}/date`,
      say`Line ${line}, column date: ${date} is not over yet.`,
      say`Write the day of the last list of the previous system.`,
    ),
  ];
}

function judgeRating(
  balance: RatingBalance,
  conversion: Conversion,
  { bounds: { floor, ceiling }, cutOvers, tracks }: KnownFacts,
  days: Map<string, RatingBalance>,
): Finding[] {
  const { line, game, category, value, date } = balance;
  const track = trackOf({ game, category });
  const rating = convert(conversion, value);
  const first = days.get(track);
  if (first === undefined) days.set(track, balance);
  const found: Finding[] = [];
  if (!tracks.has(track)) {
    found.push(
      finding(
        'balance-cell',
        `/${line}/category`,
        say`Line ${line}, column category: no tournament of ${game} moves a rating in ${category}.`,
        say`Correct the game or the category.`,
      ),
    );
  }
  if (rating < floor || rating > ceiling) {
    found.push(
      finding(
        'balance-cell',
        `/${line}/value`,
        say`Line ${line}, column value: ${value} becomes ${Math.round(rating)}, but ratings are from ${floor} to ${ceiling}.`,
        say`Correct the value or the conversion.`,
      ),
    );
  }
  const stored = cutOvers.get(track);
  if (stored !== undefined && stored !== date) {
    found.push(
      finding(
        'balance-cut-over',
        `/${line}/date`,
        say`Line ${line}, column date: the cut-over day of ${track} is ${stored}, because of balances that are published already.`,
        say`Use that day. To move it, take those balances back first.`,
      ),
    );
  } else if (first !== undefined && first.date !== date) {
    found.push(
      finding(
        'balance-cut-over',
        `/${line}/date`,
        say`Line ${line}, column date: ${track} has the day ${first.date} in line ${first.line} and ${date} here. A track has one cut-over day.`,
        say`Give all ratings of a track the same day.`,
      ),
    );
  }
  return found;
}

function judgeLeague({ line, league, season }: Exclude<Balance, RatingBalance>, { leagues }: KnownFacts): Finding[] {
  if (league === null) return [];
  const seasons = leagues.get(league);
  if (seasons === undefined) {
    return [
      finding(
        'balance-league',
        `/${line}/league`,
        say`Line ${line}, column league: there is no league “${league}”.`,
        say`Write the short name that its address ends with, or create the league first.`,
      ),
    ];
  }
  if (season === null || seasons.includes(season)) return [];
  return [
    finding(
      'balance-league',
      `/${line}/season`,
      say`Line ${line}, column season: the league ${league} has no season “${season}”.`,
      say`Correct the name, or add the season with its days first.`,
    ),
  ];
}

/** Adds up season points by league and player of the file. */
function sumSeasons(balances: readonly Balance[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const balance of balances) {
    if (balance.kind !== 'season') continue;
    const key = keyOfLifetime(balance);
    sums.set(key, (sums.get(key) ?? 0) + balance.value);
  }
  return sums;
}

const keyOfLifetime = ({ league, player }: PointsBalance): string => JSON.stringify([league, foldHandle(player)]);

function judgeLifetime(balance: PointsBalance, seasons: ReadonlyMap<string, number>): Finding[] {
  const { line, value } = balance;
  const sum = seasons.get(keyOfLifetime(balance)) ?? 0;
  if (sum <= value) return [];
  return [
    finding(
      'balance-cell',
      `/${line}/value`,
      say`Line ${line}, column value: ${value} lifetime points are fewer than the ${sum} of the seasons in this file.`,
      say`Lifetime points include those of all seasons. Correct one of the rows.`,
    ),
  ];
}

function judgeOnce(
  balance: Balance,
  countsAs: string,
  { stored, lifetimes }: KnownFacts,
  seen: Map<string, number>,
): Finding[] {
  const { line, player } = balance;
  const key = keyOfBalance(balance, countsAs);
  const before = seen.get(key);
  if (before === undefined) seen.set(key, line);
  const isIncluded = balance.kind === 'season' && lifetimes.has(`${balance.league} ${countsAs}`);
  if (before === undefined && !stored.has(key) && !isIncluded) return [];
  const where = before === undefined ? say`in balances that are published already` : say`in line ${before}`;
  return [
    finding(
      'balance-twice',
      `/${line}/player`,
      say`Line ${line}, column player: “${player}” has the same balance ${where}. Two handles may lead to one player.`,
      say`Keep one of the two. To replace a published balance, take it back first.`,
    ),
  ];
}

/** Tournaments up to the cut-over day were rated here so far: that is taken back, so it has to be confirmed. */
function warnOfTournaments(days: ReadonlyMap<string, RatingBalance>, { moved }: KnownFacts): Finding[] {
  return [...days].flatMap(([track, { line, date }]) => {
    const before = moved.get(track);
    if (before === undefined || before.tournaments === 0) return [];
    return [
      finding(
        'balance-games-before',
        `/${line}/date`,
        say`${count(before.tournaments, 'tournament')} up to ${date} moved ${track} here, with ${count(before.players, 'player')}. They will no longer be rated in it: the previous system has rated them.`,
        say`Publish it with a confirmation if this is right. Otherwise give an earlier day.`,
      ),
    ];
  });
}
