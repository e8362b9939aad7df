import { MAIL_CHOICES } from './choices.js';
import { isNoticeKind, NOTICE_KIND_NAMES, NOTICE_KINDS, tellNotice } from './kinds.js';

/** It has the facts of every kind. */
const FACTS = {
  ...{ name: 'Spring Cup', id: 'a1', dispute: 'd1', until: '2027-03-08', day: '2027-03-01', claim: 'c1' },
  ...{ from: 1500, to: 1516, because: 'played', round: 2 },
  ...{ season: '2014-15', inquiry: 'i1', into: 'worlds', year: 2015 },
};

describe('a kind of notice', () => {
  it.each(NOTICE_KIND_NAMES)('%s has a sentence with all its facts, a page and a usual choice', (kind) => {
    const told = tellNotice(kind, FACTS)!;
    expect(String(told.sentence)).toMatch(/^[A-Z].*\.$/);
    expect(String(told.sentence)).not.toMatch(/undefined|\{/);
    expect(told.address).toMatch(/^\/[a-z]/);
    expect(told.address).not.toContain('undefined');
    expect(MAIL_CHOICES).toContain(NOTICE_KINDS[kind].mail);
  });

  it('of another release is unknown, also by a name of every object', () => {
    expect([isNoticeKind('toString'), isNoticeKind('of-later')]).toEqual([false, false]);
    expect(tellNotice('of-later', FACTS)).toBeNull();
  });

  it('says why a rating moved', () => {
    expect(String(tellNotice('rating-moved', FACTS)!.sentence)).toBe(
      'Your rating moved from 1500 to 1516 with Spring Cup.',
    );
    expect(String(tellNotice('rating-moved', { ...FACTS, because: 'changed' })!.sentence)).toBe(
      'Your rating moved from 1500 to 1516, because results up to Spring Cup have changed.',
    );
  });
});
