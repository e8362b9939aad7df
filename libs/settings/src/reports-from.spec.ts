import { readReportsFrom } from './reports-from.js';

describe('REPORTS_FROM', () => {
  it('is "approved" unless it is set', () => {
    expect(readReportsFrom({})).toBe('approved');
    expect(readReportsFrom({ REPORTS_FROM: '' })).toBe('approved');
    expect(readReportsFrom({ REPORTS_FROM: 'anyone' })).toBe('anyone');
  });

  it('refuses another value with a sentence that names what is allowed', () => {
    expect(() => readReportsFrom({ REPORTS_FROM: 'Everybody' })).toThrow(
      'REPORTS_FROM is "Everybody", but must be "approved" or "anyone".',
    );
  });
});
