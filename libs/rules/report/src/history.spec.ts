import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRuleSystem } from '@quadrant/rules/systems';
import { readReport } from './read-report.js';

const golden = join(process.cwd(), 'test/golden/history-150.ndjson');
const lines = readFileSync(golden, 'utf8').trim().split('\n');
const now = new Date('2026-11-21T10:00:00Z');

const read = lines.map((line) => {
  const { tournament } = JSON.parse(line) as { tournament: { externalId: string } };
  return { id: tournament.externalId, ...readReport(new TextEncoder().encode(line), { now }) };
});

describe('150 real tournaments', () => {
  it('are all there', () => {
    expect(read).toHaveLength(150);
    expect(new Set(read.map(({ sha256, rawSha256 }) => sha256 ?? rawSha256)).size).toBe(150);
  });

  it('have errors in two, each for a player who is in a round twice', () => {
    const refused = read.filter(({ report }) => report === null);
    expect(refused.map(({ id }) => id).sort()).toEqual(['melee:48963', 'melee:56014']);
    for (const { findings } of refused) {
      const errors = findings.filter(({ severity }) => severity === 'error');
      expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['player-twice-in-round']));
    }
  });

  it('are sanctioned and rated in an import, except the one of two rounds', () => {
    const unrated = read.flatMap(({ id, report }) => {
      const rules = report && getRuleSystem(report.tournament.ruleSystem);
      if (report === null || rules === null) return [];
      const verdict = rules.isRated(report, rules.isSanctioned(report, { leadTimeCountsAsMet: true }));
      return verdict.value ? [] : [`${id}: ${verdict.rule}`];
    });
    expect(unrated).toEqual(['melee:59746: not sanctioned, 000 §2: 2 rounds, needed 3']);
  });

  it('all have a final order with everybody in it, and say that nobody knows when they were registered', () => {
    for (const { report, findings } of read) {
      if (report === null) continue;
      const rules = getRuleSystem(report.tournament.ruleSystem);
      expect(rules?.computeStandings(report, 'key')).toHaveLength(report.entries.length);
      expect(findings.some(({ code }) => code === 'lead-time-unknown')).toBe(true);
    }
  });
});
