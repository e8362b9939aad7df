import { newLeagueRules } from '@quadrant/rules/leagues';
import { Identities } from '@quadrant/rules/history';
import { POLICIES, SWITCHES } from '@quadrant/rules/policy';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { Finding } from '@quadrant/rules/tournament';
import { actingAs } from '../../../../../test/builders/principals.js';
import { deliver, NOBODY_KNOWN, NOTHING_STORED } from '../../../../../test/builders/report-facts.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { planReport } from './plan-report.js';
import { planReports } from './plan-reports.js';
import { planUnsound } from './plan-unsound.js';
import type { ExistingTournament, KnownPlayer, Namesake, ReportFacts } from './report-facts.js';

const own = { externalId: 'a:1', director: 'Thsch' };
const played = report(round('ann 100-35 bob FW', 'cy 80-80 dee TT'), { tournament: own });
const level3 = report(round('ann 100-35 bob FW'), { tournament: { ...own, level: 3, kind: 'national' } });

const existing: ExistingTournament = {
  rowId: 1,
  key: '00000000-0000-5000-8000-000000000001',
  externalId: 'a:1',
  submitterKey: 'thsch',
  header: played.tournament,
  level: null,
  rated: null,
  league: null,
  heldLevel: null,
  heldLeague: false,
  leadTimeCountsAsMet: false,
  tossSeed: null,
  countsFor: null,
  version: 4,
  withdrawnAt: null,
  mergedInto: null,
  publishedStartsAt: null,
  officialAt: null,
  confirmations: [],
  earliestStartsAt: new Date('2014-11-08T15:00:00Z'),
  current: {
    id: '',
    tournamentId: '',
    revision: 2,
    state: 'accepted',
    stateReason: null,
    sha256: 'bb',
    rawSha256: 'bb',
    findings: [],
    receivedAt: '',
  },
};

const knowing = (...players: readonly [key: string, facts: KnownPlayer][]): Pick<ReportFacts, 'people'> => ({
  people: { ...NOBODY_KNOWN, known: new Map(players) },
});
const player = (id: number, isWithheld = false): KnownPlayer => ({ id, countsAs: id, isWithheld });
const namesake = (facts: Partial<Namesake>): Namesake => ({
  id: 7,
  key: 'jsmith',
  handle: 'jsmith',
  name: 'John Smith',
  country: null,
  isHidden: false,
  ...facts,
});

const plan = (facts: Partial<ReportFacts>, delivery: Parameters<typeof deliver>[1] = {}, of = played) =>
  planReport(deliver(of, delivery), { ...NOTHING_STORED, ...facts });
const codesOf = (planned: object): string[] =>
  'findings' in planned ? (planned.findings as Finding[]).map(({ code }) => code) : [];

describe('a report that revises a tournament', () => {
  it.each<[string, Partial<ReportFacts>, Parameters<typeof deliver>[1], string]>([
    ['that nobody knows', {}, { revisionOf: existing.key }, 'tournament-not-found'],
    ['of somebody else', { existing }, { submitter: actingAs('director', 'mallory') }, 'not-your-tournament'],
    ['with another externalId', { existing: { ...existing, externalId: 'a:2' } }, {}, 'external-id-differs'],
    [
      'that was changed meanwhile',
      { existing, versionChanged: { kind: 'version-changed', version: 4, changes: [] } },
      {},
      'version-changed',
    ],
    ['that was merged', { existing: { ...existing, mergedInto: 'x' } }, {}, 'tournament-merged'],
    ['that was withdrawn', { existing: { ...existing, withdrawnAt: new Date(0) } }, {}, 'tournament-withdrawn'],
    ['with the same document again', { existing }, { sha256: 'bb' }, 'repeated'],
    ['of the sender', { existing }, {}, 'planned'],
  ])('%s: %#', (_what, facts, delivery, kind) => {
    expect(plan(facts, delivery).kind).toBe(kind);
  });

  it('gets the next revision and version', () => {
    expect(plan({ existing })).toMatchObject({ key: existing.key, revision: 3, version: 5 });
  });
});

