import type { PeopleTold } from './index.js';
import { judgeAnswer } from './judge-answer.js';
import { questionKey } from './question-key.js';

const one = { tournament: 'a.csv', spelling: 'Ann Archer' };
const other = { tournament: 'b.csv', spelling: 'Anne Archer' };
const answer = { one, other, verdict: 'same' } as const;
const side = (entry: typeof one) => ({
  ...entry,
  spellings: [],
  scene: null,
  entries: 1,
  first: null,
  last: null,
  handle: null,
});
const asked: Pick<PeopleTold, 'cards' | 'links'> = {
  cards: [{ effect: 1, questions: [{ one: side(one), other: side(other), kind: 'spelling', inCommon: [] }] }],
  links: [],
};

describe('an answer to a question of a batch', () => {
  it('is taken while the batch asks it, whichever side comes first', () => {
    expect(judgeAnswer(answer, 'ann', [], asked)).toBeNull();
    expect(questionKey(answer)).toBe(questionKey({ one: other, other: one }));
    expect(judgeAnswer({ one: other, other: one, verdict: 'two' }, 'ann', [], asked)).toBeNull();
  });

  it('is refused when the question is gone', () => {
    expect(judgeAnswer(answer, 'ann', [], { cards: [], links: [] })).toEqual({ kind: 'batch-question-gone' });
    expect(judgeAnswer(answer, 'ann', [], null)).toEqual({ kind: 'batch-question-gone' });
  });

  it('is refused when somebody has answered, and may come twice from one person', () => {
    const standing = [{ one: other, other: one, verdict: 'two', decidedBy: 'bob' }] as const;
    const refused = { kind: 'batch-question-answered', by: 'bob', verdict: 'two' };
    expect(judgeAnswer(answer, 'ann', standing, asked)).toEqual(refused);
    expect(judgeAnswer(answer, 'bob', standing, asked)).toEqual(refused);
    expect(judgeAnswer({ ...answer, verdict: 'two' }, 'bob', standing, asked)).toBeNull();
  });

  it('may say of a sampled link that it is wrong', () => {
    const links = [{ reason: 'same-handle', count: 1, sample: [{ one: side(one), other: side(other) }] }];
    expect(judgeAnswer({ ...answer, verdict: 'two' }, 'ann', [], { cards: [], links })).toBeNull();
  });
});
