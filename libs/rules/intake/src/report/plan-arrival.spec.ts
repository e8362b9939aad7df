import { completeSeason, newLeagueRules, type LeagueRules } from '@quadrant/rules/leagues';
import { PRINTED_SCHEMES } from '@quadrant/rules/bonus-schemes';
import { report, type ReportChanges } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { deliver, NOTHING_STORED } from '../../../../../test/builders/report-facts.js';
import { actingAs } from '../../../../../test/builders/principals.js';
import type { Deck, TournamentReport } from '@quadrant/rules/tournament';
import type { SubmitterRole } from './delivery.js';
import type { KnownLeague } from './league-findings.js';
import { planReport } from './plan-report.js';

/** The plan depends on these facts besides the report. */
interface AdmissionFacts {
  readonly receivedAt: Date;
  readonly role: SubmitterRole;
  readonly submitterKey: string;
  readonly league: KnownLeague | null;
}

/** Returns what a plan says about the league and the arrival. */
function plan(of: TournamentReport, { receivedAt, role, submitterKey, league: named }: AdmissionFacts) {
  const submitter = actingAs('director', submitterKey);
  const plan = planReport(deliver(of, { receivedAt, role, submitter }), { ...NOTHING_STORED, league: named });
  if (!('findings' in plan)) throw new Error(plan.kind);
  return { ...plan, findings: plan.findings.filter(({ code }) => !code.startsWith('player-')) };
}

const rules: LeagueRules = {
  ...newLeagueRules('alpha'),
  seasons: [
    {
      id: 1,
      league: 'alpha',
      ...completeSeason({ season: '2014-15', startsOn: '2014-10-01', endsOn: '2015-03-31' }),
    },
  ],
};
const league: KnownLeague = {
  rules,
  directorKey: 'thsch',
  alternateKeys: ['alt'],
  played: [],
  names: { headquarters: [], missions: [] },
};
const PRINTED = PRINTED_SCHEMES.map(({ id, name, section, text }) => {
  return { scheme: id, version: 1, name, section, text, from: '2014-10-01', to: null };
});
const facts: AdmissionFacts = {
  receivedAt: new Date('2014-11-15T14:59:59.999Z'),
  role: 'director',
  submitterKey: 'thsch',
  league,
};

/** It starts on 2014-11-08 at 10:00, five hours behind UTC. */
const admit = (tournament: ReportChanges['tournament'], changes: Partial<AdmissionFacts> = {}) =>
  plan(report(round('ann bob FW', 'cy dee FW'), { tournament }), { ...facts, ...changes });
const codes = (admission: ReturnType<typeof plan>) => admission.findings.map(({ code }) => code);