describe('the level of a report', () => {
  const free = { applicationId: 'a', game: '1e', name: 'Nationals', plannedOn: '2014-11-08', usedFor: null };
  it.each<[string, Partial<ReportFacts>, Parameters<typeof deliver>[1], number | null, string[]]>([
    ['is held without an approval', {}, {}, 1, ['level-not-approved']],
    ['counts with an approved application', { level: { free, used: null } }, {}, null, ['level-approved']],
    ['is held where the application is used', { level: { free: null, used: free } }, {}, 1, ['level-not-approved']],
    ['counts from a coordinator', {}, { role: 'coordinator' }, null, []],
    ['counts in an import', {}, { role: 'operator' }, null, []],
    ['counts where the tournament does', { existing: { ...existing, header: level3.tournament } }, {}, null, []],
    ['says nothing where it was set', { existing: { ...existing, level: 2 } }, {}, 1, []],
  ])('%s', (_what, facts, delivery, heldLevel, codes) => {
    const planned = plan(facts, delivery, level3);
    expect(planned).toMatchObject({ kind: 'planned', heldLevel });
    expect(codesOf(planned).filter((code) => code.startsWith('level-'))).toEqual(codes);
  });
});

describe('the players of a report', () => {
  const named = report(round('ann 100-35 js FW'), { players: { js: { name: 'John Smith', country: 'US' } } });
  const linked = (facts: Partial<Namesake>[], unknownPlayers: 'create' | 'by-handle' = 'create') =>
    codesOf(
      plan({ people: { ...NOBODY_KNOWN, namesakes: new Map([[1, facts.map(namesake)]]) } }, { unknownPlayers }, named),
    ).filter((code) => code.startsWith('player-'));

  it('are linked by a unique name', () => {
    expect(linked([{}])).toEqual(['player-linked', 'player-created']);
  });
  it.each<[string, Partial<Namesake>[]]>([
    ['two have it', [{}, { id: 8 }]],
    ['its player is hidden', [{ isHidden: true }]],
    ['its player is from elsewhere', [{ country: 'DE' }]],
  ])('are new where %s', (_what, namesakes) => {
    expect(linked(namesakes)).toEqual(['player-created', 'player-created']);
  });
  it('are matched by handle alone in an import', () => {
    expect(linked([{}], 'by-handle')).toEqual(['player-created', 'player-created']);
  });

  it('are one player behind two handles', () => {
    const facts = knowing(['ann', player(1)], ['bob', player(2)]);
    const merged = { people: { ...facts.people, identities: new Identities(new Map([[2, 1]])) } };
    const refused = plan(merged);
    expect(refused.kind).toBe('report-refused');
    expect(codesOf(refused)).toEqual(['same-player-twice']);
  });

  it('are unknown where they are withheld and none are created', () => {
    const everybody = (isWithheld: boolean) =>
      knowing(['ann', player(1, isWithheld)], ['bob', player(2)], ['cy', player(3)], ['dee', player(4)]);
    expect(plan(everybody(false), { unknownPlayers: 'refuse' }).kind).toBe('planned');
    expect(codesOf(plan(everybody(true), { unknownPlayers: 'refuse' }))).toEqual(['player-unknown']);
    expect(codesOf(plan(everybody(true), { unknownPlayers: 'create' }))).toEqual([]);
  });
});

