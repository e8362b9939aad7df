import { fieldsOfAct, placeOfAct } from './entry-place.js';

const RESULT = { kind: 'result', round: 2, players: ['ann', 'bob'], told: { result: 'FW', score: [100, 35] } };

describe('an entry that waits', () => {
  it('belongs to the form for the same game, whatever was filled in and from whose side', () => {
    expect(placeOfAct(RESULT)).toBe(placeOfAct({ kind: 'result', round: 2, players: ['bob', 'ann'], told: {} }));
    expect(placeOfAct(RESULT)).not.toBe(placeOfAct({ ...RESULT, round: 1 }));
    expect(placeOfAct({ kind: 'check-in', handle: 'ann' })).not.toBe(placeOfAct({ kind: 'drop', handle: 'ann' }));
  });

  it('fills the fields of that form again', () => {
    const fields = fieldsOfAct({
      ...RESULT,
      told: { ...RESULT.told, games: [{ winner: 'ann', sides: { ann: 'dark' } }] },
    });
    expect(fields.get('act.told.result')).toBe('FW');
    expect(fields.get('act.told.score.1')).toBe(35);
    expect(fields.get('act.told.games.0.winner')).toBe('ann');
    expect(fields.get('act.told.games.0.sides')).toEqual({ ann: 'dark' });
  });
});
