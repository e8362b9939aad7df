import type { GameTitle, RuleSystemId } from '@quadrant/rules/tournament';
import { elimination, round } from '../../../../test/builders/round-text.js';
import { report, reportDocument } from '../../../../test/builders/report.js';
import { readReportValue } from './read-report.js';

type Json = Record<string, unknown>;

const decipher = (line: string) =>
  reportDocument(report({ tournament: { ruleSystem: 'decipher-1999', game: 'swccg' } }, round(line, 'cy BYE')));

/** Returns `code pointer` (into the match) of each error and warning about a match of fay and gus with these keys changed. */
function saidOf(changes: Json, line = 'fay gus: W dark 9-0, L light 3-10 time'): string[] {
  const document = decipher(line) as { rounds: { matches: Json[] }[] };
  Object.assign(document.rounds[0]?.matches[0] ?? {}, changes);
  const here = '/rounds/0/matches/0';
  return readReportValue(document)
    .findings.filter(({ pointer }) => pointer.startsWith(here))
    .map(({ code, pointer }) => `${code} ${pointer.slice(here.length)}`);
}

/** Does the same for only the first of its games. */
const saidOfGame = (game: unknown) => saidOf({ games: [game] });

describe('games of a match', () => {
  it.each([
    [{}, ['missing-key /games/0']],
    ['fay', ['wrong-type /games/0']],
    [{ winner: 'zoe' }, ['player-not-listed /games/0/winner']],
    [{ winner: 'cy' }, ['player-not-listed /games/0/winner']],
    [{ winner: 1 }, ['wrong-type /games/0/winner']],
    [{ winner: 'fay', sides: { fay: 'dark' } }, ['missing-key /games/0/sides']],
    [{ winner: 'fay', sides: { fay: 'dark', gus: 'dark' } }, ['same-side /games/0/sides']],
    [{ winner: 'fay', sides: { fay: 'dark', gus: 'grey' } }, ['unknown-literal /games/0/sides/gus']],
    [{ winner: 'fay', sides: { fay: 'dark', cy: 'light' } }, ['player-not-listed /games/0/sides/cy']],
    [{ winner: 'fay', sides: { fay: 'dark', FAY: 'light' } }, ['duplicate-player /games/0/sides/FAY']],
    [{ winner: 'fay', score: [1] }, ['wrong-length /games/0/score']],
    [{ winner: 'fay', score: [1, 99_999] }, ['out-of-range /games/0/score/1']],
    [{ winner: 'fay', endedBy: 'boredom' }, ['unknown-literal /games/0/endedBy']],
    [{ winner: 'fay', differential: 0.5 }, ['wrong-type /games/0/differential']],
  ])('%j: %j', (game, expected) => {
    expect(saidOfGame(game)).toEqual(expected);
  });

  it('may have keys that the format does not know, which are warned of', () => {
    expect(saidOfGame({ winner: 'fay', loser: 'gus' })).toContain('unknown-key /games/0/loser');
  });

  it('are not more than anybody plays in one match', () => {
    const games = Array.from({ length: 10 }, () => ({ winner: 'fay' }));
    expect(saidOf({ games })).toEqual(['too-many /games']);
  });

  it('call a draw by that word, and a player of that name with a capital', () => {
    const document = decipher('Draw gus: D, W');
    const { report: read } = readReportValue(document);
    expect(read?.rounds[0]?.matches[0]?.games.map(({ winner }) => winner)).toEqual([null, 0]);
  });

  it('need an opponent', () => {
    expect(saidOf({ players: ['fay'] })).toEqual(['result-without-opponent /games']);
    expect(saidOf({ players: ['fay'], result: 'BYE' })).toEqual(['result-without-opponent /games']);
  });

  it('leave the result unknown where there is none either', () => {
    expect(saidOf({ games: null })).toEqual(['result-unknown ']);
    expect(saidOf({ games: [] })).toEqual(['result-unknown ']);
  });
});

describe('a result beside games', () => {
  const games = (...winners: string[]) => winners.map((winner) => ({ winner }));

  it.each([
    ['WIN', games('fay', 'gus', 'fay'), false],
    ['MODIFIED_WIN', games('fay', 'draw'), false],
    ['LOSS', games('gus'), false],
    ['TRUE_TIE', games('fay', 'gus'), false],
    ['LOSS', games('fay', 'gus', 'fay'), true],
    ['MODIFIED_LOSS', games('fay'), true],
    ['WIN', games('fay', 'gus'), true],
    ['TRUE_TIE', games('gus', 'draw'), true],
  ])('%s and %j: refused %s', (result, told, isRefused) => {
    expect(saidOf({ result, games: told }).includes('result-against-games /result')).toBe(isRefused);
  });

  it("is the higher seed's where the games stand level (000, section 10)", () => {
    const saidWith = (result: string) => {
      const document = reportDocument(report(elimination('ann bob best-of-3: W, L, D'))) as {
        rounds: { matches: Json[] }[];
      };
      Object.assign(document.rounds[0]?.matches[0] ?? {}, { result });
      return readReportValue(document).findings.filter(({ severity }) => severity === 'error');
    };
    expect(saidWith('FW')).toEqual([]);
    expect(saidWith('FL')).toEqual([]);
    expect(saidWith('MW').map(({ code }) => code)).toEqual(['result-against-games']);
  });
});

describe('a match without result and game', () => {
  const codes = (ruleSystem: RuleSystemId, game: GameTitle, match: Json) => {
    const document = reportDocument(report({ tournament: { ruleSystem, game } }, round('ann bob intentional')));
    Object.assign((document['rounds'] as { matches: Json[] }[])[0]?.matches[0] ?? {}, match);
    const { findings } = readReportValue(document);
    return findings.flatMap(({ severity, code, pointer }) => (severity === 'error' ? [`${code} ${pointer}`] : []));
  };
  const here = '/rounds/0/matches/0';

  it('may have been split, or not played, where the rule system has no result for two', () => {
    expect(codes('ffg-swlcg-2016', 'sw-lcg', {})).toEqual([]);
    expect(codes('ffg-swlcg-2016', 'sw-lcg', { games: [], endedBy: null })).toEqual([]);
    expect(codes('ffg-swlcg-2016', 'sw-lcg', { players: ['ann'] })).toEqual([
      `result-without-opponent ${here}/players`,
    ]);
  });
});

describe('what only some rule systems have', () => {
  it.each([
    [{ bonusExcluded: [0] }, ['wrong-length /bonusExcluded']],
    [{ bonusExcluded: [0, -1e9] }, ['out-of-range /bonusExcluded/1']],
    [{ victoryConditionsDiffer: 'yes' }, ['wrong-type /victoryConditionsDiffer']],
  ])('%j: %j', (changes, expected) => {
    expect(saidOf(changes)).toEqual(expected);
  });
});
