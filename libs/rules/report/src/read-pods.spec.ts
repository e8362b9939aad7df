import { pods, round } from '../../../../test/builders/round-text.js';
import { report, reportDocument } from '../../../../test/builders/report.js';
import { readReportValue } from './read-report.js';

type Json = Record<string, unknown>;

const TRIBBLES = { tournament: { game: 'tribbles', rules: null } } as const;

/** `code pointer` of every error about the second of two rounds, once it has these keys. */
function errorsWith(changes: Json): string[] {
  const eight = ['ann 120000 out, bob 45000, cy 0, dee 5', 'eve 1, fay 2, gus 3 out, hal 4'];
  const document = reportDocument(report(TRIBBLES, pods(...eight), pods(...eight))) as { rounds: Json[] };
  Object.assign(document.rounds[1] ?? {}, changes);
  return readReportValue(document)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ code, pointer }) => `${code} ${pointer}`);
}

const errorsOfPod = (pod: unknown) => errorsWith({ pods: [pod] });

describe('pods', () => {
  it.each([
    ['ann', ['wrong-type /rounds/1/pods/0']],
    [{}, ['missing-key /rounds/1/pods/0']],
    [{ scores: [] }, ['wrong-type /rounds/1/pods/0/scores']],
    [{ scores: {} }, ['empty-pod /rounds/1/pods/0/scores']],
    [
      { scores: Object.fromEntries(Array.from({ length: 25 }, (_, seat) => [`player ${seat}`, 0])) },
      ['too-many /rounds/1/pods/0/scores'],
    ],
    [{ scores: { ann: -1 } }, ['out-of-range /rounds/1/pods/0/scores/ann']],
    [{ scores: { ann: 1e8 } }, ['out-of-range /rounds/1/pods/0/scores/ann']],
    [{ scores: { ann: '5' } }, ['wrong-type /rounds/1/pods/0/scores/ann']],
    [{ scores: { ann: null } }, ['wrong-type /rounds/1/pods/0/scores/ann']],
    [{ scores: { zoe: 5 } }, ['player-not-listed /rounds/1/pods/0/scores/zoe']],
    [{ scores: { ann: 5, ANN: 6 } }, ['duplicate-player /rounds/1/pods/0/scores/ANN']],
    [{ scores: { ann: 5, bob: 6 }, wentOut: 'cy' }, ['player-not-listed /rounds/1/pods/0/wentOut']],
    [{ scores: { ann: 5, bob: 6 }, wentOut: true }, ['wrong-type /rounds/1/pods/0/wentOut']],
  ])('%j: %j', (pod, expected) => {
    expect(errorsOfPod(pod)).toEqual(expected);
  });

  it('hold a player once in a round', () => {
    const twice = [{ scores: { ann: 1, bob: 2, cy: 3, dee: 4 } }, { scores: { Ann: 1, fay: 2, gus: 3, hal: 4 } }];
    expect(errorsWith({ pods: twice })).toEqual(['player-twice-in-round /rounds/1/pods/1/scores/Ann']);
  });

  it('are what a round of Tribbles holds, and nothing else', () => {
    expect(errorsWith({ pods: [] })).toEqual(['empty-round /rounds/1']);
    expect(errorsWith({ pods: null })).toEqual(['missing-key /rounds/1']);
    const matches = [{ players: ['ann'], result: 'BYE' }];
    expect(errorsWith({ matches })).toEqual(['matches-not-for-game /rounds/1/matches']);
    expect(errorsWith({ pods: null, matches })).toEqual(['matches-not-for-game /rounds/1/matches']);
  });

  it('B.7: are numbered from 1, in Tribbles Finals from 6 too (000, appendix A, step 5)', () => {
    const tables = ['ann 9 out, bob 5, cy 0, dee 3', 'eve 9 out, fay 4, gus 2, hal 1'];
    const players = Object.fromEntries(
      ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus', 'hal'].map((handle, index) => [
        handle,
        { seed: index < 4 ? 1 : 2 },
      ]),
    );
    const errors = (pairing: 'tribbles' | 'tribbles-finals', ...numbers: number[]) => {
      const tournament = { ...TRIBBLES.tournament, pairing };
      const document = reportDocument(report({ tournament, players }, pods(...tables), pods(...tables))) as {
        rounds: Json[];
      };
      numbers.forEach((number, index) => Object.assign(document.rounds[index]!, { round: number }));
      const { findings, report: read } = readReportValue(document);
      return (
        read?.rounds.map(({ round: number }) => number) ?? findings.map(({ code, pointer }) => `${code} ${pointer}`)
      );
    };
    expect(errors('tribbles-finals', 6, 7)).toEqual([6, 7]);
    expect(errors('tribbles-finals', 1, 2)).toEqual([1, 2]);
    expect(errors('tribbles-finals', 6, 8)).toEqual(['round-number /rounds/1/round']);
    expect(errors('tribbles-finals', 5, 6)[0]).toBe('round-number /rounds/0/round');
    expect(errors('tribbles', 6, 7)[0]).toBe('round-number /rounds/0/round');
  });

  it('are read in the order of the players, in whatever order the scores stand', () => {
    const document = reportDocument(report(TRIBBLES, pods('ann 120000 out, bob 45000, cy 0, 7 5')));
    const turned = structuredClone(document) as { rounds: { pods: { scores: Json }[] }[] };
    for (const pod of turned.rounds[0]?.pods ?? []) {
      pod.scores = Object.fromEntries(Object.entries(pod.scores).reverse());
    }
    const { report: read } = readReportValue(turned);
    expect(read?.rounds[0]?.pods).toEqual([{ players: [0, 1, 2, 3], scores: [120_000, 45_000, 0, 5], wentOut: 0 }]);
  });

  it('are not for games of two', () => {
    const document = reportDocument(report(round('ann bob FW'))) as { rounds: Json[] };
    document.rounds[0] = { round: 1, pods: [{ scores: { ann: 1, bob: 2 } }] };
    expect(readReportValue(document).findings.map(({ code }) => code)).toEqual(['pods-not-for-game']);
  });
});
