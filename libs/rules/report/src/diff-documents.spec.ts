import fc from 'fast-check';
import { diffDocuments } from './diff-documents.js';

const match = (one: string, other: string, result: string) => ({ players: [one, other], result });
const document = {
  schema: 'quadrant/1',
  tournament: { name: 'Winter Local', level: 1 },
  players: [{ handle: 'Ann' }, { handle: 'Bob', country: 'DE' }, { handle: 'Cy' }],
  rounds: [
    { round: 1, matches: [match('Ann', 'Bob', 'FW'), { players: ['Cy'], result: 'BYE' }] },
    { round: 2, matches: [match('Ann', 'Cy', 'TT')] },
  ],
};
const changed = (change: (copy: typeof document) => void) => {
  const copy = structuredClone(document);
  change(copy);
  return diffDocuments(document, copy);
};

describe('The difference between two documents', () => {
  it('is nothing for the same one, whatever the order of its lists and keys', () => {
    expect(diffDocuments(document, structuredClone(document))).toEqual([]);
    expect(
      changed((copy) => {
        copy.players.reverse();
        copy.rounds.reverse();
        copy.tournament = { level: 1, name: 'Winter Local' };
      }),
    ).toEqual([]);
  });

  it('names the field that changed, with both values', () => {
    const differences = changed((copy) => {
      copy.tournament.level = 2;
      copy.rounds[0]!.matches[0]!.result = 'MW';
    });
    expect(differences).toEqual([
      { pointer: '/tournament/level', from: 1, to: 2 },
      { pointer: '/rounds/0/matches/0/result', from: 'FW', to: 'MW' },
    ]);
  });

  it('is one addition for one more player at the beginning, and one removal for one less', () => {
    expect(changed((copy) => copy.players.unshift({ handle: 'Di' }))).toEqual([
      { pointer: '/players/0', to: { handle: 'Di' } },
    ]);
    expect(changed((copy) => copy.players.shift())).toEqual([{ pointer: '/players/0', from: { handle: 'Ann' } }]);
  });

  it('is a removal and an addition for a match between others, and names keys that came and went', () => {
    const differences = changed((copy) => {
      copy.rounds[1]!.matches[0] = match('Bob', 'Cy', 'TT');
      delete (copy.players[1] as { country?: string }).country;
      Object.assign(copy.tournament, { 'a/b': true });
    });
    expect(differences.map((each) => `${'to' in each ? 'added' : 'removed'} ${each.pointer}`)).toEqual([
      'added /tournament/a~1b',
      'removed /players/1/country',
      'removed /rounds/1/matches/0',
      'added /rounds/1/matches/0',
    ]);
  });

  it('is as long both ways, and empty only for equal documents', () => {
    const list = fc.uniqueArray(fc.record({ handle: fc.constantFrom('a', 'b', 'c', 'd'), seed: fc.nat(3) }), {
      selector: ({ handle }) => handle,
    });
    fc.assert(
      fc.property(list, list, (one, other) => {
        const [there, back] = [
          diffDocuments({ players: one }, { players: other }),
          diffDocuments({ players: other }, { players: one }),
        ];
        expect(there).toHaveLength(back.length);
        const sorted = (players: typeof one) => [...players].sort((a, b) => (a.handle < b.handle ? -1 : 1));
        expect(there.length === 0).toBe(JSON.stringify(sorted(one)) === JSON.stringify(sorted(other)));
      }),
    );
  });
});
