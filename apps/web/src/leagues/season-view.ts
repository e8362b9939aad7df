import type { LeagueSeasonView, ShownIdentity } from '@quadrant/store/leagues';

type Outcome = LeagueSeasonView['outcome'];

/** These names belong to parts of the view of a season. */
export type Phase = keyof Outcome['phases'];
export type Half = keyof Outcome['halves'];
export type TableRow = Outcome['table'][number];
export type HalfRow = NonNullable<Outcome['halves'][Half]>['rows'][number];
export type PlayoffRow = Outcome['playoffs']['rows'][number];
export type Champion = Outcome['champion'];
export type Reach = NonNullable<LeagueSeasonView['reach']>;
export type ReachRow = Reach['rows'][number];

export const HALVES = ['first-half', 'second-half'] as const satisfies readonly Half[];
export const PHASES = [...HALVES, 'playoffs'] as const satisfies readonly Phase[];

/** @throws Error for somebody whom the view does not know, of whom there is none */
export function shownIn({ players }: LeagueSeasonView, id: string): ShownIdentity {
  const player = players.get(id);
  if (player === undefined) throw new Error(`The view of the season lacks player ${id}.`);
  return player;
}
