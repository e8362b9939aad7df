import { MANUAL_RULE, type Award } from '@quadrant/rules/leagues';
import { hexOfBytes } from '@quadrant/rules/tournament';
import { hashOutcome } from './hashes.js';

const bonus = (rule: string, reason: string): Award => ({
  kind: 'bonus',
  entry: 0,
  place: 1,
  participants: 4,
  points: 1,
  leagueSeason: null,
  phase: null,
  mastersSeason: null,
  rule,
  section: '000 §12.5',
  reason,
});
const hash = (award: Award): string =>
  hexOfBytes(hashOutcome({ changes: [], awards: [award], entitlements: [], badges: [] }));

describe('hashOutcome', () => {
  it('differs with the reason of a scheme, so that a run that moves nothing else writes it anew', () => {
    const rule = 'new-mission v1, rule 1';
    expect(hash(bonus(rule, 'Survey: first completed this season'))).not.toBe(
      hash(bonus(rule, 'Evacuation: first completed this season')),
    );
  });

  it('has no reason of an award by hand, which may name somebody', () => {
    expect(hash(bonus(MANUAL_RULE, 'for Ann'))).toBe(hash(bonus(MANUAL_RULE, 'for them')));
  });
});
