import { deliver } from '../../../../../test/builders/report-facts.js';
import { actingAs } from '../../../../../test/builders/principals.js';
import { report } from '../../../../../test/builders/report.js';
import { round } from '../../../../../test/builders/round-text.js';
import { registrationCountsAsMet } from './registration-counts.js';
import type { ExistingTournament } from './report-facts.js';

const reportOf = (director: string | null, secondaryDirector: string | null = null) =>
  report(round('ann 100-35 bob FW'), { tournament: { director, secondaryDirector, registeredAt: null } });
const coordinator = actingAs('coordinator', 'Thsch');
const stored = (leadTimeCountsAsMet: boolean, submitterKey: string | null = null) =>
  ({ leadTimeCountsAsMet, submitterKey }) as ExistingTournament;

// @row 3
describe('an unknown registration', () => {
  it.each<[string, Parameters<typeof deliver>[0], Parameters<typeof deliver>[1], ExistingTournament | null, boolean]>([
    ['counts in an import', reportOf('Dora'), { role: 'operator' }, null, true],
    ['counts of a coordinator', reportOf('Dora'), { role: 'coordinator', submitter: coordinator }, null, true],
    ['counts where nobody is named', reportOf(null), { role: 'coordinator', submitter: coordinator }, null, true],
    ['does not count of a director', reportOf('Dora'), {}, null, false],
    [
      'does not count of a coordinator who directs',
      reportOf('THSCH'),
      { role: 'coordinator', submitter: coordinator },
      null,
      false,
    ],
    [
      'does not count of a coordinator who directs second',
      reportOf('Dora', 'Thsch'),
      { role: 'coordinator', submitter: coordinator },
      null,
      false,
    ],
    [
      'does not count of a coordinator whose first report names nobody',
      reportOf(null),
      { role: 'coordinator', submitter: coordinator },
      stored(false, 'thsch'),
      false,
    ],
    ['stays with the revision of a director', reportOf('Dora'), {}, stored(true), true],
    [
      'does not begin to count because a coordinator accepts a proposal',
      reportOf('Dora'),
      { role: 'coordinator', submitter: coordinator, isProposed: true },
      stored(false),
      false,
    ],
  ])('%s', (_what, of, changes, existing, isMet) => {
    expect(registrationCountsAsMet(deliver(of, changes), existing)).toBe(isMet);
  });
});
