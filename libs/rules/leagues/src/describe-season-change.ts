import { joined, say, type Text } from '@quadrant/rules/message';
import { tellTable } from './change-season.js';
import type { LeagueRules, SchemeInForce } from './league-rules.js';
import { type Phase, PHASES, SEASON_PARTS, type SeasonPart } from './phase.js';
import type { Days, LeagueSeason } from './season.js';

export const SEASON_MATTERS = [
  'days',
  'parts',
  'tournaments-of-a-part',
  'qualifiers',
  'results-that-count',
  'points-table',
  'schemes',
  'closed-parts',
] as const;
export type SeasonMatter = (typeof SEASON_MATTERS)[number];

/** One difference between two versions, in words for people. Null means that there was, or is, no such rule. */
export interface SeasonDifference {
  readonly what: SeasonMatter;
  readonly before: Text | null;
  readonly after: Text | null;
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
    return String(difference.before) === String(difference.after) ? [] : [difference];
  });
}

const DESCRIBE: Readonly<Record<SeasonMatter, (season: LeagueSeason, rules: LeagueRules) => Text | null>> = {
  days: ({ startsOn, endsOn }) => describeDays({ from: startsOn, to: endsOn }),
  parts: ({ phases }) =>
    together(
      PHASES.map((phase) => {
        const days = phases[phase];
        return days && say`${PART_NAMES[phase]} ${describeDays(days)}`;
      }),
    ),
  'tournaments-of-a-part': ({ tournamentsPerPhase }) => String(tournamentsPerPhase),
  qualifiers: ({ qualifiers }) =>
    qualifiers && say`${qualifiers.firstHalf} of the first half, ${qualifiers.secondHalf} of the second half`,
  'results-that-count': ({ best }) =>
    together([
      best?.season ? say`the best ${best.season} of the season` : null,
      best?.half ? say`the best ${best.half} of a half` : null,
    ]),
  'points-table': tellTable,
  schemes: ({ startsOn, endsOn }, { schemes }) =>
    together(schemes.filter(({ from, to }) => from <= endsOn && startsOn <= (to ?? endsOn)).map(describeScheme)),
  'closed-parts': ({ closed }) => together(SEASON_PARTS.map((part) => closed?.[part] && PART_NAMES[part])),
};

const describeDays = ({ from, to }: Days): Text => say`${from} to ${to}`;

const describeScheme = ({ name, version, from, to }: SchemeInForce): Text =>
  to === null
    ? say`${name}, version ${version}, from ${from}`
    : say`${name}, version ${version}, from ${from} to ${to}`;

const PART_NAMES: Readonly<Record<Phase | SeasonPart, Text>> = {
  'first-half': say`first half`,
  'second-half': say`second half`,
  playoffs: say`playoffs`,
  season: say`season`,
};

function together(texts: readonly (Text | null | undefined)[]): Text | null {
  const told = texts.filter((text) => text !== null && text !== undefined);
  return told.length === 0 ? null : joined(told, '; ');
}
