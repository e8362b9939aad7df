import { kindOfLevel, type Format, type Kind, type Level, type TournamentReport } from '@quadrant/rules/tournament';
import type { Dice } from '@quadrant/demo';
import { report, type ReportChanges } from '../builders/report.js';
import { drawDecks } from './decks.js';
import { GAMES, playRounds, type GameName } from './rounds.js';

const DAY = 86_400_000;
/** This is before 2014-06-04, when the k-table of OPG 4.2 changes. */
const FIRST_DAY = Date.parse('2014-05-25T12:00:00Z');
/** Returns noon of a day, so that starts are often equal; milliseconds since 1970. */
export const noonOf = (day: number): number => FIRST_DAY + day * DAY;
export const dateOf = (day: number): string => new Date(noonOf(day)).toISOString().slice(0, 10);

/** Each one is a slug. */
export const LEAGUES = ['alpha', 'beta'] as const;
export type LeagueSlug = (typeof LEAGUES)[number];
export const HANDLES: readonly string[] = ['ann', 'Bob', 'cy', 'dée', 'eve', 'fay', 'gus', 'hal', 'ivo', 'jo', 'kim'];
/** {@link HANDLES}, and then players who join long stories one after the other. */
export const ALL_HANDLES: readonly string[] = [
  ...HANDLES,
  ...['Ada', 'bea', 'Cid', 'Dax', 'Ezri', 'fen', 'Gil', 'hox', 'ira', 'Jax', 'kes', 'lwa', 'Mot', 'nog', 'Odo', 'pel'],
  ...['Quark', 'rom', 'Seska', 'tuv', 'Uhura', 'vic', 'Worf', 'xan', 'yar', 'Zek', 'ærg', 'Örm', 'åsa'],
];

/** Players may live there. */
export const COUNTRIES = ['AT', 'DE', 'US'] as const;
export const REGIONS = ['andoria', 'qonos', 'risa'] as const;

/** This person submits all reports. */
export const SUBMITTER = 'thsch';

export const externalIdOf = (tournament: number): string => `simulator:${tournament}`;

/** A report follows from these few facts: equal facts make the same document. */
export interface Content {
  readonly game: GameName;
  readonly day: number;
  readonly format: Format;
  readonly level: Level;
  readonly kind: 'release' | 'masters' | 'championship';
  readonly league: LeagueSlug | null;
  /** Clocks there are ahead by so many hours: with twelve or more, noon is on the next day. */
  readonly offset: number;
  /** The seed of the decks that the report tells; null means that it tells none. */
  readonly decks: number | null;
  readonly unrated: boolean;
  /** It was announced long before. Otherwise the date is unknown, and counts as too late for sanctioning. */
  readonly announced: boolean;
  /** They are indexes of {@link ALL_HANDLES}. */
  readonly players: readonly number[];
  /** This seed decides the opponents and the results. */
  readonly played: number;
}

/** Draws any game; most that are played are Second Edition. */
export const drawGame = (dice: Dice): GameName =>
  dice.pick(['2e', '2e', '2e', '1e', ...Object.keys(GAMES)] as GameName[]);

/** Draws anything that a report can tell of a tournament of this game on this day. */
export function drawContent(dice: Dice, game: GameName, day: number): Content {
  const { formats, players } = GAMES[game];
  return {
    game,
    day,
    format: dice.pick(formats),
    level: dice.pick<Level>([1, 1, 2, 3, 4, 5]),
    kind: dice.pick(['release', 'release', 'release', 'championship', 'masters']),
    league: dice.chance(0.6) ? dice.pick([...LEAGUES, 'alpha']) : null,
    offset: dice.pick([0, 0, 0, -11, 13]),
    decks: dice.chance(0.8) ? dice.between(1, 999_999) : null,
    unrated: dice.chance(0.1),
    announced: dice.chance(0.9),
    players: drawPlayers(dice, players),
    played: dice.between(1, 999_999),
  };
}

/** Changes the same tournament: it began on another day, had other players, or the games went differently. */
export function redrawContent(dice: Dice, content: Content, latestDay: number): Content {
  const day = () => latestDay - dice.between(0, 12);
  return dice.pick<() => Content>([
    () => ({ ...content, day: day() }),
    () => ({ ...content, players: drawPlayers(dice, GAMES[content.game].players) }),
    () => ({ ...content, played: dice.between(1, 999_999) }),
    () => ({ ...content, decks: dice.between(1, 999_999) }),
    () => ({ ...content, league: dice.pick([...LEAGUES, null]) }),
    () => drawContent(dice, drawGame(dice), day()),
  ])();
}

const drawPlayers = (dice: Dice, [least, most]: readonly [number, number]): number[] =>
  dice.draw([...HANDLES.keys()], dice.between(least, most));

/** Builds the report that tells a content. */
export function tellReport(tournament: number, content: Content): TournamentReport {
  const { game, day, offset, format, league, unrated, announced, players, played, decks } = content;
  const { header, rounds } = GAMES[game];
  const handles = players.map((index) => ALL_HANDLES[index]!);
  // Only in the submitter's own tournament does an unknown registration not count as early enough.
  const director = played % 2 === 0 ? SUBMITTER : 'director';
  const told = decks !== null && game !== 'tribbles' ? drawDecks(decks, handles) : {};
  const changes: ReportChanges = {
    tournament: {
      ...header,
      name: `Tournament ${tournament}`,
      externalId: externalIdOf(tournament),
      director,
      startsAt: noonThere(day, offset),
      registeredAt: announced ? new Date(noonOf(day - 90)).toISOString() : null,
      format,
      ...importanceOf(content),
      league,
      unrated,
      plannedRounds: rounds,
    },
    players: Object.fromEntries(handles.map((handle) => [handle, told[handle] ?? {}])),
  };
  return report(changes, ...playRounds(game, handles, played));
}

/** Only the Organized Play Guide knows Trek Masters and championships. */
function importanceOf({ game, kind, level }: Content): { readonly level: Level; readonly kind: Kind } {
  if (kind === 'release' || GAMES[game].header.ruleSystem !== 'opg-4.2') return { level, kind: 'release' };
  return kind === 'masters' ? { level: 3, kind } : { level, kind: kindOfLevel(level) };
}

/** Returns the instant of {@link noonOf} as clocks there show it. */
function noonThere(day: number, offset: number): string {
  const clock = new Date(noonOf(day) + offset * 3_600_000).toISOString().slice(0, 19);
  return `${clock}${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`;
}