describe('the findings of a report', () => {
  it('come in one order, all at once', () => {
    const wrong = report(round('ann 100-35 bob FW'), {
      tournament: { league: 'nobodys-league', level: 3, kind: 'national', venue: 'Ten Forward', region: 'Nowhere' },
    });
    const ofReading: Finding = { severity: 'warning', code: 'unknown-key', pointer: '', message: '', advice: '' };
    const late = new Date('2014-12-01T00:00:00Z');
    expect(codesOf(plan({}, { findings: [ofReading], receivedAt: late, unknownPlayers: 'refuse' }, wrong))).toEqual([
      'unknown-key',
      'league-unknown',
      'level-not-approved',
      'region-unknown',
      'venue-waits',
      'player-unknown',
      'player-unknown',
    ]);
  });

  it('of a document with errors name unknown players at their place', () => {
    const [ann] = played.entries;
    const error: Finding = { severity: 'error', code: 'bad-handle', pointer: '', message: '', advice: '' };
    const refused = planUnsound(
      {
        report: { tournament: null, entries: [ann!], positions: [3] },
        findings: [error],
        role: 'director',
        receivedAt: new Date(0),
        unknownPlayers: 'refuse',
      },
      NOTHING_STORED,
    );
    expect(refused.findings.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['bad-handle', ''],
      ['player-unknown', '/players/3/handle'],
    ]);
  });
});

describe('reports of a list', () => {
  it('know the players whom those before them create', () => {
    const other = report(round('ann 100-35 eve FW'), { tournament: { externalId: 'a:2' } });
    const [first, second] = planReports(
      [played, other].map((of) => ({ delivery: deliver(of), facts: NOTHING_STORED })),
    );
    expect(codesOf(first!)).toHaveLength(4);
    expect(second).toMatchObject({
      players: [
        { key: 'ann', known: null, isNew: false },
        { key: 'eve', known: null, isNew: true },
      ],
    });
  });

  it('count for a league together', () => {
    const league = {
      rules: newLeagueRules('north'),
      directorKey: 'dora',
      alternateKeys: [],
      played: [],
      names: { headquarters: [], missions: [] },
    };
    const of = (externalId: string) =>
      deliver(report(round('ann bob FW', 'cy dee FW'), { tournament: { externalId, league: 'north' } }), {
        role: 'coordinator',
      });
    const plans = planReports(['a:1', 'a:2'].map((id) => ({ delivery: of(id), facts: { ...NOTHING_STORED, league } })));
    expect(plans.map(({ kind }) => kind)).toEqual(['planned', 'planned']);
    expect(codesOf(plans[1]!)).toEqual(['out-of-season']);
  });
});

describe('B.8: a report of a day that has another reading', () => {
  // fay and dee are level but for strength of schedule, and dee missed the last round.
  const rounds = [
    round('ann 0-100 fay FL', 'bob 0-100 eve FL', 'cy 0-100 dee FL'),
    round('dee 100-0 ann FW', 'bob 100-0 eve FW', 'fay 0-100 cy FL'),
    round('fay 60-50 eve MW', 'dee 100-0 cy FW', 'bob 0-100 ann FL'),
    round('bob MG', 'ann BYE', 'fay 100-0 eve FW', 'dee MG', 'cy BYE'),
  ];
  const leftOut = {
    ...POLICIES,
    switches: { ...SWITCHES, 'opg-missed-game': [{ from: null, to: null, value: 'left-out' }] },
  } as const;
  const differing = (order: readonly string[], policies: ReportFacts['policies']) => {
    const of = report(...rounds, { tournament: own, standings: order });
    const found = getRuleSystem('opg-4.2').validate(of);
    const planned = plan({ policies }, { findings: found }, of);
    return codesOf(planned).filter((code) => code === 'standings-differ');
  };
  const handlesOf = (readings: Readonly<Record<string, string>>) => {
    const of = report(...rounds, { tournament: own });
    return getRuleSystem('opg-4.2')
      .computeStandings(of, '', readings)
      .toSorted((a, b) => a.place - b.place)
      .map(({ entry }) => of.entries[entry]!.handle);
  };

  it('has the standings of its director compared by that reading', () => {
    const usual = handlesOf({});
    const ruled = handlesOf({ 'opg-missed-game': 'left-out' });
    expect([usual[0], ruled[0]]).toEqual(['dee', 'fay']);
    expect([differing(usual, POLICIES), differing(ruled, POLICIES)]).toEqual([[], ['standings-differ']]);
    expect([differing(usual, leftOut), differing(ruled, leftOut)]).toEqual([['standings-differ'], []]);
  });
});
