import { NotTakenIn } from '@quadrant/rules/history';
import { NotScored } from '@quadrant/store/history';
import { publicReasonOf, QuestionOutdated } from './public-reason.js';

const notTakenIn = (cause: unknown) => new NotTakenIn({ input: { key: 'a-key' } } as never, cause);

describe('the public reason of a failure', () => {
  it.each([
    ['a failed query', new Error('insert into runs (number) values ($1): null value in column "engine_version"')],
    ['a mistake of the program', notTakenIn(new TypeError("Cannot read properties of undefined (reading 'games')"))],
    ['what is no error', 'select from runs'],
  ])('tells nothing of %s but a reference', (_, error) => {
    const reason = publicReasonOf(error, 'ref-1');
    expect(reason).toContain('ref-1');
    expect(reason).not.toMatch(/insert|select|column|undefined|games/);
  });

  it('tells what the rules say of a tournament', () => {
    expect(publicReasonOf(notTakenIn(new Error('two of its entries count as one player')), 'ref-1')).toBe(
      'tournament a-key could not be taken in: two of its entries count as one player',
    );
    const unknown = new NotScored('a-key', 1, 'Winter Local', new RangeError('no rule system "x"'));
    expect(publicReasonOf(unknown, 'ref-1')).toContain('Winter Local');
    expect(publicReasonOf(new QuestionOutdated('the league is gone'), 'ref-1')).toBe('the league is gone');
  });
});
