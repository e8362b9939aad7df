import type { Finding } from '@quadrant/rules/tournament';
import { deliver, NOTHING_STORED } from '../../../../../test/builders/report-facts.js';
import { actingAs } from '../../../../../test/builders/principals.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { planReport } from './plan-report.js';

/** Sentences that may not stand in one answer, as far as they tell what happens with the report. */
const FATES = {
  stored: /\bis stored\b|counts at once/,
  held: /waits for a coordinator|counts nothing until|decision about the report/,
  refused: /Ask a coordinator of the place to send this report/,
} as const;

const ON_TIME = new Date('2014-11-09T12:00:00Z');
const LATE = new Date('2014-12-01T12:00:00Z');
const TOO_OLD = new Date('2020-12-01T12:00:00Z');
const stranger = { ...actingAs('director', 'thsch'), grants: [] };

const whens = [
  ['on time', ON_TIME],
  ['late', LATE],
  ['too old', TOO_OLD],
] as const;
const senders = [
  ['an approved director', {}],
  ['somebody who is not approved', { submitter: stranger }],
  ['a coordinator', { submitter: actingAs('coordinator', 'benjamin'), role: 'coordinator' as const }],
] as const;
const tournaments = [
  [
    'a rated tournament',
    report(
      round('ann 100-35 bob FW', 'cy 80-70 dee FW'),
      round('ann 100-0 cy FW', 'bob 50-40 dee FW'),
      round('ann 90-80 dee FW', 'bob 70-10 cy FW'),
    ),
  ],
  ['an unsanctioned one', report(round('ann 100-35 bob FW'))],
  ['one to be confirmed', report(round('ann 80-35 bob FW'))],
] as const;
const pauses = [null, new Date('2014-11-01T12:00:00Z')];

const cases = whens.flatMap(([when, receivedAt]) =>
  senders.flatMap(([sender, sent]) =>
    tournaments.flatMap(([what, of]) =>
      pauses.map(
        (pausedAt) =>
          [
            `${what} of ${sender}, ${when}${pausedAt === null ? '' : ', paused'}`,
            receivedAt,
            sent,
            of,
            pausedAt,
          ] as const,
      ),
    ),
  ),
);

describe('the findings of a report', () => {
  it.each(cases)('tell one fate alone: %s', (_what, receivedAt, sent, of, pausedAt) => {
    const named = { ...of, tournament: { ...of.tournament, director: 'thsch' } };
    const findings: Finding[] = [...(named.rounds[0]!.matches[0]!.score![0] === 80 ? [BELOW_CAP] : [])];
    const plan = planReport(deliver(named, { receivedAt, findings, ...sent }), { ...NOTHING_STORED, pausedAt });
    const fate = plan.kind === 'planned' ? 'stored' : plan.kind === 'held' ? 'held' : 'refused';
    const said = plan.kind === 'held' ? plan.planned.findings : 'findings' in plan ? plan.findings : [];
    const text = said.map(({ message, advice }) => `${message} ${advice}`).join('\n');
    for (const [other, sentences] of Object.entries(FATES)) if (other !== fate) expect(text).not.toMatch(sentences);
    if (fate === 'refused') expect(said.map(({ code }) => code)).not.toContain('late-report');
    expect(said.every(({ advice }) => advice !== '')).toBe(true);
    const isRated = plan.kind === 'planned' && plan.scoring.scorecard.rated;
    if (!isRated) expect(text).not.toContain('is rated by');
  });
});

const BELOW_CAP: Finding = {
  severity: 'warning',
  code: 'full-win-below-cap',
  pointer: '/rounds/0/matches/0/score/0',
  message: 'A Full Win below the cap.',
  advice: 'Check it.',
};
