import { say, type Text } from '@quadrant/rules/message';
import { foldHandle, type EntryIndex, type TournamentReport } from '@quadrant/rules/tournament';
import { tellFact, tellMatch } from './changed-facts.js';

export interface RevisionChange {
  /** A fact of the tournament by its field, "players", or where something was played. */
  readonly what: Text;
  readonly before: Text;
  readonly after: Text;
}

const NOTHING = say`nothing`;

/** Lists how a revision differs from the one before: facts of the tournament, players, and results in the order of the rounds. */
export function revisionChanges(before: TournamentReport, after: TournamentReport): RevisionChange[] {
  return [...factChanges(before, after), ...playerChanges(before, after), ...resultChanges(before, after)];
}

function factChanges({ tournament: was }: TournamentReport, { tournament: is }: TournamentReport): RevisionChange[] {
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof typeof was)[];
  return fields.flatMap((what): RevisionChange[] => {
    const [earlier, later] = [toldValue(was[what]), toldValue(is[what])];
    return String(earlier) === String(later) ? [] : [{ what, before: earlier, after: later }];
  });
}

const toldValue = (value: unknown): Text =>
  value === undefined
    ? NOTHING
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : tellFact(value as string | number | boolean | null);

function playerChanges(before: TournamentReport, after: TournamentReport): RevisionChange[] {
  const [was, is] = [before, after].map(
    ({ entries }) => new Map(entries.map(({ handle }) => [foldHandle(handle), handle])),
  ) as [Map<string, string>, Map<string, string>];
  const missing = [...was].filter(([key]) => !is.has(key)).map(([, handle]) => handle);
  const added = [...is].filter(([key]) => !was.has(key)).map(([, handle]) => handle);
  return [
    ...missing.map((handle) => ({ what: 'players', before: handle, after: NOTHING })),
    ...added.map((handle) => ({ what: 'players', before: NOTHING, after: handle })),
  ];
}

function resultChanges(before: TournamentReport, after: TournamentReport): RevisionChange[] {
  const [was, is] = [resultsOf(before), resultsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): RevisionChange[] => {
    const [earlier, later] = [was.get(key), is.get(key)];
    const [before, after] = [earlier?.came ?? NOTHING, later?.came ?? NOTHING];
    return String(before) === String(after) ? [] : [{ what: (earlier ?? later)!.place, before, after }];
  });
}

interface Result {
  /** It names the round and the players. */
  readonly place: Text;
  readonly came: Text;
}

/** Finds all results. The key is their place in English. */
function resultsOf({ entries, rounds, finalConfrontation }: TournamentReport): Map<string, Result> {
  const handleOf = (entry: EntryIndex): string => entries[entry]!.handle;
  const named = (players: readonly EntryIndex[]): string => players.map(handleOf).join(' - ');
  const results = new Map<string, Result>();
  const add = (place: Text, came: Text): void => {
    results.set(String(place), { place, came });
  };
  for (const { stage, round, matches, pods } of rounds) {
    const place = stage === 'swiss' ? say`round ${round}` : say`${stage} round ${round}`;
    for (const match of matches) {
      const games = match.games.map(({ winner }) => (winner === null ? 'tie' : handleOf(match.players[winner]!)));
      const told = [tellMatch(match), ...games].filter(Boolean).join(' ');
      add(say`${place}, ${named(match.players)}`, told === '' ? say`played` : told);
    }
    for (const pod of pods) add(say`${place}, ${named(pod.players)}`, pod.scores.join('-'));
  }
  if (finalConfrontation !== null) {
    add(say`the final confrontation`, say`won by ${handleOf(finalConfrontation.winner)}`);
  }
  return results;
}
