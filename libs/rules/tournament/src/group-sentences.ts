import { count, Message, say, type Text, type Value } from '@quadrant/rules/message';
import type { FindingItem, Groupable } from './finding-group.js';

interface GroupSentence {
  readonly message: (number: number) => Text;
  /** The advice of the first finding holds for all of them where this is missing. */
  readonly advice?: Text;
  /** Writes what follows the sentence for one finding; the names of its players where this is missing. */
  readonly item?: (values: readonly Value[]) => Text;
}

/** Frequent findings have a sentence of their own for several of them. */
const SENTENCES: Readonly<Record<string, GroupSentence>> = {
  'player-created': {
    message: (number) => say`${count(number, 'player is', 'players are')} new here:`,
    advice: say`The receipt has a claim code for each of them. If one is a misspelt known handle, correct it.`,
  },
  'player-linked': {
    message: (number) => say`${count(number, 'player was', 'players were')} found by their names:`,
    advice: say`Give their handles next time. If one is another person, correct the report: give this person a handle of their own, and leave the name out or add a middle initial.`,
  },
  'player-unknown': {
    message: (number) =>
      say`${count(number, 'handle is', 'handles are')} unknown, and createPlayers=false allows no new players:`,
    advice: say`Give the handles of known players, or send the report with createPlayers=true.`,
  },
  'pair-downs-avoidable': {
    message: (number) => say`${number} rounds have more pairs of unequal points than necessary:`,
    item: ([round, unequal, , fewest]) => say`round ${round!} (${unequal!} instead of ${fewest!})`,
  },
};

/** Returns the sentence about several findings of one code, with what each is about; null where the code has no such sentence. */
export function sentenceOfGroup<Found extends Groupable>(
  code: string,
  findings: readonly Found[],
): { readonly message: Text; readonly advice: Text; readonly items: readonly FindingItem<Found>[] } | null {
  const sentence = Object.hasOwn(SENTENCES, code) ? SENTENCES[code]! : null;
  const items = findings.map((finding) => ({ text: itemOf(finding, sentence), finding }));
  if (sentence === null || items.some(({ text }) => text === null)) return null;
  return {
    message: sentence.message(findings.length),
    advice: sentence.advice ?? findings[0]!.advice,
    items: items.map(({ text, finding }) => ({ text: text!, finding })),
  };
}

function itemOf(finding: Groupable, sentence: GroupSentence | null): Text | null {
  const { message } = finding;
  if (sentence?.item === undefined) return namesIn(finding);
  return message instanceof Message ? sentence.item(message.values) : null;
}

/** Returns the handle that was given, with who it counts for or may be; null for a sentence without values. */
function namesIn({ message, candidates = [] }: Groupable): Text | null {
  const [name, player] = message instanceof Message ? message.values : [];
  if (name === undefined) return null;
  if (player !== undefined) return new Message('{0} → {1}', [name, player]);
  if (candidates.length === 0) return String(name);
  return say`${name} (similar: ${candidates.map(({ handle }) => handle).join(', ')})`;
}
