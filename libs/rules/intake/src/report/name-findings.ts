import { type Text, say, Message, joined } from '@quadrant/rules/message';
import { finding, removeInvisible, type Finding, type PlayerCandidate } from '@quadrant/rules/tournament';
import type { Namesake } from './report-facts.js';

const pointerTo = (entry: number): string => `/players/${entry}/handle`;

/** Returns a note about an entry whose player was not known. */
export function playerCreated(handle: string, entry: number, candidates: readonly PlayerCandidate[] = []): Finding {
  return {
    ...finding(
      'player-created',
      pointerTo(entry),
      say`"${handle}" is not known, so the report creates a new player.`,
      say`${didYouMean(candidates)}If this is a misspelt known handle, send a corrected report.`,
    ),
    ...(candidates.length > 0 && { candidates }),
  };
}

/** Returns an error about an entry whose player is not known, when no players are to be created. */
export function playerUnknown(handle: string, entry: number, candidates: readonly PlayerCandidate[]): Finding {
  return {
    ...finding(
      'player-unknown',
      pointerTo(entry),
      say`Nobody has the handle "${handle}", and createPlayers=false allows no new players.`,
      say`${didYouMean(candidates)}Give the handle of a known player, or send the report with createPlayers=true.`,
    ),
    candidates,
  };
}

/** Returns a note about an entry that was linked to a player by name. */
export function playerLinked(handle: string, entry: number, player: Namesake): Finding {
  return finding(
    'player-linked',
    pointerTo(entry),
    say`Nobody has the handle "${handle}"; the entry counts for ${tell(player)}, the only player of this name.`,
    say`Give their handle next time. If it is another person, send a corrected report with a handle of their own, and their name left out or told from the other by a middle initial.`,
  );
}

/** Returns an error about an entry that is linked by name to the player of another entry. */
export function playerTwice(handle: string, entry: number, player: Namesake, other: string): Finding {
  return finding(
    'player-linked-twice',
    pointerTo(entry),
    say`By its name the entry "${handle}" means ${tell(player)}, and so does the entry "${other}".`,
    say`Name every player once. If they are two people, give the second a handle of their own, and leave their name out or add a middle initial.`,
  );
}

/** Returns the finding as it is stored, without candidates: they are suggested once, and not stored with others' results. */
export function withoutCandidates(finding: Finding): Finding {
  // This holds for nearly all findings: copying them took 2 % of an import.
  if (finding.candidates === undefined) return finding;
  const { candidates: _, advice, ...rest } = finding;
  return { ...rest, advice: meaning([], advice) };
}

/** Returns the findings of a stored report as its sender reads them, with the candidates by entry. */
export function withCandidates(
  findings: readonly Finding[],
  candidates: ReadonlyMap<number, readonly PlayerCandidate[]>,
): Finding[] {
  const byPointer = new Map([...candidates].map(([entry, found]) => [pointerTo(entry), found]));
  return findings.map((finding) => {
    const found = finding.code === 'player-created' ? (byPointer.get(finding.pointer) ?? []) : [];
    if (found.length === 0) return finding;
    return { ...finding, advice: meaning(found, finding.advice), candidates: found };
  });
}

/** Puts the candidates into an advice. They are the first value of a sentence that can name some. */
const meaning = (candidates: readonly PlayerCandidate[], advice: Text): Text =>
  advice instanceof Message
    ? new Message(advice.text, [didYouMean(candidates), ...advice.values.slice(1)])
    : say`${didYouMean(candidates)}${advice}`;

function didYouMean(candidates: readonly PlayerCandidate[]): Text {
  if (candidates.length === 0) return '';
  const told = candidates.map(tell);
  const last = told.pop() ?? '';
  return say`Did you mean ${told.length === 0 ? last : joined([joined(told, ', '), last], ' or ')}? `;
}

const tell = ({ handle, name }: Pick<PlayerCandidate, 'handle' | 'name'>): string =>
  name === null ? `"${handle}"` : `"${handle}" (${removeInvisible(name)})`;
