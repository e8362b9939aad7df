import { say, type Text } from '@quadrant/rules/message';
import { escapeKey, foldHandle } from '@quadrant/rules/tournament';
import { HANDLE_ANSWER, type Answers } from '../answers.js';
import type { FileFindings } from './file-findings.js';
import type { FilePlayer, FileTournament } from './file-tournament.js';

/** The name of an answer has at most 64 characters, so name and id are cut. */
const LONGEST_NAME = 38;
const LONGEST_ID = 20;

/**
 * Tells players of one name apart by the ids of the file: two called Alex become "Alex (#1)" and "Alex (#2)". Names are
 * equal where handles would be, whatever their capitals and accents.
 *
 * @returns the same tournament when no two players have one name
 */
export function nameNamesakes(tournament: FileTournament): FileTournament {
  const keyOf = ({ name }: FilePlayer) => foldHandle(name);
  const counts = new Map<string, number>();
  for (const player of tournament.players) counts.set(keyOf(player), (counts.get(keyOf(player)) ?? 0) + 1);
  if (counts.size === tournament.players.length) return tournament;
  const players = tournament.players.map((player): FilePlayer => {
    if (counts.get(keyOf(player)) === 1) return player;
    return { ...player, name: nameOfNamesake(player), sharedName: player.name };
  });
  return { ...tournament, players };
}

/** Returns the name by which answers know a player who is not the only one of their name in a file. */
export const nameOfNamesake = ({ name, id }: Pick<FilePlayer, 'name' | 'id'>): string =>
  `${name.slice(0, LONGEST_NAME)} (#${id.slice(-LONGEST_ID)})`;

/**
 * Asks for the handle of each player who shares their name with another one of the file.
 *
 * @returns whether a question is open
 */
export function askNamesakes(tournament: FileTournament, answers: Answers, findings: FileFindings): boolean {
  const open = tournament.players.filter(
    ({ name, sharedName }) => sharedName !== undefined && !answers.has(HANDLE_ANSWER + name),
  );
  for (const { id, name, sharedName = name, listedAt } of open) {
    const key = HANDLE_ANSWER + name;
    const { line, column } = listedAt ?? {};
    const place = {
      pointer: `/${escapeKey(key)}`,
      value: name,
      ...(line !== undefined && { line, column: column ?? 1 }),
    };
    const message = say`Several players of this file are called ${sharedName}. Which handle has ${name}${metFirst(id, tournament)}?`;
    const advice = say`Answer with the handle of this player, for example with --set "${key}=HANDLE".`;
    findings.add('open-question', place, message, advice);
  }
  return open.length > 0;
}

/** Names the first opponent of a player, so that a director recognizes the player. */
function metFirst(id: string, { rounds, players }: FileTournament): Text {
  for (const { round, matches } of rounds) {
    const met = matches.find(({ players: ids }) => ids.length === 2 && (ids as readonly string[]).includes(id));
    const other = players.find(
      (player) => player.id !== id && (met?.players as readonly string[])?.includes(player.id),
    );
    if (other !== undefined) return say`, who met ${other.name} in round ${round}`;
  }
  return '';
}
