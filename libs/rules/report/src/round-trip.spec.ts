import type { Severity } from '@quadrant/rules/findings';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { RuleSystemId, TournamentReport } from '@quadrant/rules/tournament';
import { reportDocument } from '../../../../test/builders/report.js';
import { SAMPLES } from '../../../../test/builders/samples.js';
import { readReport } from './read-report.js';

const WORST_FIRST: readonly Severity[] = ['error', 'warning', 'note'];

// @row 149, 150
describe('a report comes back as it was sent', () => {
  it.each(Object.entries(SAMPLES))('%s', (_, sent: TournamentReport) => {
    const text = JSON.stringify(reportDocument(sent));
    const { report: read, findings } = readReport(new TextEncoder().encode(text));
    expect(read).toEqual(sent);
    const expected = getRuleSystem(sent.tournament.ruleSystem).validate(sent);
    expect(findings).toEqual(WORST_FIRST.flatMap((severity) => expected.filter((each) => each.severity === severity)));
  });

  it('by every rule system', () => {
    const ids = Object.values(SAMPLES).map((sent): RuleSystemId => sent.tournament.ruleSystem);
    expect([...new Set(ids)].sort()).toEqual(['decipher-1999', 'ffg-swlcg-2016', 'opg-4.2', 'stccg-1996']);
  });
});
