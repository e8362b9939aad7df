import { say, type Text } from '@quadrant/rules/message';
import { findHandleFault, foldHandle, normaliseHandle } from '@quadrant/rules/tournament';
import type { FileFindings, FilePlace } from '../parts/file-findings.js';

/** The players of a document while its cells change. */
export interface Entrants {
  /** Returns the handle that a cell names, as the document writes it; null, with an error at the place, for no handle. */
  readonly named: (text: string, place: FilePlace) => string | null;
  /** Whether the document lists this player. */
  readonly isListed: (text: string) => boolean;
  /** It holds the players that the document does not list, by folded handle, with the cell that names them first. */
  readonly added: ReadonlyMap<string, { readonly handle: string; readonly place: FilePlace }>;
}

/** @param handles as the document lists them */
export function startEntrants(handles: readonly string[], findings: FileFindings): Entrants {
  const known = new Map(handles.map((handle) => [foldHandle(handle), handle]));
  const added = new Map<string, { readonly handle: string; readonly place: FilePlace }>();
  return {
    added,
    isListed: (text) => known.has(foldHandle(text)),
    named: (text, place) => {
      const fault = findHandleFault(text);
      if (fault !== null) {
        addNotAPlayer(text, fault, place, findings);
        return null;
      }
      const key = foldHandle(text);
      const handle = known.get(key);
      if (handle !== undefined) {
        if (handle !== text) addSpelling(text, handle, place, findings);
        return handle;
      }
      const first = added.get(key);
      if (first !== undefined) return first.handle;
      const created = normaliseHandle(text);
      added.set(key, { handle: created, place });
      return created;
    },
  };
}

function addSpelling(text: string, handle: string, place: FilePlace, findings: FileFindings): void {
  const message = say`“${text}” is ${handle}, so the document keeps ${handle}.`;
  const advice = say`To write the handle in another way everywhere, answer --set "handle.${handle}=${text}".`;
  findings.add('players-edited', place, message, advice);
}

/** @param fault the end of a sentence that begins with the name */
function addNotAPlayer(text: string, fault: Text, place: FilePlace, findings: FileFindings): void {
  const message = say`“${text.slice(0, 80)}” cannot be the name of a player: it ${fault}.`;
  findings.add(
    'value-not-understood',
    { ...place, value: text.slice(0, 80) },
    message,
    say`Write the handle of a player.`,
  );
}
