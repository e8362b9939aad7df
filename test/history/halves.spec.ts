import { Dice } from '@quadrant/demo';
import { inventCommunity, SMALL } from '../names/community.js';
import { compareJoined } from './compare-cells.js';
import { type Kept, keepGames, keepStandings } from './keep-files.js';
import { inventMessyHistory, type Played, TWENTY_YEARS, type TrueFile, type TrueTournament } from './messy-history.js';

const whole = inventMessyHistory('halves', inventCommunity('halves', SMALL), {
  ...TWENTY_YEARS,
  messy: 0,
  standings: 0,
  doubles: 0,
})
  .flatMap(({ tournaments }) => tournaments)
  .filter(
    ({ games }) =>
      games.some(({ round }) => round > 2) && games.every(({ score, result }) => score !== null && result !== null),
  )
  .slice(0, 150);

/** Counts a win or a bye as three points and a draw as one, as a club does. */
function tableOf({ games, alone }: Pick<TrueTournament, 'games' | 'alone'>): Played['table'] {
  const points = new Map<string, number>();
  const add = (name: string, worth: number) => points.set(name, (points.get(name) ?? 0) + worth);
  for (const { names, result } of games)
    names.forEach((name, seat) => add(name, result === 'draw' ? 1 : (result === 'win') === (seat === 0) ? 3 : 0));
  for (const { name } of alone) add(name, 3);
  return [...points]
    .map(([name, worth]) => ({ name, points: worth, wins: Math.floor(worth / 3) }))
    .sort((a, b) => b.points - a.points);
}

const playedOf = (tournament: TrueTournament, isWanted: (round: number) => boolean): Played => {
  const games = tournament.games.filter(({ round }) => isWanted(round));
  const alone = tournament.alone.filter(({ round }) => isWanted(round));
  return { date: '2001-01-01', title: 'Cup', games, byes: alone, table: tableOf({ games, alone }) };
};

/** A way of keeping that makes several files is no half. */
const fileOf = (kept: readonly Kept[], path: string): TrueFile | null =>
  kept.length === 1 && kept[0]!.tournaments.length === 1
    ? { ...kept[0]!, path: `${path}.${kept[0]!.ending}`, doubleOf: null }
    : null;

const joinedWith = (keepOther: (dice: Dice, tournament: TrueTournament) => readonly Kept[], messy: number) =>
  whole.flatMap((tournament, index) => {
    const dice = new Dice(`halves/${messy}/${index}`);
    const first = fileOf(keepGames(dice, firstOf(tournament, keepOther === placesOf), dice.chance(messy)), 'first');
    const other = fileOf(keepOther(dice, tournament), 'other');
    if (first === null || other === null) return [];
    return [{ ways: `${first.shape} + ${other.shape}`, ...compareJoined(first, [other]) }];
  });
const firstOf = (tournament: TrueTournament, isAll: boolean) => playedOf(tournament, (round) => isAll || round <= 2);
const lastOf = (dice: Dice, tournament: TrueTournament) =>
  keepGames(
    dice,
    playedOf(tournament, (round) => round > 2),
    false,
  );
const messyLastOf = (dice: Dice, tournament: TrueTournament) =>
  keepGames(
    dice,
    playedOf(tournament, (round) => round > 2),
    true,
  );
const placesOf = (dice: Dice, tournament: TrueTournament) =>
  keepStandings(
    dice,
    playedOf(tournament, () => true),
    dice.chance(0.5),
  );

describe('two files of one tournament', () => {
  const joined = {
    rounds: joinedWith(lastOf, 0),
    'rounds, kept in many ways,': joinedWith(messyLastOf, 0.5),
    'games and places': joinedWith(placesOf, 0),
  };

  it.each(Object.entries(joined))('that hold %s are stored as they are written', (_, compared) => {
    expect(compared.length).toBeGreaterThan(30);
    expect(compared.filter(({ refused }) => refused === null).length).toBeGreaterThan(compared.length / 3);
    expect(compared.filter(({ changed }) => changed.length > 0)).toEqual([]);
  });

  it.each(Object.entries(joined))(
    'that hold %s lose nothing without a finding, and each refusal names a place',
    (_, compared) => {
      expect(compared.filter(({ silent }) => silent.length > 0)).toEqual([]);
      expect(compared.filter(({ refused }) => refused !== null && !refused.isPlaced)).toEqual([]);
    },
  );
});
