import { plain } from '@quadrant/rules/message';
import { foldHandle, type EntryIndex, type TournamentReport } from '@quadrant/rules/tournament';
import { tellFact, tellMatch } from './changed-facts.js';

/** A change that people read. */
export interface RevisionChange {
  /** It is a fact of the tournament by its field, "players", or the round and the players of a result. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

const NOTHING = 'nothing';

/** Lists how a revision differs from the one before: facts of the tournament, players, and results in the order of the rounds. */
export function revisionChanges(before: TournamentReport, after: TournamentReport): RevisionChange[] {
  return [...factChanges(before, after), ...playerChanges(before, after), ...resultChanges(before, after)];
}

function factChanges({ tournament: was }: TournamentReport, { tournament: is }: TournamentReport): RevisionChange[] {
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof typeof was)[];
  return fields.flatMap((what): RevisionChange[] => {
    const [earlier, later] = [toldValue(was[what]), toldValue(is[what])];
    return earlier === later ? [] : [{ what, before: earlier, after: later }];
  });
}

const toldValue = (value: unknown): string =>
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
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((place): RevisionChange[] => {
    const [earlier, later] = [was.get(place) ?? NOTHING, is.get(place) ?? NOTHING];
    return earlier === later ? [] : [{ what: place, before: earlier, after: later }];
  });
}

/** Returns results by the round and the players that they belong to. */
function resultsOf({ entries, rounds, finalConfrontation }: TournamentReport): Map<string, string> {
  const handleOf = (entry: EntryIndex): string => entries[entry]!.handle;
  const named = (players: readonly EntryIndex[]): string => players.map(handleOf).join(' - ');
  const results = new Map<string, string>();
  for (const { stage, round, matches, pods } of rounds) {
    const place = stage === 'swiss' ? `round ${round}` : `${stage} round ${round}`;
    for (const match of matches) {
      const games = match.games.map(({ winner }) => (winner === null ? 'tie' : handleOf(match.players[winner]!)));
      results.set(
        `${place}, ${named(match.players)}`,
        [tellMatch(match), ...games].filter(Boolean).join(' ') || 'played',
      );
    }
    for (const pod of pods) results.set(`${place}, ${named(pod.players)}`, pod.scores.join('-'));
  }
  if (finalConfrontation !== null) {
    results.set(plain`the final confrontation`, `won by ${handleOf(finalConfrontation.winner)}`);
  }
  return results;
}
