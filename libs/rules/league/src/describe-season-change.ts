import type { LeagueRules, SchemeInForce } from './league-rules.js';
import { PHASES, SEASON_PARTS } from './phase.js';
import type { Days, LeagueSeason } from './season.js';

export const SEASON_MATTERS = [
  'days',
  'parts',
  'tournaments-of-a-part',
  'qualifiers',
  'results-that-count',
  'schemes',
  'closed-parts',
] as const;
export type SeasonMatter = (typeof SEASON_MATTERS)[number];

/** One difference between two versions, in words for people. Null means that there was, or is, no such rule. */
export interface SeasonDifference {
  readonly what: SeasonMatter;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Lists how two versions of a league's rules differ about one season.
 *
 * @param before null when there was no version before
 */
export function describeSeasonChange(
  before: LeagueRules | null,
  after: LeagueRules,
  seasonId: number,
): SeasonDifference[] {
  const [was, is] = [before, after].map((rules) => rules?.seasons.find(({ id }) => id === seasonId));
  return SEASON_MATTERS.flatMap((what) => {
    const difference = {
      what,
      before: was && before ? DESCRIBE[what](was, before) : null,
      after: is ? DESCRIBE[what](is, after) : null,
    };
    return difference.before === difference.after ? [] : [difference];
  });
}

const DESCRIBE: Readonly<Record<SeasonMatter, (season: LeagueSeason, rules: LeagueRules) => string | null>> = {
  days: ({ startsOn, endsOn }) => describeDays({ from: startsOn, to: endsOn }),
  parts: ({ phases }) =>
    listed(
      PHASES.map((phase) => {
        const days = phases[phase];
        return days && `${nameOf(phase)} ${describeDays(days)}`;
      }),
    ),
  'tournaments-of-a-part': ({ tournamentsPerPhase }) => String(tournamentsPerPhase),
  qualifiers: ({ qualifiers }) =>
    qualifiers && `${qualifiers.firstHalf} of the first half, ${qualifiers.secondHalf} of the second half`,
  'results-that-count': ({ best }) =>
    listed([
      best?.season ? `the best ${best.season} of the season` : null,
      best?.half ? `the best ${best.half} of a half` : null,
    ]),
  schemes: ({ startsOn, endsOn }, { schemes }) =>
    listed(schemes.filter(({ from, to }) => from <= endsOn && startsOn <= (to ?? endsOn)).map(describeScheme)),
  'closed-parts': ({ closed }) => listed(SEASON_PARTS.map((part) => closed?.[part] && nameOf(part))),
};

const describeDays = ({ from, to }: Days): string => `${from} to ${to}`;

const describeScheme = ({ name, version, from, to }: SchemeInForce): string =>
  `${name}, version ${version}, from ${from}${to === null ? '' : ` to ${to}`}`;

const nameOf = (part: string): string => part.replace('-', ' ');

function listed(texts: readonly (string | null | undefined)[]): string | null {
  const told = texts.filter((text) => text !== null && text !== undefined);
  return told.length === 0 ? null : told.join('; ');
}
