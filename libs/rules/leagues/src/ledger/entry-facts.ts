import {
  kindOfResult,
  type Deck,
  type EntryIndex,
  type Match,
  type ResultKind,
  type TournamentReport,
} from '@quadrant/rules/tournament';

/** Bonus schemes may ask about these facts of one entry of a report. */
export interface EntryFacts {
  /** These facts are spelled as in the report, and null where the report does not state them. */
  readonly headquarters: string | null;
  readonly affiliation: string | null;
  readonly missions: readonly string[] | null;
  readonly personnel: Deck['personnel'];
  /** The numbers of results and the drop are null where the games are unknown. */
  readonly wins: number | null;
  readonly losses: number | null;
  readonly ties: number | null;
  readonly byes: number | null;
  readonly dropped: boolean | null;
  /**
   * The entries that the player met, and those that they beat. Both are absent where an opponent or a result is unknown,
   * and in facts that an earlier release stored.
   */
  readonly opponents?: readonly EntryIndex[];
  readonly beaten?: readonly EntryIndex[];
  /** The numbers that the league declares, by name; absent when the report states none. */
  readonly own?: Readonly<Record<string, number>>;
}

/** Lists the facts of every entry of a report. They have the order of the entries. */
export function listEntryFacts({ entries, rounds, record }: TournamentReport): EntryFacts[] {
  const counts = entries.map(() => ({ wins: 0, losses: 0, ties: 0, byes: 0 }));
  const met = entries.map(() => ({ opponents: new Set<EntryIndex>(), beaten: new Set<EntryIndex>() }));
  /** Entries with an unknown opponent or result: what they met and beat is not known as a whole. */
  const open = new Set<EntryIndex>();
  const withoutCounts = new Set<EntryIndex>();
  for (const { matches, incomplete = [], pods } of rounds) {
    for (const match of incomplete) {
      const word = match.isResultUnknown ? null : tellMatch(match);
      match.players.forEach((player, seat) => {
        if (player === null) return;
        open.add(player);
        if (word !== null) counts[player]![seat === 0 ? word : OTHER_SIDE[word]] += 1;
        else if (match.isResultUnknown) withoutCounts.add(player);
      });
    }
    for (const { players } of pods) {
      for (const one of players) for (const other of players) if (one !== other) met[one]!.opponents.add(other);
    }
    for (const match of matches) {
      const [first, second] = match.players;
      const word = tellMatch(match);
      if (word === null) continue;
      counts[first]![word] += 1;
      if (second === undefined) continue;
      counts[second]![OTHER_SIDE[word]] += 1;
      met[first]!.opponents.add(second);
      met[second]!.opponents.add(first);
      if (word === 'wins') met[first]!.beaten.add(second);
      if (word === 'losses') met[second]!.beaten.add(first);
    }
  }
  return entries.map(({ deck, droppedAfterRound }, entry) => ({
    headquarters: deck?.headquarters ?? null,
    affiliation: deck?.affiliation ?? null,
    missions: deck?.missionsCompleted ?? null,
    personnel: deck?.personnel ?? null,
    ...(record === undefined
      ? {
          ...(withoutCounts.has(entry) ? COUNTS_UNKNOWN : counts[entry]!),
          dropped: droppedAfterRound !== null,
          ...(!open.has(entry) && {
            opponents: [...met[entry]!.opponents].sort((a, b) => a - b),
            beaten: [...met[entry]!.beaten].sort((a, b) => a - b),
          }),
        }
      : GAMES_UNKNOWN),
    ...(deck?.facts && { own: deck.facts }),
  }));
}

const COUNTS_UNKNOWN = { wins: null, losses: null, ties: null, byes: null };
const GAMES_UNKNOWN = { ...COUNTS_UNKNOWN, dropped: null };

type Word = 'wins' | 'losses' | 'ties' | 'byes';

const OTHER_SIDE: Readonly<Record<Word, Word>> = { wins: 'losses', losses: 'wins', ties: 'ties', byes: 'byes' };

/** Returns the result of a match for its first player; null for a match that was missed or has no result. */
function tellMatch({ result, games }: Pick<Match, 'result' | 'games'>): Word | null {
  if (result === null) {
    const won = games.filter(({ winner }) => winner === 0).length;
    const lost = games.filter(({ winner }) => winner === 1).length;
    if (games.length === 0) return null;
    return won > lost ? 'wins' : won < lost ? 'losses' : 'ties';
  }
  return WORDS[kindOfResult(result)];
}

const WORDS: Readonly<Record<ResultKind, Word | null>> = {
  win: 'wins',
  loss: 'losses',
  tie: 'ties',
  bye: 'byes',
  missed: null,
};
