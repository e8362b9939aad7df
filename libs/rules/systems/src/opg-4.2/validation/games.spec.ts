import type { TournamentReport } from '@quadrant/rules/tournament';
import { elimination, round, type RoundText } from '../../../../../../test/builders/round-text.js';
import { report } from '../../../../../../test/builders/report.js';
import { choosesFirstTurn } from '../match-play.js';
import { opg42 } from '../rule-system.js';

const swiss = [
  round('ann 100-0 bob FW', 'cy 100-0 dee FW'),
  round('ann 100-0 cy FW', 'bob 100-0 dee FW'),
  round('ann 100-0 dee FW', 'bob 100-0 cy FW'),
];
const FINAL = '/rounds/3/matches/0';

const withFinal = (final: RoundText): TournamentReport => report(...swiss, final);
const said = (final: RoundText): string[] =>
  opg42
    .validate(withFinal(final))
    .filter(({ code }) => !code.startsWith('tie-'))
    .map(({ severity, code, pointer }) => `${severity} ${code} ${pointer.replace(FINAL, '')}`);
const match = (line: string): string[] => said(elimination(line));

const handles = (from: TournamentReport): string[] =>
  opg42.computeStandings(from, 'key').map(({ entry }) => from.entries[entry]?.handle ?? '');

describe('a match of several games', () => {
  // @row 92
  it('is won by who won more of them, and rated game by game', () => {
    const from = withFinal(elimination('ann bob best-of-3: W 100-40, L 20-100, L 60-80 time'));
    expect(opg42.validate(from)).toEqual([]);
    expect(handles(from)).toEqual(['bob', 'ann', 'cy', 'dee']);
    expect(
      opg42
        .ratedGames(from)
        .slice(6)
        .map(({ score, modified }) => `${score}${modified ? ' modified' : ''}`),
    ).toEqual(['1', '0', '0 modified']);
  });

  // @row 95
  it('is won by the higher seed when the games are level', () => {
    const seeds = { players: { ann: { seed: 2 }, bob: { seed: 1 } } };
    const from = report(...swiss, elimination('ann bob best-of-3: W, L, D 50-50'), seeds);
    expect(handles(from)[0]).toBe('bob');
    expect(opg42.validate(from)).toEqual([]);
  });

  it.each([
    ['ann bob best-of-3: W, W', []],
    ['ann bob best-of-3: W, D, D', []],
    ['ann bob best-of-1: W', []],
    ['ann bob: W', []],
    ['ann bob: W, W', []],
    ['ann bob best-of-3 FW', []],
    ['ann bob best-of-3: W, L', ['warning games-against-best-of /games']],
    ['ann bob best-of-3: W, D', ['warning games-against-best-of /games']],
    ['ann bob best-of-3: W, W, L', ['warning games-against-best-of /games']],
    ['ann bob best-of-3: W, D, L, W', ['warning games-against-best-of /games']],
    ['ann bob best-of-1: W, W', ['warning games-against-best-of /games']],
    ['ann bob: W, L, D, W', ['warning games-against-best-of /games']],
    ['ann bob best-of-5: W, W, W', ['warning best-of-not-of-rule-system /bestOf']],
    ['ann bob: W 100-0, W 100--5', ['warning score-out-of-range /games/1/score/1']],
    ['ann bob: W dark, W', ['warning key-not-used /games/0/sides']],
    ['ann bob: W d=30, W', ['warning key-not-used /games/0/differential']],
  ])('%s: %j', (line, expected) => {
    expect(match(line)).toEqual(expected);
  });

  it('is told how many games are too many or too few', () => {
    const message = (line: string) => opg42.validate(withFinal(elimination(line)))[0]?.message;
    expect(message('ann bob best-of-3: W, W, L')).toBe(
      'A match of the best of 3 was decided 1 game before its last game.',
    );
    expect(message('ann bob best-of-3: W, L')).toBe('A match of the best of 3 was not decided after its 2 games.');
  });

  it('does not belong into a Swiss round', () => {
    expect(said(round('ann bob: W, W', 'cy dee FW concession'))).toContain('warning games-in-swiss-stage /games');
    expect(said(round('ann bob FW concession best-of-3'))).toContain('warning games-in-swiss-stage /bestOf');
    expect(said(round('ann bob FW concession best-of-1'))).not.toContain('warning games-in-swiss-stage /bestOf');
  });
});

describe('000, 10.1: the first turn', () => {
  // @row 96
  it('is drawn for the first game, then the loser of the last one chooses', () => {
    expect(choosesFirstTurn([])).toBe('drawn');
    expect(choosesFirstTurn([{ winner: 0 }])).toBe(1);
    expect(choosesFirstTurn([{ winner: 0 }, { winner: 1 }])).toBe(0);
  });

  it('is drawn again after a drawn game, which nobody lost', () => {
    expect(choosesFirstTurn([{ winner: 0 }, { winner: null }])).toBe('drawn');
  });
});
