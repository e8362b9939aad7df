import { type Text, say } from '@quadrant/rules/message';
import { type Finding, localDateOf, type TournamentHeader, finding } from '@quadrant/rules/tournament';
import { type Months, championshipOf, isWithin } from '@quadrant/rules/championships';

const MONTHS = [
  say`January`,
  say`February`,
  say`March`,
  say`April`,
  say`May`,
  say`June`,
  say`July`,
  say`August`,
  say`September`,
  say`October`,
  say`November`,
  say`December`,
];

const tell = ({ from, to }: Months): Text => say`${MONTHS[from - 1] ?? ''} to ${MONTHS[to - 1] ?? ''}`;

// @row 19, 99, 102, 104, 109
/** Checks what 000, section 11 requires of a championship: its season, and approval for some dates and card pools. */
export function validateChampionship(tournament: TournamentHeader): Finding[] {
  return [...validateSeason(tournament), ...validateCardPool(tournament)];
}

function validateSeason({ kind, startsAt }: TournamentHeader): Finding[] {
  const championship = championshipOf(kind);
  const date = localDateOf(startsAt);
  const { season = null, approval = null, source = '' } = championship ?? {};
  if (season !== null && !isWithin(season, date)) {
    const message = say`${date} lies outside the season of a ${kind} tournament, ${tell(season)}.`;
    const advice = say`Check date and kind; another season may have been announced (${source}).`;
    return [finding('outside-season-window', '/tournament/startsAt', message, advice)];
  }
  if (approval === null || !isWithin(approval, date)) return [];
  const message = say`A ${kind} tournament on ${date} lies in the season of Continentals and Worlds, ${tell(approval)}.`;
  const advice = say`No change is needed if the Department of Organized Play approved it (${source}).`;
  return [finding('season-needs-approval', '/tournament/startsAt', message, advice)];
}

/** 000, 4.2.2. We treat everything above level 1 as a championship in its sense. */
function validateCardPool({ cardPool, format, kind, level }: TournamentHeader): Finding[] {
  if (cardPool !== 'limited' || format !== 'constructed' || level === 1) return [];
  const message = say`A constructed ${kind} tournament of level ${level} has the card pool limited, which needs approval.`;
  const advice = say`No change is needed if the Department of Organized Play approved the cards (Organized Play Guide 4.2, section 4.2.2).`;
  return [finding('limited-pool-needs-approval', '/tournament/cardPool', message, advice)];
}
