import fc from 'fast-check';
import { ACTIONS, type Action } from './action.js';
import { CONTINENTS } from './continent.js';
import { may, mayEver, type Subject } from './may.js';
import type { Principal } from './principal.js';
import { scopesOf, type Grant } from './role.js';
import { rowsFor } from './rows.js';
import { SCOPES } from './scope.js';
import { placeOf, tournamentSubject } from './tournament-subject.js';

const somebody = (handleKey: string, ...grants: Grant[]): Principal => ({
  accountId: `account of ${handleKey}`,
  handle: handleKey,
  handleKey,
  grants,
  scopes: SCOPES,
});

const header = {
  director: 'Ann',
  secondaryDirector: null,
  tertiaryDirector: 'BÖB',
  country: 'DE',
  region: "Qo'noS",
};

const as = (principal: Principal, action: Action, subject: Subject = tournamentSubject(header, 'cy')) => {
  const decision = may(principal, action, subject);
  return decision.allowed ? decision.as : decision.lacks;
};

describe('who may do what', () => {
  it('knows directors by the report, in all three places; whoever submitted first only where it names none', () => {
    for (const handle of ['ann', 'bob']) expect(as(somebody(handle), 'tournament.revise')).toBe('director');
    expect(as(somebody('cy'), 'tournament.revise')).toBe('subject');
    const unnamed = tournamentSubject({ ...header, director: null, tertiaryDirector: null }, 'cy');
    expect(as(somebody('cy'), 'tournament.revise', unnamed)).toBe('director');
    expect(as(somebody('dee'), 'tournament.revise')).toBe('subject');
    expect(as(somebody('ann'), 'tournament.set-level')).toBe('role');
  });

  // @row 2
  it('lets coordinators act in their continent or region, and where nobody says where it is', () => {
    const europe = somebody('eu', { role: 'coordinator', continent: 'europe' });
    const america = somebody('us', { role: 'coordinator', continent: 'north-america' });
    const everywhere = somebody('all', { role: 'coordinator', continent: null });
    const qonos = somebody('q', { role: 'regional-coordinator', region: 'qonos' });
    expect([europe, america, everywhere, qonos].map((each) => as(each, 'tournament.set-level'))).toEqual([
      'coordinator',
      'subject',
      'coordinator',
      'coordinator',
    ]);
    const online = { place: placeOf(null, null) };
    expect([europe, america, qonos].map((each) => as(each, 'tournament.set-level', online))).toEqual([
      'coordinator',
      'coordinator',
      'subject',
    ]);
    expect(as(qonos, 'run.roll-back', {})).toBe('role');
  });

  it('asks a token for the scope first', () => {
    const reader = { ...somebody('ann'), scopes: scopesOf('player') };
    expect(as(reader, 'tournament.revise')).toBe('scope');
    expect(rowsFor(reader, 'audit.read')).toEqual({ kind: 'none' });
  });

  it('gives the operator nothing: they are not asked', () => {
    const operator = { ...somebody('ann'), accountId: null };
    for (const action of Object.keys(ACTIONS) as Action[]) expect(mayEver(operator, action).allowed).toBe(false);
  });

  const grants = fc.array(
    fc.oneof(
      fc.record({ role: fc.constant('coordinator' as const), continent: fc.constantFrom(null, ...CONTINENTS) }),
      fc.record({ role: fc.constant('regional-coordinator' as const), region: fc.constantFrom('andoria', 'risa') }),
      fc.record({ role: fc.constant('director' as const), region: fc.constantFrom(null, 'andoria', 'risa') }),
      fc.record({ role: fc.constantFrom('administrator' as const, 'director-of-organized-play' as const) }),
    ),
    { maxLength: 3 },
  );
  const principals = fc
    .record({ handleKey: fc.constantFrom('ann', 'bob'), grants, scopes: fc.subarray([...SCOPES]) })
    .map(({ handleKey, grants: given, scopes }) => ({ ...somebody(handleKey, ...given), scopes }));
  const subjects = fc.record({
    directorKeys: fc.subarray(['ann', 'bob', 'cy']),
    leagueDirectorKey: fc.constantFrom('ann', 'cy'),
    ownerIds: fc.subarray(['account of ann', 'account of bob']),
    place: fc.record({
      continent: fc.constantFrom(null, ...CONTINENTS),
      region: fc.constantFrom(null, 'andoria', 'risa'),
    }),
  });
  const actions = fc.constantFrom(...(Object.keys(ACTIONS) as Action[]));

  it('never allows with a subject what it rules out before the subject is known', () => {
    fc.assert(
      fc.property(principals, actions, subjects, (principal, action, subject) => {
        if (may(principal, action, subject).allowed) expect(mayEver(principal, action).allowed).toBe(true);
      }),
    );
  });

  it('lists exactly what it allows one by one', () => {
    fc.assert(
      fc.property(principals, actions, subjects, (principal, action, subject) => {
        const rows = rowsFor(principal, action);
        const { continent, region } = subject.place;
        const isListed =
          rows.kind === 'all' ||
          (rows.kind === 'some' &&
            ((rows.ownerId !== null && subject.ownerIds.includes(rows.ownerId)) ||
              (rows.directorKey !== null && subject.directorKeys.includes(rows.directorKey)) ||
              rows.leagueDirectorKey === subject.leagueDirectorKey ||
              (continent === null ? rows.continents.length > 0 : rows.continents.includes(continent)) ||
              (region !== null && rows.regions.includes(region))));
        expect(isListed).toBe(may(principal, action, subject).allowed);
      }),
      { numRuns: 2000 },
    );
  });
});
