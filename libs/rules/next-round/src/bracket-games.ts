import { say, joined, type Text } from '@quadrant/rules/message';
import { type Bracket, drawFirstPlayers, type PlayedBracketMatch } from '@quadrant/rules/pairing';
import {
  choosesSide,
  sidesOf,
  sidesOfSecondFinal,
  type SidesPlayed,
  choosesFirstTurn,
  gamesAfterDecision,
  scoreOnTime,
  type TimedGame,
} from '@quadrant/rules/systems';
import { type Finding, finding, type Side } from '@quadrant/rules/tournament';

export interface ReportedGame {
  /** It is null for a tie, and when `timed` decides who has won. */
  readonly winner: string | null;
  /** The player who had the Dark Side. It is null when the game has no sides, or when it was not reported. */
  readonly dark: string | null;
  /** The state of the table when time ended the game (004); null when it was played to its end. */
  readonly timed: TimedGame | null;
}

/** A match is reported by its winner, or by its games. */
export interface ReportedMatch {
  readonly match: string;
  readonly winner: string | null;
  readonly games: readonly ReportedGame[];
  /** Whether it ended before a player had won more than half of its games. */
  readonly isOver: boolean;
}

/** The next step of a match that is not decided. */
export interface NextGame {
  readonly game: number;
  /** The player who chooses between the first and the second turn, or their side; null when nobody chooses. */
  readonly chooser: string | null;
  /** The player who begins; null when a player chooses, or it is still to be drawn. */
  readonly first: string | null;
  /** The player who has the Dark Side, when the rules decide it. */
  readonly dark: string | null;
  readonly text: Text;
}

export interface PlayedGames {
  readonly winner: string | null;
  readonly wins: readonly [number, number];
  readonly findings: Finding[];
}

type Players = readonly [string, string];

const REGULATIONS = 'Star Wars LCG Tournament Regulations 1.0';

// @row 92, 95, 243, 244
/**
 * Finds the winner of a match by its games: the player who has won more than half of them. A tied match goes to the
 * higher seed (000, section 10). The score decides a game that time has ended (004).
 *
 * @param seeds handles, the first seed first
 */
export function playGames(
  { match, games, isOver }: ReportedMatch,
  players: Players,
  { play }: Bracket,
  bestOf: number,
  seeds: readonly string[],
): PlayedGames {
  const findings: Finding[] = [];
  const refuse = (game: number, message: Text, advice: Text): void => {
    findings.push(finding('game-not-possible', `/winners/${match}/games/${game}`, message, advice));
  };
  const told = games.map((game, index) => {
    const winner = winnerOf(game, players, (message, advice) => refuse(index, message, advice));
    if (winner === null && play === 'sides' && findings.length === 0) {
      const advice = say`Tell how the table stood when time ended it: the score decides (${REGULATIONS}, End of Double Elimination Rounds).`;
      refuse(index, say`Game ${index + 1} has no winner, and elimination games are never drawn.`, advice);
    }
    return { winner: winner === null ? null : (players.indexOf(winner) as 0 | 1) };
  });
  const surplus = gamesAfterDecision(told, bestOf);
  if (findings.length === 0 && surplus > 0) {
    const advice = say`Leave out the games after the decision, or check who won.`;
    refuse(
      games.length - surplus,
      say`The match was decided after game ${games.length - surplus} of at most ${bestOf}.`,
      advice,
    );
  }
  const wins = [0, 1].map((side) => told.filter(({ winner }) => winner === side).length) as [number, number];
  if (findings.length > 0 || (surplus < 0 && !isOver)) return { winner: null, wins, findings };
  const higher = [...players].sort((a, b) => seeds.indexOf(a) - seeds.indexOf(b))[0]!;
  const winner = wins[0] === wins[1] ? higher : players[wins[0] > wins[1] ? 0 : 1];
  return { winner, wins, findings };
}

function winnerOf(
  { winner, dark, timed }: ReportedGame,
  players: Players,
  refuse: (message: Text, advice: Text) => void,
): string | null {
  const stranger = [winner, dark].find((id) => id !== null && !players.includes(id));
  if (stranger !== undefined) {
    refuse(say`${stranger ?? ''} does not play this match.`, say`Name ${joined(players, ' or ')}.`);
    return null;
  }
  if (timed === null) return winner;
  if (dark === null) {
    refuse(say`The game ended on time, but the player of the Dark Side is unknown.`, say`Name the player in "dark".`);
    return null;
  }
  try {
    const light = players.find((id) => id !== dark)!;
    return scoreOnTime(timed).winner === 'dark' ? dark : light;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    refuse(error.message, say`Objectives are 0 to 2, the dial is 0 to 11, and damage is a whole number from 0.`);
    return null;
  }
}

