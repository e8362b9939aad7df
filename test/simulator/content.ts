import type { Format, Level, TournamentReport } from '@quadrant/tournament';
import { type Dice } from '../../apps/cli/src/demo/dice.js';
import { report, type ReportChanges } from '../builders/report.js';
import { GAMES, playRounds, type GameName } from './rounds.js';

const DAY = 86_400_000;
/** Before the k-table of OPG 4.2 changes, on 2014-06-04. */
const FIRST_DAY = Date.parse('2014-05-25T12:00:00Z');
/** Noon of a day, so that starts are often equal; milliseconds since 1970. */
export const noonOf = (day: number): number => FIRST_DAY + day * DAY;
/** `YYYY-MM-DD` */
export const dateOf = (day: number): string => new Date(noonOf(day)).toISOString().slice(0, 10);

export const LEAGUE = 'alpha';
export const HANDLES: readonly string[] = ['ann', 'Bob', 'cy', 'dée', 'eve', 'fay', 'gus', 'hal', 'ivo', 'jo', 'kim'];

export const externalIdOf = (tournament: number): string => `simulator:${tournament}`;

/** What a report tells, in a few words: the same words make the same document. */
export interface Content {
  readonly game: GameName;
  readonly day: number;
  readonly format: Format;
  readonly level: Level;
  readonly masters: boolean;
  readonly league: boolean;
  readonly unrated: boolean;
  /** Announced long before; otherwise nobody knows when, which is too late for sanctioning. */
  readonly announced: boolean;
  /** Indexes of {@link HANDLES}. */
  readonly players: readonly number[];
  /** Seed of who met whom and of what came out. */
  readonly played: number;
}

/** Any game; most that are played are Second Edition. */
export const drawGame = (dice: Dice): GameName =>
  dice.pick(['2e', '2e', '2e', '1e', ...Object.keys(GAMES)] as GameName[]);

/** Anything that a report can tell of a tournament of this game on this day. */
export function drawContent(dice: Dice, game: GameName, day: number): Content {
  const { formats, players } = GAMES[game];
  return {
    game,
    day,
    format: dice.pick(formats),
    level: dice.pick<Level>([1, 1, 2, 3, 4, 5]),
    masters: dice.chance(0.1),
    league: dice.chance(0.3),
    unrated: dice.chance(0.1),
    announced: dice.chance(0.9),
    players: drawPlayers(dice, players),
    played: dice.between(1, 999_999),
  };
}

/** The same tournament told otherwise: it began on another day, had other players, or the games went otherwise. */
export function redrawContent(dice: Dice, content: Content, latestDay: number): Content {
  const day = () => latestDay - dice.between(0, 12);
  return dice.pick<() => Content>([
    () => ({ ...content, day: day() }),
    () => ({ ...content, players: drawPlayers(dice, GAMES[content.game].players) }),
    () => ({ ...content, played: dice.between(1, 999_999) }),
    () => drawContent(dice, drawGame(dice), day()),
  ])();
}

const drawPlayers = (dice: Dice, [least, most]: readonly [number, number]): number[] =>
  dice.draw([...HANDLES.keys()], dice.between(least, most));

/** The report that tells a content. */
export function tellReport(tournament: number, content: Content): TournamentReport {
  const { game, day, format, level, masters, league, unrated, announced, players, played } = content;
  const { header, rounds } = GAMES[game];
  const handles = players.map((index) => HANDLES[index]!);
  const isMasters = masters && header.ruleSystem === 'opg-4.2';
  const changes: ReportChanges = {
    tournament: {
      ...header,
      name: `Tournament ${tournament}`,
      externalId: externalIdOf(tournament),
      startsAt: new Date(noonOf(day)).toISOString(),
      registeredAt: announced ? new Date(noonOf(day - 30)).toISOString() : null,
      format,
      level: isMasters ? 3 : level,
      kind: isMasters ? 'masters' : 'release',
      league: league ? LEAGUE : null,
      unrated,
      plannedRounds: rounds,
    },
    players: Object.fromEntries(handles.map((handle) => [handle, {}])),
  };
  return report(changes, ...playRounds(game, handles, played));
}
