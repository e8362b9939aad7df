import { POLICIES, SWITCHES } from '@quadrant/rules/policy';
import type { Finding } from '@quadrant/rules/tournament';
import { report } from '../../../../../test/builders/report.js';
import { deliver } from '../../../../../test/builders/report-facts.js';
import { round } from '../../../../../test/builders/round-text.js';
import { planHold, type JudgedReport } from './plan-hold.js';
import { scoreAs } from './plan-report.js';
import type { ExistingTournament } from './report-facts.js';

const played = report(round('ann 60-20 bob FW'));
const BELOW: Finding = {
  severity: 'warning',
  code: 'full-win-below-cap',
  pointer: '/rounds/0/matches/0/score/0',
  message: 'ann is reported with a Full Win of 60 points.',
  advice: '',
};
const NOTE: Finding = { ...BELOW, code: 'met-before' };
const CONFIRMED = [{ code: 'full-win-below-cap', pointer: null, reason: 'a special card' }];

const SCORING = scoreAs(played, 'ab'.repeat(32), {
  key: '7b7b7b7b-0000-4000-8000-000000000000',
  level: null,
  rated: null,
  league: null,
  announced: null,
  leadTimeCountsAsMet: false,
  tossSeed: null,
  switches: SWITCHES,
});
const judgedWith = (stated: readonly Finding[]): JudgedReport => ({ players: [], scoring: SCORING, stated });

/** Kinds of the reasons for which a report with these findings waits. */
const reasons = (
  changes: Parameters<typeof deliver>[1],
  stated: readonly Finding[],
  existing: ExistingTournament | null = null,
) =>
  planHold(deliver(played, { reportsFrom: 'anyone', ...changes }), judgedWith(stated), {
    existing,
    policies: POLICIES,
  }).reasons.map(({ kind }) => kind);

describe('A.4: a report with findings that may be wrong', () => {
  it.each([
    ['waits', {}, [NOTE, BELOW], ['to-be-confirmed']],
    ['of a coordinator waits, too', { role: 'coordinator' }, [BELOW], ['to-be-confirmed']],
    ['does not wait without such findings', {}, [NOTE], []],
    ['does not wait once they are confirmed', { confirmations: CONFIRMED }, [BELOW], []],
    [
      'does not wait when somebody has read them and approved it',
      { isApproved: true, readFindings: [BELOW] },
      [BELOW],
      [],
    ],
    ['waits on where they came up after somebody read it', { isApproved: true }, [BELOW], ['to-be-confirmed']],
    ['does not wait when nothing of them is left', { isApproved: true, readFindings: [BELOW] }, [NOTE], []],
    ['does not wait when it is imported', { role: 'operator' }, [BELOW], []],
  ] as const)('%s', (_, changes, stated, expected) => {
    expect(reasons(changes, stated)).toEqual(expected);
  });

  it('names how many there are, and their codes once', () => {
    const { reasons: told } = planHold(
      deliver(played, { reportsFrom: 'anyone' }),
      judgedWith([BELOW, { ...BELOW, pointer: '/rounds/1/matches/0/score/0' }]),
      { existing: null, policies: POLICIES },
    );
    expect(told).toEqual([
      {
        kind: 'to-be-confirmed',
        message: 'The sender must confirm 2 findings, each with a reason: full-win-below-cap.',
      },
    ]);
  });

  it('does not wait for what the current revision says, too', () => {
    const current = { findings: [BELOW] };
    const existing = { header: played.tournament, officialAt: null, current } as unknown as ExistingTournament;
    expect(reasons({}, [BELOW], existing)).toEqual([]);
    expect(reasons({}, [{ ...BELOW, message: 'bob is reported with a Full Win of 50 points.' }], existing)).toEqual([
      'to-be-confirmed',
    ]);
  });
});
