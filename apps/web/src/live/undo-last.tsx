import type { LiveState, LiveView, TableView } from '@quadrant/rules/live';
import { t } from '../languages/t.js';
import { ActButton } from './act-form.js';
import { tellTable } from './live-tables.js';

interface UndoLastProps {
  readonly state: LiveState;
  readonly view: LiveView;
}

/**
 * Says which result the last entry gave a table, with a button that takes it back. A script shows it for ten seconds;
 * without one, the button is at the table.
 */
export function UndoLast({ state, view }: UndoLastProps) {
  const last = findLast(state, view);
  if (last === null) return null;
  const { round, table } = last;
  const result = tellTable(table);
  return (
    <div class="undo-last" data-undo hidden>
      <span>
        {table.match === null
          ? t('Table {table}: {result}', { table: table.table, result })
          : t('Match {match}: {result}', { match: table.match, result })}
      </span>{' '}
      <ActButton
        id="undo-last"
        act={{ kind: 'undo-result', round, player: table.players[0]! }}
        label={t('Undo the last entry')}
        said={t('The last entry is undone.')}
        at="next-step"
      >
        {t('Undo')}
      </ActButton>
    </div>
  );
}

/** Finds the table whose result is the last entry of the log, while that can be undone; null after every other entry. */
function findLast({ rounds, version, isFinished }: LiveState, view: LiveView): LastEntry | null {
  if (isFinished) return null;
  for (const { round, stage, games, pods } of rounds) {
    const index = [...games, ...pods].findIndex(({ claims }) => claims.at(-1)?.version === version);
    if (index === -1) continue;
    const canUndo = stage === 'elimination' || rounds.length === round;
    return canUndo ? { round, table: view.rounds[round - 1]!.tables[index]! } : null;
  }
  return null;
}

interface LastEntry {
  readonly round: number;
  readonly table: TableView;
}
