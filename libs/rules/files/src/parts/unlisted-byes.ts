import { say, joined, type Text } from '@quadrant/rules/message';
import type { FileFindings, FilePlace } from './file-findings.js';
import type { FileRound } from './file-tournament.js';
import { bye } from './results.js';

/**
 * Challonge lists no byes of a Swiss stage. Players who have no match in a round, and stay or play later, had a bye or were
 * absent. A round has one bye at most: a player who is missing alone is taken to have had it, and where several are missing,
 * nobody can tell.
 */
export function addUnlistedByes(
  rounds: readonly FileRound[],
  active: ReadonlyMap<string | null, boolean>,
  nameOf: ReadonlyMap<string, string>,
  findings: FileFindings,
): FileRound[] {
  const swiss = rounds.filter(({ stage }) => stage === 'swiss');
  const idsIn = swiss.map(({ matches }) => new Set(matches.flatMap(({ players }) => players)));
  const everybody = [...new Set(idsIn.flatMap((ids) => [...ids]))];
  const missing = swiss.map((_, index) =>
    everybody.filter((id) => {
      const playsLater = idsIn.slice(index + 1).some((ids) => ids.has(id));
      const playedBefore = index === 0 || idsIn[index - 1]!.has(id);
      const stays = active.get(id) ?? (index === swiss.length - 1 && playedBefore);
      return !idsIn[index]!.has(id) && (playsLater || stays);
    }),
  );
  // A bye may also have been the last thing that a player had before they left.
  const withoutMatch = [...nameOf.keys()].filter((id) => !everybody.includes(id));
  const left = swiss.map((_, index) => {
    return [...(idsIn[index - 1] ?? [])].filter((id) => {
      const isGone = idsIn.slice(index).every((ids) => !ids.has(id));
      return isGone && !missing[index]!.includes(id);
    });
  });
  const byes = missing.map((ids) => (ids.length === 1 ? ids[0]! : null));
  const tell = (ids: readonly string[], index: number) =>
    ids.map((id) => say`${nameOf.get(id) ?? id} in round ${swiss[index]!.round}`);
  tellByes(
    say`Challonge lists no byes.`,
    byes.flatMap((id, index) => (id === null ? [] : tell([id], index))),
    [
      ...missing.flatMap((ids, index) => (byes[index] === null ? tell([...ids, ...left[index]!], index) : [])),
      ...withoutMatch.map((id) => say`${nameOf.get(id)!} in any round`),
    ],
    { pointer: '/tournament/matches' },
    findings,
  );
  return rounds.map((round) => {
    const index = swiss.indexOf(round);
    const id = index === -1 ? null : byes[index]!;
    return id === null ? round : { ...round, matches: [...round.matches, bye(id)] };
  });
}

/**
 * NRTM and Cobra leave out the byes that players bring to round 1. Somebody who has no match there and plays later had
 * such a bye, or came late.
 *
 * @param hadBye whether the points of a player show a bye; null when they do not tell
 */
export function addFirstByes(
  rounds: readonly FileRound[],
  hadBye: (id: string) => boolean | null,
  nameOf: ReadonlyMap<string, string>,
  program: string,
  findings: FileFindings,
): readonly FileRound[] {
  const [first, ...later] = rounds;
  if (first?.stage !== 'swiss') return rounds;
  const there = new Set(first.matches.flatMap(({ players }) => players as readonly string[]));
  const playsLater = new Set(
    later.flatMap(({ stage, matches }) => (stage === 'swiss' ? matches.flatMap(({ players }) => players) : [])),
  );
  const missing = [...nameOf.keys()].filter((id) => !there.has(id) && playsLater.has(id));
  const unclear = missing.filter((id) => hadBye(id) === null);
  const taken = unclear.length === 1 ? missing.filter((id) => hadBye(id) !== false) : missing.filter(hadBye);
  const tell = (ids: readonly string[]) => ids.map((id) => say`${nameOf.get(id)!} in round 1`);
  const why = say`${program} leaves out byes of round 1.`;
  tellByes(why, tell(taken), tell(unclear.length === 1 ? [] : unclear), { pointer: '/rounds/0' }, findings);
  return [{ ...first, matches: [...first.matches, ...taken.map(bye)] }, ...later];
}

const MOST_SHOWN = 20;

const listSome = (players: readonly Text[]): Text =>
  joined([...players.slice(0, MOST_SHOWN), ...(players.length > MOST_SHOWN ? ['…'] : [])], ', ');

function tellByes(
  why: Text,
  taken: readonly Text[],
  unclear: readonly Text[],
  place: FilePlace,
  findings: FileFindings,
): void {
  if (taken.length > 0) {
    const message = say`${why} These players are taken to have had one: ${listSome(taken)}.`;
    findings.add('bye-taken', place, message, say`If that is right, no change is needed; otherwise remove the bye.`);
  }
  if (unclear.length > 0) {
    const message = say`${why} Each of these players was absent, had left or had a bye: ${listSome(unclear)}.`;
    findings.add('bye-unclear', place, message, say`No bye is stored for them. If one of them had a bye, add it.`);
  }
}