describe('the plan of a report', () => {
  // @row 156
  it('lets a report that is on time be rated at once', () => {
    expect(admit({})).toMatchObject({ state: 'accepted', stateReason: null, findings: [], leadTimeCountsAsMet: false });
  });

  // @row 87
  it('000, section 8: lets one wait that came after the seventh local day, and states that day', () => {
    expect(admit({}, { receivedAt: new Date('2014-11-16T04:59:59.999Z') }).findings).toEqual([]);
    const late = admit({}, { receivedAt: new Date('2014-11-16T05:00:00.000Z') });
    expect(late).toMatchObject({
      state: 'awaiting-refresh',
      stateReason: expect.stringContaining('the end of 2014-11-15, local time'),
    });
    expect(codes(late)).toEqual(['late-report']);
    expect(late.findings[0]?.message).toBe(
      'Reports of this tournament were on time until the end of 2014-11-15, local time: 7 days after its last day (policy stability-1).',
    );
  });

  it('A.3: refuses a tournament of more than 365 days ago, except from a coordinator or the operator', () => {
    const send = (receivedAt: string, role: AdmissionFacts['role']) =>
      admit({}, { receivedAt: new Date(receivedAt), role }).findings.filter(({ severity }) => severity === 'error');
    expect(send('2015-11-09T04:59:59.999Z', 'director')).toEqual([]);
    expect(send('2015-11-09T05:00:00.000Z', 'director')).toEqual([
      expect.objectContaining({
        code: 'tournament-too-old',
        message:
          'Directors could report this tournament until the end of 2015-11-08, local time: 365 days after its last day (policy stability-1).',
      }),
    ]);
    expect(send('2015-11-09T05:00:00.000Z', 'coordinator')).toEqual([]);
    expect(send('2025-11-09T05:00:00.000Z', 'operator')).toEqual([]);
  });

  it('lets every import wait for its refresh, with its lead time met', () => {
    const imported = admit({}, { role: 'operator', receivedAt: new Date('2014-11-08T16:00:00Z') });
    expect(imported).toMatchObject({ state: 'awaiting-refresh', leadTimeCountsAsMet: true, findings: [] });
  });

  // @row 117
  it('refuses an unknown league and warns out of season', () => {
    expect(admit({ league: 'alpha' }).findings).toEqual([]);
    expect(admit({ league: 'beta' }, { league: null }).findings).toEqual([
      expect.objectContaining({ severity: 'error', code: 'league-unknown', pointer: '/tournament/league' }),
    ]);
    const summer = { league: 'alpha', startsAt: '2014-07-08T10:00:00Z' };
    expect(codes(admit(summer, { receivedAt: new Date('2014-07-08T12:00:00Z') }))).toEqual(['out-of-season']);
  });

  it('C.1: holds the league points of a report that neither the league director nor an alternate sends, whoever directs it', () => {
    const flag = (
      submitterKey: string,
      header: ReportChanges['tournament'] = {},
      role: AdmissionFacts['role'] = 'director',
    ) => {
      const admission = admit({ league: 'alpha', ...header }, { submitterKey, role });
      return ['heldLeague' in admission && admission.heldLeague, codes(admission)];
    };
    expect(flag('thsch')).toEqual([false, []]);
    expect(flag('alt')).toEqual([false, []]);
    expect(flag('dora')).toEqual([true, ['league-not-flagged']]);
    expect(flag('dora', { director: 'dora', secondaryDirector: 'THSCH' })).toEqual([true, ['league-not-flagged']]);
    expect(flag('dora', { tertiaryDirector: 'thsch' })).toEqual([true, ['league-not-flagged']]);
    expect(flag('dora', {}, 'coordinator')).toEqual([false, []]);
    expect(flag('dora', { league: null })).toEqual([false, []]);
  });

  it('tells of a part of the season that is full, whichever of the tournaments is the last', () => {
    const played = ['01', '08', '15', '22'].map((day) => ({
      startsAt: Date.parse(`2014-10-${day}T10:00:00Z`),
      key: day,
      localDate: `2014-10-${day}`,
    }));
    const full = (startsAt: string) =>
      admit(
        { league: 'alpha', startsAt },
        { league: { ...league, played }, receivedAt: new Date('2014-11-09T00:00:00Z') },
      ).findings.filter(({ code }) => code === 'league-part-full');
    expect(full('2014-11-08T10:00:00Z')[0]?.message).toContain('so this one gives no league points');
    expect(full('2014-10-09T10:00:00Z')[0]?.message).toContain(
      'the last of them, which gives no league points any more',
    );
    expect(full('2014-12-08T10:00:00Z')).toEqual([]);
  });

  it('speaks of full playoffs as of several', () => {
    const played = ['01', '08', '15', '22'].map((day) => ({
      startsAt: Date.parse(`2015-02-${day}T10:00:00Z`),
      key: day,
      localDate: `2015-02-${day}`,
    }));
    const { findings } = admit(
      { league: 'alpha', startsAt: '2015-03-01T10:00:00Z' },
      { league: { ...league, played }, receivedAt: new Date('2015-03-02T00:00:00Z') },
    );
    expect(findings.find(({ code }) => code === 'league-part-full')?.message).toContain(
      'playoffs of season 2014-15 have',
    );
  });

  it('says that a field is too small, and asks nothing about its decks', () => {
    const asking = { ...league, rules: { ...rules, schemes: PRINTED } };
    const small = plan(report(round('ann bob FW'), { tournament: { league: 'alpha' } }), { ...facts, league: asking });
    expect(codes(small)).toEqual(['league-too-small']);
  });

  describe('about decks (15, C.6)', () => {
    const asking: KnownLeague = {
      ...league,
      rules: { ...rules, schemes: PRINTED, deckFacts: [{ name: 'ships', means: 'the number of ships', most: 60 }] },
      names: { headquarters: ["Qo'noS, Heart of the Empire", 'Earth'], missions: ['Cure Blight'] },
    };
    const deck = (changes: Partial<Deck>): Deck => ({
      headquarters: 'Earth',
      affiliation: null,
      missionsCompleted: [],
      personnel: { total: 20, nonAligned: 0, playable: 20 },
      ...changes,
    });
    const ALL = ['ann', 'bob', 'cy', 'dee'];
    const told = (
      decks: Readonly<Record<string, Partial<Deck> | null>>,
      rounds = [round('ann bob FW', 'cy dee FW')],
    ) => {
      const players = Object.fromEntries(
        ALL.map((handle) => [handle, { deck: decks[handle] === null ? null : deck(decks[handle] ?? {}) }]),
      );
      return plan(report(...rounds, { tournament: { league: 'alpha' }, players }), { ...facts, league: asking })
        .findings;
    };

    it('says once for a report what is missing, and of whom', () => {
      const found = told({
        ann: null,
        bob: { missionsCompleted: null },
        cy: { personnel: { total: 0, nonAligned: 0, playable: 0 } },
      });
      expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([['bonus-fact-missing', '/players']]);
      expect(found[0]!.message).toBe(
        'The report does not say deck.headquarters of ann; deck.personnel of ann and cy; deck.missionsCompleted of ann and bob. The bonus schemes "Headquarters Bonus" and "New Mission Bonus" ask for it: no bonus.',
      );
    });

    it('asks nothing of somebody who did not come', () => {
      const rounds = [round('ann bob FW', 'cy eve FW', 'dee MG')];
      const players = Object.fromEntries(['ann', 'bob', 'cy', 'eve'].map((handle) => [handle, { deck: deck({}) }]));
      const { findings } = plan(report(...rounds, { tournament: { league: 'alpha' }, players }), {
        ...facts,
        league: asking,
      });
      expect(findings.filter(({ code }) => code === 'bonus-fact-missing')).toEqual([]);
    });

    it('takes another apostrophe, accent, hyphen or space for the same name, and proposes one for a typo', () => {
      const found = told({
        ann: { headquarters: 'QO’NOS, heart of  the Empire' },
        bob: { headquarters: 'Qonos, Heart of the Empire' },
        cy: { headquarters: 'Bajor', missionsCompleted: ['Cure Blihgt', 'Evade Borg'] },
        dee: { missionsCompleted: ['Cure–Blight', 'cure blihgt'] },
      });
      expect(found.map(({ code, pointer, message }) => [code, pointer, message])).toEqual([
        [
          'deck-name-near',
          '/players/1/deck/headquarters',
          'No earlier report of the league has the headquarters "Qonos, Heart of the Empire" (bob). Did you mean "Qo\'noS, Heart of the Empire"?',
        ],
        [
          'deck-name-near',
          '/players/2/deck/missionsCompleted/0',
          'No earlier report of the league has the mission "Cure Blihgt" (cy and dee). Did you mean "Cure Blight"?',
        ],
      ]);
    });

    it('finds decks that cannot be', () => {
      const sixty = Array.from({ length: 60 }, (_, index) => `Mission ${index}`);
      const three = [1, 2, 3].map(() => round('ann bob FW', 'cy dee FW'));
      const found = told(
        {
          ann: { personnel: { total: 10, nonAligned: 0, playable: 30 } },
          bob: { personnel: { total: 10, nonAligned: 11, playable: 0 } },
          cy: { missionsCompleted: sixty },
        },
        three,
      ).filter(({ code }) => code === 'deck-impossible');
      expect(found.map(({ pointer, message }) => [pointer, message])).toEqual([
        ['/players/0/deck/personnel', 'The deck of ann has 30 playable of 10 personnel that are not Non-Aligned.'],
        ['/players/1/deck/personnel', 'The deck of bob has 11 Non-Aligned of 10 personnel.'],
        ['/players/2/deck/missionsCompleted', 'cy completed 60 missions in 3 rounds; more than 36 are impossible.'],
      ]);
    });

    it('finds facts that the league has not declared, and numbers beyond its bound', () => {
      const found = told({ ann: { facts: { ships: 61 } }, bob: { facts: { shisp: 3 } }, cy: { facts: { ships: 60 } } });
      expect(found.map(({ code, pointer, message }) => [code, pointer, message])).toEqual([
        ['deck-impossible', '/players/0/deck/facts/ships', 'ann has 61 as ships; the league allows at most 60.'],
        [
          'deck-fact-unknown',
          '/players/1/deck/facts/shisp',
          'The league has not declared the fact "shisp" of decks. Did you mean "ships"?',
        ],
      ]);
    });
  });

  it('takes the season of the local date', () => {
    const newYear = { league: 'alpha', startsAt: '2015-04-01T01:00:00+02:00' };
    // It is still March in UTC, but not at the place of the tournament.
    expect(codes(admit(newYear, { receivedAt: new Date('2015-04-01T12:00:00Z') }))).toEqual(['out-of-season']);
  });
});
