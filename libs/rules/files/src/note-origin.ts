import { say, type Text } from '@quadrant/rules/message';
import { finding, type Finding } from '@quadrant/rules/tournament';
import type { Origin } from './origin.js';

/** The stored tournament that a file was downloaded from, as it is now. */
export interface OriginalTournament {
  readonly name: Text;
  readonly revision: number;
  /** Whether the file says the same as this revision. */
  readonly isUnchanged: boolean;
}

/**
 * Says which revision of which tournament a file is, and what would become of it.
 *
 * @param stored null where nobody can look it up, as without a server
 */
export function noteOrigin({ tournamentId, revision }: Origin, stored: OriginalTournament | null): Finding {
  const sent = revision ?? stored?.revision ?? null;
  if (stored === null) {
    const message =
      sent === null
        ? say`The file was downloaded from the tournament ${tournamentId}.`
        : say`The file was downloaded as revision ${sent} of the tournament ${tournamentId}.`;
    return finding('revises-tournament', '', message, say`${SEND} The site then fills in what the file leaves open.`);
  }
  const { name, isUnchanged } = stored;
  if (isUnchanged) return noteUnchanged(name, stored.revision);
  if (sent !== stored.revision) {
    const message = say`This is revision ${sent!} of ${name}, which has revision ${stored.revision} now. So it would be refused.`;
    return finding('revision-outdated', '', message, DOWNLOAD_AGAIN);
  }
  const message = say`This is revision ${sent} of ${name}, with changes. It would be revision ${stored.revision + 1}.`;
  return finding('revises-tournament', '', message, IF_MEANT);
}

/** Says that a file changes nothing in the stored revision of a tournament. */
export const noteUnchanged = (name: Text, revision: number): Finding =>
  finding(
    'document-unchanged',
    '',
    say`This is revision ${revision} of ${name}, which is stored: nothing changes.`,
    say`To correct something, change it in the file and send it again.`,
  );

const SEND = say`Submit it, or send it with quadrant revise: it is the next revision.`;
const DOWNLOAD_AGAIN = say`Download the tournament again, and repeat your changes there.`;
const IF_MEANT = say`If it is a correction, submit it. For a new tournament, delete the line that names the old one.`;
