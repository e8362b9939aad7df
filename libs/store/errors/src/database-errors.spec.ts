import { isDatabaseOutage, isDatabaseRightMissing, isDiskFull } from './database-errors.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('isDatabaseOutage', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['an administrator who stops the server', withCode('57P01')],
    ['a connection that failed', withCode('08006')],
    ['too many connections', withCode('53300')],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
    ['a server that gives no answer', new Error('Query read timeout')],
    ['a broken connection', new Error('Connection terminated unexpectedly')],
    ['a query error of TypeORM around it', Object.assign(new Error('query'), { driverError: withCode('57P03') })],
    ['causes of causes', new Error('a', { cause: new Error('b', { cause: withCode('ETIMEDOUT') }) })],
    ['all addresses refused', new AggregateError([withCode('EINVAL'), withCode('ECONNREFUSED')])],
  ])('recognizes %s', (_, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });

  it.each([
    ['a unique violation', withCode('23505')],
    ['a cancelled query', withCode('57014')],
    ['an ordinary error', new Error('x is not a function')],
    ['a text', 'ECONNREFUSED'],
    ['nothing', null],
  ])('does not mistake %s for one', (_, error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });

  it('ends with an error that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(isDatabaseOutage(error)).toBe(false);
  });
});

describe('isDiskFull', () => {
  it.each(['53100', 'ENOSPC', 'EDQUOT'])('recognizes %s, wrapped too', (code) => {
    expect(isDiskFull(withCode(code))).toBe(true);
    expect(isDiskFull(Object.assign(new Error('query'), { driverError: withCode(code) }))).toBe(true);
  });

  it('mistakes nothing else for it', () => {
    for (const error of [withCode('53300'), withCode('EACCES'), new Error('No space'), null]) {
      expect(isDiskFull(error)).toBe(false);
    }
  });
});

describe('isDatabaseRightMissing', () => {
  it('recognizes what PostgreSQL says, and no refusal of the file system', () => {
    expect(isDatabaseRightMissing(new Error('query', { cause: withCode('42501') }))).toBe(true);
    expect(isDatabaseRightMissing(withCode('EACCES'))).toBe(false);
  });
});
