import { getRuleSystem } from '@quadrant/rules/systems';
import type { TournamentHeader, TournamentReport } from '@quadrant/rules/tournament';
import { inShort } from './findings.js';
import { report, type ReportChanges } from './report.js';
import { round, type RoundText } from './round-text.js';

/** A tournament by decipher-1999, of Star Trek unless a test wants another game. */
export const decipherReport = (
  tournament: Partial<TournamentHeader>,
  ...parts: (RoundText | ReportChanges)[]
): TournamentReport =>
  report({ tournament: { game: 'stccg', ruleSystem: 'decipher-1999', rules: null, ...tournament } }, ...parts);

/** `severity code pointer` of everything that decipher-1999 has to say about a report. */
export const said = (from: TournamentReport): string[] => inShort(getRuleSystem('decipher-1999').validate(from));

/** Eight players, three rounds of which nothing is to be said. */
export const starTrek: readonly RoundText[] = [
  round('ann 100-0 bob WIN', 'cy 100-0 dee WIN', 'eve 100-0 fay WIN', 'gus 100-0 hal WIN'),
  round('ann 100-0 cy WIN', 'bob 100-0 dee WIN', 'eve 100-0 gus WIN', 'fay 100-0 hal WIN'),
  round('ann 100-0 eve WIN', 'bob 100-50 cy WIN', 'fay 100-50 gus WIN', 'dee 100-0 hal WIN'),
];

/** Eight players, three two-game rounds of which the sides are right. */
export const starWars: readonly RoundText[] = [
  round('ann bob: W dark 9-0, W light 9-0', 'cy dee: W dark 9-0, W light 9-0', 'eve fay: W dark 9-0, W light 9-0'),
  round('ann cy: W dark 9-0, W light 9-0', 'bob eve: W dark 9-0, W light 9-0', 'dee fay: W dark 9-0, W light 9-0'),
  round('gus hal: W dark 9-0, W light 9-0', 'ann dee: W dark 9-0, W light 9-0'),
];
