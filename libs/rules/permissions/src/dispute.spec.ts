import fc from 'fast-check';
import { may } from './may.js';
import type { Principal } from './principal.js';
import {
  ADDRESSEES,
  addresseeAt,
  ANSWER_ACTIONS,
  DIRECTOR_HAS_MS,
  firstAddressee,
  nextAddressee,
  DISPUTE_TOPICS,
  disputeStateAt,
  disputeSubject,
  type DisputeFacts,
} from './dispute.js';
import type { Grant } from './role.js';
import { SCOPES } from './scope.js';

const createdAt = new Date('2014-11-10T12:00:00.000Z');
const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);
const open: DisputeFacts = { addressedTo: 'director', createdAt, answeredAt: null, withdrawnAt: null };

const somebody = (handleKey: string, ...grants: Grant[]): Principal => ({
  accountId: handleKey,
  handle: handleKey,
  handleKey,
  grants,
  scopes: SCOPES,
});

describe('who is to answer a dispute', () => {
  it('is the director until seven times 24 hours have gone by, and the coordinator from then on', () => {
    expect(addresseeAt(open, createdAt)).toBe('director');
    expect(addresseeAt(open, new Date('2014-11-17T11:59:59.999Z'))).toBe('director');
    expect(addresseeAt(open, new Date('2014-11-17T12:00:00.000Z'))).toBe('coordinator');
  });

  it('is whoever it was sent to otherwise, however long that takes', () => {
    const years = after(100 * DIRECTOR_HAS_MS);
    for (const addressedTo of ['coordinator', 'director-of-organized-play'] as const) {
      expect(addresseeAt({ addressedTo, createdAt }, createdAt)).toBe(addressedTo);
      expect(addresseeAt({ addressedTo, createdAt }, years)).toBe(addressedTo);
    }
  });

  // @row 2
  it('is a director first, unless it is about them, or there is no other than the one who reports', () => {
    const directed = { directorKeys: ['ann', 'bob'] };
    expect(firstAddressee('result', directed, 'cy')).toEqual({ addressedTo: 'director', because: null });
    expect(firstAddressee('result', directed, 'ann')).toEqual({ addressedTo: 'director', because: null });
    expect(firstAddressee('director', directed, 'cy')).toEqual({
      addressedTo: 'coordinator',
      because: 'about-director',
    });
    for (const directorKeys of [['cy'], ['cy', 'cy'], []]) {
      expect(firstAddressee('level', { directorKeys }, 'cy')).toEqual({
        addressedTo: 'coordinator',
        because: 'no-other-director',
      });
    }
  });

  it('never goes down', () => {
    expect(ADDRESSEES.map(nextAddressee)).toEqual(['coordinator', 'director-of-organized-play', null]);
    fc.assert(
      fc.property(fc.constantFrom(...ADDRESSEES), fc.nat(), fc.nat(), (addressedTo, one, more) => {
        const rank = (at: Date) => ADDRESSEES.indexOf(addresseeAt({ addressedTo, createdAt }, at));
        expect(rank(after(one + more))).toBeGreaterThanOrEqual(rank(after(one)));
      }),
    );
  });
});

describe('the state of a dispute', () => {
  it('follows from what was done, and from the clock while nothing was', () => {
    const later = after(DIRECTOR_HAS_MS);
    expect(disputeStateAt(open, createdAt)).toBe('open-with-director');
    expect(disputeStateAt(open, later)).toBe('open-with-coordinator');
    expect(disputeStateAt({ ...open, answeredAt: createdAt }, later)).toBe('answered');
    expect(disputeStateAt({ ...open, withdrawnAt: createdAt }, later)).toBe('withdrawn');
    expect(disputeStateAt({ ...open, addressedTo: 'director-of-organized-play' }, later)).toBe(
      'open-with-director-of-organized-play',
    );
  });
});

describe('a dispute that is about the directors', () => {
  const tournament = { directorKeys: ['ann'], place: { continent: 'europe', region: null } } as const;
  const coordinator = { role: 'coordinator', continent: null } as const;
  const asked = (principal: Principal, withheldFrom: readonly string[]) =>
    may(principal, 'dispute.read', disputeSubject(tournament, 'cy', withheldFrom)).allowed;

  it('is nothing to them, whatever else they are, unless they report it', () => {
    expect(asked(somebody('ann'), [])).toBe(true);
    expect(asked(somebody('ann'), ['ann'])).toBe(false);
    expect(asked(somebody('ann', coordinator), ['ann'])).toBe(false);
    expect(asked(somebody('ann', { role: 'director-of-organized-play' }), ['ann'])).toBe(false);
    expect(asked(somebody('bob', coordinator), ['ann'])).toBe(true);
    expect(asked(somebody('cy'), ['ann', 'cy'])).toBe(true);
  });

  it('is nothing to whoever is made a director later', () => {
    expect(asked(somebody('ann'), ['bob'])).toBe(false);
  });
});

it('every topic can be answered by somebody at every stage', () => {
  const director = somebody('dee', { role: 'director-of-organized-play' });
  for (const about of DISPUTE_TOPICS) {
    const { addressedTo } = firstAddressee(about, { directorKeys: ['ann'] }, 'cy');
    const subject = disputeSubject({ directorKeys: ['ann'] }, 'cy', about === 'director' ? ['ann'] : []);
    expect(may(director, ANSWER_ACTIONS[addressedTo], subject)).toMatchObject({ as: 'director-of-organized-play' });
  }
});
