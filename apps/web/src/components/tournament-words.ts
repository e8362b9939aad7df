import type {
  DecidedBy,
  Finding,
  Format,
  Level,
  Pairing,
  RuleSystemId,
  Stage,
  SubmissionState,
} from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';

export const FORMAT_NAMES: Readonly<Record<Format, string>> = words({
  constructed: 'Constructed',
  draft: 'Draft',
  sealed: 'Sealed',
  junior: 'Junior',
});

export const LEVEL_NAMES: Readonly<Record<Level, string>> = words({
  1: 'Local (level 1)',
  2: 'Regional (level 2)',
  3: 'National (level 3)',
  4: 'Continental (level 4)',
  5: 'Worlds (level 5)',
});

export const RULE_SYSTEM_NAMES: Readonly<Record<RuleSystemId, string>> = words({
  'opg-4.2': 'Organized Play Guide 4.2',
  'decipher-1999': 'Decipher Tournament Guide 6.99',
  'stccg-1996': 'Star Trek CCG Tournament Rules 1996',
  'ffg-swlcg-2016': 'Star Wars LCG Tournament Regulations 1.0',
});

export const PAIRING_NAMES: Readonly<Record<Pairing, string>> = words({
  swiss: 'Swiss',
  'single-elimination': 'Single elimination',
  'single-elimination-play-in': 'Single elimination with a play-in',
  'modified-mcintyre': 'Modified McIntyre',
  mcintyre: 'McIntyre',
  tribbles: 'Tribbles pods',
  'tribbles-finals': 'Tribbles heats and finals',
  'strict-rank': 'Paired by rank',
  'dark-light': 'Dark and light sides',
  'simple-swiss': 'Simple Swiss',
  'swiss-elimination': 'Swiss and elimination',
  'double-elimination': 'Double elimination',
});

export const STAGE_NAMES: Readonly<Record<Stage, string>> = words({ swiss: '', elimination: 'elimination' });

/** Names the tiebreaker that put a player behind the one above them. */
export const TIEBREAKER_NAMES: Readonly<Record<DecidedBy, string>> = words({
  points: '',
  'head-to-head': 'Head-to-head',
  'strength-of-schedule': 'Strength of schedule',
  differential: 'Differential',
  'cumulative-victory-points': 'Cumulative victory points',
  'director-toss': 'Coin toss, recorded by the director',
  'coin-toss': 'Random draw',
  'extended-strength-of-schedule': 'Extended strength of schedule',
  'rounds-won': 'Rounds won',
  'highest-differential': 'Highest differential',
  seed: 'Seed',
  elimination: 'Elimination stage',
  'final-confrontation': 'Final confrontation',
  director: 'Director',
  'no-show': 'Did not play',
  stated: 'Place as stated',
  undecided: 'Left open by unknown games',
});

/** Says what happens to results next. While publishing is paused, they are not published soon. */
export const tellState = (state: SubmissionState, findings: readonly Pick<Finding, 'code'>[]): string =>
  state === 'accepted' && findings.some(({ code }) => code === 'publishing-paused')
    ? t('These results are stored. They will be published when publishing is resumed.')
    : STATE_SENTENCES[state];

/** The state of a tournament in a sentence; it is empty for a published one. */
const STATE_SENTENCES: Readonly<Record<SubmissionState, string>> = words({
  accepted: 'These results are stored and will be published in a moment.',
  processed: '',
  'awaiting-refresh': 'These results came late. The next refresh includes them.',
  superseded: 'A newer revision replaced these results.',
  withdrawn: 'This tournament was withdrawn. It counts for nothing.',
  failed: 'These results could not be computed. They are tried again.',
});
