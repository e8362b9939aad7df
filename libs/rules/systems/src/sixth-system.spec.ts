import { SIXTH, sixthRuleSystem, useSixthRuleSystem } from '../../../../test/builders/sixth-rule-system.js';
import { announced } from '../../../../test/builders/announced.js';
import { LiveStory, liveTournament } from '../../../../test/builders/live.js';
import { report, round } from '../../../../test/builders/report.js';
import { checkAnnouncement, isEarlyEnough, plansEnoughRounds, refuseChange } from '@quadrant/rules/announcements';
import { awardPrizes, showClaim, type ShownClaim } from '@quadrant/rules/prizes';
import { heatOf, needsApproval, refusePlan, showPeople, viewOf } from '@quadrant/rules/live';
import { readReportValue, documentOf } from '@quadrant/rules/report';
import { pairReport, type PairQuestion } from '@quadrant/rules/next-round';
import type { RuleSystem, RuleSystemId } from '@quadrant/rules/tournament';
import { hasPods, isHeat, RULE_SYSTEMS, sourceFor } from './rule-systems.js';

useSixthRuleSystem();

const TRIBBLES = { ruleSystem: SIXTH, game: 'tribbles' } as const;
const SECOND = { ruleSystem: SIXTH, game: '2e' } as const;

describe('a sixth rule system', () => {
  it('does not compile before it answers everything, and before it is registered', () => {
    const { playing, ...silent } = sixthRuleSystem;
    const { elimination, ...rest } = playing;
    // @ts-expect-error It says nothing about how it is played.
    const first: RuleSystem = silent;
    // @ts-expect-error It does not say which brackets it has.
    const second: RuleSystem = { ...silent, playing: rest };
    // @ts-expect-error A name without its rule system.
    const third: Readonly<Record<RuleSystemId | 'house-2030', RuleSystem>> = RULE_SYSTEMS;
    expect([first, second, third]).toHaveLength(3);
    expect(elimination).toBe('double');
  });

  it('is asked what a round holds, whatever the game is called', () => {
    expect([hasPods(TRIBBLES), hasPods(SECOND)]).toEqual([false, true]);
    const told = report(round('ann WIN bob'), { tournament: TRIBBLES });
    expect(readReportValue(documentOf(told)).findings).toEqual([]);
    const pods = readReportValue(documentOf({ ...told, tournament: { ...told.tournament, game: '2e' } })).findings;
    expect(pods.map(({ code }) => code)).toContain('matches-not-for-game');
  });

  it('is asked about an announcement', () => {
    const planned = announced({ ...TRIBBLES, plannedRounds: 5 });
    const days = ['2026-11-05T12:00:00+01:00', '2026-11-06T12:00:00+01:00'];
    expect(days.map((day) => isEarlyEnough({ ...planned, structure: 'heat' }, day))).toEqual([true, false]);
    expect(plansEnoughRounds(planned)).toBe(false);
    const codes = checkAnnouncement(announced({ ...TRIBBLES, plannedRounds: 9 }), '2026-11-28T12:00:00Z');
    expect(codes.map(({ code, message, advice }) => `${code}: ${String(message)} ${String(advice)}`)).toEqual([
      expect.stringMatching(/^announced-too-late: .* sanctioning needs 30\./),
      expect.stringMatching(
        /^fewer-rounds-planned-than-recommended: .* at least 18 .*Decipher Sealed Deck Formats, chapter 3/,
      ),
    ]);
  });

  it.each([
    [SECOND, null],
    [TRIBBLES, 'date-locked'],
  ] as const)('is asked whether %j continues heats, so that it may begin later on its day', (setting, refusal) => {
    const before = announced(setting);
    const changed = { ...before, startsAt: '2026-12-05T11:00:00+01:00' };
    const standing = { state: 'announced', announced: before, tournamentId: null } as const;
    const refused = refuseChange(standing, changed, { approval: null, reason: null }, '2026-12-04T12:00:00+01:00');
    expect(refused?.kind ?? null).toBe(refusal);
  });

  it('is asked how to pair, and cited for it', () => {
    const played = report(round('ann WIN bob', 'cy WIN dee'), round('ann WIN cy', 'bob WIN dee'), {
      tournament: TRIBBLES,
    });
    const question: PairQuestion = { round: 3, seed: 's', order: 'literal', fixed: [], forbidden: [], delayed: [] };
    const fixed = [{ players: ['ann', 'bob'], reason: null }] as const;
    expect(pairReport(played, question)).toMatchObject({
      pairs: [
        ['ann', 'dee'],
        ['bob', 'cy'],
      ],
      certificate: null,
    });
    expect(pairReport(played, { ...question, fixed })).toMatchObject([
      { message: expect.stringContaining('(Decipher Sealed Deck Formats, chapter 4)') },
    ]);
    const delayed = [['ann', 'eve']] as const;
    expect(pairReport(played, { ...question, delayed })).toMatchObject([{ code: 'unknown-player-in-pair' }]);
  });

  it('is asked while a tournament is played', () => {
    const story = new LiveStory(liveTournament({ ...TRIBBLES, plannedRounds: null, pairing: 'strict-rank' }));
    story.seat('ann', 'bob', 'cy', 'dee');
    expect(
      viewOf(
        story.state,
        showPeople(story.state, (handle) => handle, new Map()),
        0,
      ).plannedRounds,
    ).toBe(11);
    expect(needsApproval(story.state, 'Dirk')).toBe(true);
    const heat = heatOf(story.state.tournament, 1, 0).header;
    expect(heat.structure).toBe('preliminary');
    expect(isHeat(heat)).toBe(true);
    const plan = { heats: 2, bracket: null, bestOf: 1 } as const;
    expect(refusePlan(liveTournament(SECOND).header, plan)).toBeNull();
    expect(refusePlan(liveTournament(TRIBBLES).header, plan)).toMatchObject({ kind: 'live-bracket-unknown' });
    story.begin(1);
    const [conceding] = story.state.rounds[0]!.games[0]!.players;
    story.do({ kind: 'drop', handle: conceding, concedes: true });
    expect(story.state.rounds[0]!.clock?.minutes).toBe(7);
    expect(story.state.rounds[0]!.games[0]!.claims).toMatchObject([
      { sent: { result: 'LOSS', endedBy: 'concession' } },
    ]);
  });

  it('is asked what championships win', () => {
    const field = { kind: 'regional', participants: 4, awardsPoints: true, sanctioned: true } as const;
    const placings = [{ entry: 0, place: 1 }];
    const [bye] = awardPrizes({ ...field, ...TRIBBLES, placings }).entitlements;
    const [start] = awardPrizes({ ...field, ...SECOND, placings }).entitlements;
    expect(bye).toMatchObject({ earnedByes: [1], headStart: 0 });
    expect(start).toMatchObject({ earnedByes: [], headStart: 100_000 });
    // A claim knows its game only, so the usual rule system of the game answers.
    const claim = { tournament: { game: 'tribbles' }, rounds: [1], headStart: 5 } as unknown as ShownClaim;
    expect(showClaim(claim)).toMatchObject({ rounds: [], headStart: 5 });
  });

  it('is cited by its document, which may say nothing', () => {
    expect(sourceFor(SIXTH, 'heats')).toBe('Decipher Sealed Deck Formats, chapter 11');
    expect(sourceFor(SIXTH, 'ties')).toBe('Decipher Sealed Deck Formats says nothing about this');
  });
});
