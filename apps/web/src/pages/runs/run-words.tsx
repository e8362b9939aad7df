import type { RunChange, RunKind } from '@quadrant/rules/outcome';
import type { RunRow } from '@quadrant/store/reading';
import { t, words } from '../../languages/t.js';
import { told } from '../../told/told.js';
import { tellFixed } from '../../components/tell-number.js';

/** How pages call what a run was made for. */
export const RUN_KIND_NAMES: Readonly<Record<RunKind, string>> = words({
  tournament: 'New results',
  refresh: 'Refresh',
  correction: 'Correction',
  withdrawal: 'Withdrawal',
  merge: 'Merge of tournaments',
  'player-merge': 'Merge of players',
  'player-merge-undo': 'Merge of players undone',
  league: 'Change of a league',
  'rules-change': 'Change of rules',
  rollback: 'Rollback',
  several: 'Several changes',
});

/** By key. */
export type TournamentNames = ReadonlyMap<string, string>;

/** Each of the sentences of a reason in the language of the page; what a person wrote stays. */
const tellReason = (reason: string): string => reason.split('; ').map(told).join('; ');

/** One change that a run was made for: about what, and why. */
export function RunChangeText({ change, names }: { readonly change: RunChange; readonly names: TournamentNames }) {
  const { tournament, revision, league, reason } = change;
  const name = tournament === null ? undefined : names.get(tournament);
  return (
    <>
      {tournament !== null && <a href={`/tournaments/${tournament}`}>{name ?? t('a tournament')}</a>}
      {revision !== null && revision > 1 && t(', revision {revision}', { revision })}
      {league !== null && <a href={`/leagues/${league}`}>{league}</a>}
      {reason !== null && `${tournament === null && league === null ? '' : ': '}${tellReason(reason)}`}
    </>
  );
}

/** Why a run was made, in one line. */
export function RunReason({ run, names }: { readonly run: RunRow; readonly names: TournamentNames }) {
  const [only] = run.changes;
  return run.changeCount === 1 && only !== undefined ? (
    <RunChangeText change={only} names={names} />
  ) : (
    <>{tellReason(run.reason)}</>
  );
}

/** "380 ms", "4.2 s" or "3 min 5 s". */
export function tellDuration(milliseconds: number): string {
  if (milliseconds < 1000) return t('{milliseconds} ms', { milliseconds: Math.round(milliseconds) });
  if (milliseconds < 60_000) return t('{milliseconds} s', { milliseconds: tellFixed(milliseconds / 1000, 1) });
  const seconds = Math.round(milliseconds / 1000);
  return t('{seconds} min {seconds2} s', { seconds: Math.floor(seconds / 60), seconds2: seconds % 60 });
}

export const durationOf = ({ startedAt, publishedAt }: RunRow): string =>
  tellDuration(publishedAt.getTime() - startedAt.getTime());