export interface NextGameFacts {
  readonly bracket: Bracket;
  readonly match: PlayedBracketMatch;
  readonly games: readonly ReportedGame[];
  readonly bestOf: number;
  readonly seeds: readonly string[];
  /** First turns and coins are drawn with this seed; null when they are drawn at the table. */
  readonly seed: string | null;
  /** The key is the match; the value holds its reported games. */
  readonly told: ReadonlyMap<string, readonly ReportedGame[]>;
  readonly all: readonly PlayedBracketMatch[];
}

// @row 96, 241, 242
/** Returns the next step of a match whose two players are known. */
export function nextGame(facts: NextGameFacts): NextGame {
  return facts.bracket.play === 'sides' ? nextSides(facts) : nextTurn(facts);
}

function nextTurn({ bracket, match, games, bestOf, seed }: NextGameFacts): NextGame {
  const players = match.players as Players;
  const game = games.length + 1;
  const source = say`(${bracket.turnSource})`;
  const told = games.map(({ winner }) => ({ winner: winner === null ? null : (players.indexOf(winner) as 0 | 1) }));
  const choice = choosesFirstTurn(told);
  const which = bestOf === 1 ? say`The game` : say`Game ${game} of at most ${bestOf}`;
  if (choice !== 'drawn') {
    const chooser = players[choice];
    const text = say`${which}: ${chooser} lost the last game and chooses the first or the second turn ${source}.`;
    return { game, chooser, first: null, dark: null, text };
  }
  const first = seed === null ? null : drawFirstPlayers([players], `${seed}/${match.id}/${game}`)[0]!;
  const text =
    first === null ? say`${which}: draw who begins ${source}.` : say`${which}: ${first} was drawn to begin ${source}.`;
  return { game, chooser: null, first, dark: null, text };
}

function nextSides({ match, seeds, seed, told, all, games }: NextGameFacts): NextGame {
  const players = match.players as Players;
  const game = games.length + 1;
  const source = `(${REGULATIONS}, Deck Choice)`;
  const answer = (chooser: string | null, dark: string | null, text: Text): NextGame => ({
    game,
    chooser,
    first: null,
    dark,
    text: say`${text} ${source}.`,
  });
  if (match.round === 1) {
    const chooser = players[choosesSide([seeds.indexOf(players[0]), seeds.indexOf(players[1])])];
    return answer(chooser, null, say`${chooser} has the higher rank and chooses a side, having seen the affiliations`);
  }
  const final = match.onlyIfSecondWon === undefined ? null : (told.get(match.onlyIfSecondWon)?.at(-1)?.dark ?? null);
  if (final !== null) {
    const sides = sidesOfSecondFinal(players[0] === final ? ['dark', 'light'] : ['light', 'dark']);
    const dark = players[sides.indexOf('dark')]!;
    return answer(null, dark, say`The finalists change sides: ${dark} plays the Dark Side`);
  }
  const played = players.map((id) => sidesPlayed(id, all, told)) as [SidesPlayed | null, SidesPlayed | null];
  const [one, other] = played;
  if (one === null || other === null) {
    return answer(
      null,
      null,
      say`Each plays the side played least; name "dark" in the games before to see which one it is`,
    );
  }
  const isEven = one.light - one.dark === other.light - other.dark;
  if (isEven && seed === null) return answer(null, null, say`Both have played both sides equally often: toss a coin`);
  const coin: Side =
    seed !== null && drawFirstPlayers([players], `${seed}/${match.id}/coin`)[0] === players[0] ? 'dark' : 'light';
  const dark = players[sidesOf([one, other], coin).indexOf('dark')]!;
  return answer(
    null,
    dark,
    isEven
      ? say`${dark} plays the Dark Side, by the coin`
      : say`${dark} plays the Dark Side, having played the Light Side more often`,
  );
}

/** Counts how often a player took each side in the matches so far; null when a game does not tell the sides. */
function sidesPlayed(
  id: string,
  all: readonly PlayedBracketMatch[],
  told: ReadonlyMap<string, readonly ReportedGame[]>,
): SidesPlayed | null {
  const own = all.filter(({ players, state }) => state === 'played' && players.includes(id));
  const games = own.flatMap((match) => {
    const known = told.get(match.id) ?? [];
    return known.length === 0 ? [null] : known.map(({ dark }) => dark);
  });
  if (games.includes(null)) return null;
  const dark = games.filter((player) => player === id).length;
  return { dark, light: games.length - dark };
}
