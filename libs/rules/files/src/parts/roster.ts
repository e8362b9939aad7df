import { type Text, say } from '@quadrant/rules/message';
import { didYouMean } from '@quadrant/rules/report';
import type { FileFindings, FilePlace } from './file-findings.js';
import type { FilePlayer } from './file-tournament.js';

/** A player as a reader found them; everything but id and name may be missing. */
export type NewPlayer = Pick<FilePlayer, 'id' | 'name'> & Partial<Omit<FilePlayer, 'id' | 'name'>>;

export interface FileRoster {
  /** Adds a player; a second one with the same id is an error. */
  readonly add: (player: NewPlayer, place: FilePlace) => void;
  /** Returns the id when such a player is listed; null, with a finding, when none is. */
  readonly find: (id: string | null, place: FilePlace) => string | null;
  readonly list: () => FilePlayer[];
}

/** Above this number of names, comparing them with each other takes longer than it helps. */
const MOST_COMPARED = 1000;

const MOST_GUESSES = 50;

/** Returns an empty list of players, which adds its findings to those given. */
export function collectPlayers(findings: FileFindings): FileRoster {
  const players = new Map<string, FilePlayer>();
  let guesses = 0;
  const guess = (id: string): Text => {
    guesses += 1;
    if (guesses > MOST_GUESSES || players.size > MOST_COMPARED) return '';
    return didYouMean(
      id,
      [...players.values()].map(({ name }) => name),
    );
  };
  return {
    add: ({ id, name, ...rest }, place) => {
      if (players.has(id)) {
        const message = say`The player ${name} is listed twice in this file (${id}).`;
        findings.add(
          'name-written-twice',
          place,
          message,
          say`Keep one of the two, or write the names of two people differently.`,
        );
        return;
      }
      players.set(id, {
        id,
        name,
        seed: null,
        country: null,
        place: null,
        droppedAfterRound: null,
        ...rest,
        listedAt: place,
      });
    },
    find: (id, place) => {
      if (id !== null && players.has(id)) return id;
      const message =
        id === null
          ? say`A player is missing here.`
          : say`The player ${id} is not in the list of players of this file.${guess(id)}`;
      findings.add(
        'player-not-in-file',
        place,
        message,
        say`Export the file again with its list of players, or add the player to the list.`,
      );
      return null;
    },
    list: () => [...players.values()],
  };
}
