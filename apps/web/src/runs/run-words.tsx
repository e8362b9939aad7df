import { mapStrings, type Text } from '@quadrant/rules/message';
import type { RunChange, RunKind } from '@quadrant/rules/history';
import type { RunRow, SubjectNames } from '@quadrant/store/runs';
import { t, words } from '../languages/t.js';
import { tellReason } from '../languages/tell.js';
import { tellFixed } from '../components/tell-number.js';

/** Pages name the purpose of a run like this. */
export const RUN_KIND_NAMES: Readonly<Record<RunKind, string>> = words({
  tournament: 'New results',
  refresh: 'Refresh',
  correction: 'Correction',
  withdrawal: 'Withdrawal',
  merge: 'Merge of tournaments',
  'player-merge': 'Merge of players',
  'player-merge-undo': 'Merge of players undone',
  league: 'Change of a league',
  batch: 'Batch',
  'batch-undo': 'Batch undone',
  'rules-change': 'Change of rules',
  rollback: 'Rollback',
  several: 'Several changes',
});

/** Says a reason in the language of the page and calls leagues by their names. Text that a person wrote stays. */
const tellNamed = (reason: Text, { leagues }: SubjectNames): string =>
  tellReason(mapStrings(reason, (value) => leagues.get(value) ?? value));

/** Describes one change that a run was made for: its subject, and its reason. */
export function RunChangeText({ change, names }: { readonly change: RunChange; readonly names: SubjectNames }) {
  const { tournament, revision, league, reason } = change;
  const name = tournament === null ? undefined : names.tournaments.get(tournament);
  return (
    <>
      {tournament !== null && <a href={`/tournaments/${tournament}`}>{name ?? t('a tournament')}</a>}
      {revision !== null && revision > 1 && t(', revision {revision}', { revision })}
      {league !== null && <a href={`/leagues/${league}`}>{names.leagues.get(league) ?? league}</a>}
      {reason !== null && `${tournament === null && league === null ? '' : ': '}${tellNamed(reason, names)}`}
    </>
  );
}

/** Says in one line why a run was made. */
export function RunReason({ run, names }: { readonly run: RunRow; readonly names: SubjectNames }) {
  const [only] = run.changes;
  return run.changeCount === 1 && only !== undefined ? (
    <RunChangeText change={only} names={names} />
  ) : (
    <>{tellNamed(run.reason, names)}</>
  );
}

/** Returns a duration such as "380 ms", "4.2 s" or "3 min 5 s", with values that are rounded. */
export function tellDuration(milliseconds: number): string {
  if (milliseconds < 1000) return t('{milliseconds} ms', { milliseconds: Math.round(milliseconds) });
  if (milliseconds < 60_000) return t('{milliseconds} s', { milliseconds: tellFixed(milliseconds / 1000, 1) });
  const seconds = Math.round(milliseconds / 1000);
  return t('{seconds} min {seconds2} s', { seconds: Math.floor(seconds / 60), seconds2: seconds % 60 });
}

export const durationOf = ({ startedAt, publishedAt }: RunRow): string =>
  tellDuration(publishedAt.getTime() - startedAt.getTime());
