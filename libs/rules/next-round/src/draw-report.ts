import { count, say, type Text } from '@quadrant/rules/message';
import {
  commitmentTo,
  drawDecks,
  drawDraftGroups,
  type DrawnDeck,
  type DrawnRule,
  drawFirstPlayers,
  drawRules,
  exchangeDecks,
} from '@quadrant/rules/pairing';
import { findDraftGroups, scenarioRules } from '@quadrant/rules/systems';
import { type Finding, finding, type TournamentReport } from '@quadrant/rules/tournament';

export const DRAWS = [
  'draft-groups',
  'deck-lottery',
  'no-such-thing-as-luck',
  'race-to-the-alpha-quadrant',
  'first-player',
] as const;
export type DrawKind = (typeof DRAWS)[number];

/** Whether a name is one of these draws. */
export const isDraw = (name: string): name is DrawKind => DRAWS.some((each) => each === name);

/** Apart from the document, these facts alone decide a draw. */
export interface DrawQuestion {
  readonly kind: DrawKind;
  readonly round: number;
  readonly seed: string;
  /** The commitment that was published before the draw; null when there was none. */
  readonly commitment: string | null;
  /** The number of rules that the Race to the Alpha Quadrant has; null for other draws. */
  readonly rules: number | null;
}

/** The result of a draw; `kind` tells which of the lists is set. */
export interface Drawn {
  readonly kind: DrawKind;
  readonly seed: string;
  /** The hash of the seed, which is published before the draw. */
  readonly commitment: string;
  readonly round: number;
  readonly groups?: readonly (readonly string[])[];
  readonly decks?: readonly DrawnDeck[];
  readonly rules?: readonly DrawnRule[];
  readonly begins?: readonly { readonly pair: readonly [string, string]; readonly first: string }[];
}

type Lists = Pick<Drawn, 'groups' | 'decks' | 'rules' | 'begins'>;

// @row 13, 26, 27, 30, 96
/**
 * Draws among the players of a document who have not dropped. Anybody can repeat the draw.
 *
 * @returns findings when nothing can be drawn, or the seed does not fit the commitment
 */
export function drawReport(report: TournamentReport, question: DrawQuestion): Drawn | Finding[] {
  const { kind, seed, round, commitment: published } = question;
  const commitment = commitmentTo(seed);
  if (published !== null && published.toLowerCase() !== commitment) {
    const message = say`The seed has the hash ${commitment}, but ${published} was published.`;
    const advice = say`Use the seed that was committed to; another one needs a new commitment before the draw.`;
    return [finding('seed-not-committed', '/seed', message, advice)];
  }
  const drawn = drawLists(report, question);
  return 'findings' in drawn ? drawn.findings : { kind, seed, commitment, round, ...drawn };
}

function drawLists(report: TournamentReport, question: DrawQuestion): Lists | { readonly findings: Finding[] } {
  const { kind, seed, round, rules } = question;
  const stays = ({ droppedAfterRound }: { readonly droppedAfterRound: number | null }) =>
    droppedAfterRound === null || droppedAfterRound >= round;
  const ids = report.entries.filter(stays).map(({ handle }) => handle);
  if (ids.length < 2) return { findings: [tellTooFew(ids.length)] };
  if (kind === 'draft-groups') {
    const sizes = findDraftGroups(ids.length);
    return sizes === null ? { findings: [tellTooFew(ids.length)] } : { groups: drawDraftGroups(ids, sizes, seed) };
  }
  if (kind === 'deck-lottery') return { decks: drawDecks(ids, round, seed) };
  if (kind === 'race-to-the-alpha-quadrant') {
    if (rules !== null && rules > round) return { rules: drawRules(ids, rules, round, seed) };
    const message = say`Round ${round} needs at least ${round + 1} rules, one of them in reserve, but ${tellGiven(rules)}.`;
    return { findings: [finding('too-few-rules', '/rules', message, say`Give the number of rules.`)] };
  }
  const pairs = pairsOf(report, round);
  if (pairs.length === 0) {
    const message = say`Round ${round} of the document has no pairs.`;
    return {
      findings: [
        finding('nobody-to-pair', '/rounds', message, say`Add the round to the document, or name another one.`),
      ],
    };
  }
  if (kind === 'no-such-thing-as-luck') {
    const isExchanged = scenarioRules(kind).deckInRound(round) === 'opponent';
    return { decks: exchangeDecks(pairs, isExchanged) };
  }
  const first = drawFirstPlayers(pairs, `${seed}/${round}`);
  return { begins: pairs.map((pair, index) => ({ pair, first: first[index]! })) };
}

function pairsOf(report: TournamentReport, round: number): (readonly [string, string])[] {
  const matches = report.rounds.find((played) => played.round === round)?.matches ?? [];
  const handle = (entry: number): string => report.entries[entry]!.handle;
  return matches.flatMap(({ players: [first, second] }) =>
    second === undefined ? [] : [[handle(first), handle(second)] as const],
  );
}

const tellGiven = (rules: number | null): Text =>
  rules === null ? say`there are none given` : rules === 1 ? say`there is 1` : say`there are ${rules}`;

function tellTooFew(players: number): Finding {
  const message = say`${count(players, 'player')} cannot draw; a draft group has three to six, every other draw needs two.`;
  return finding('too-few-to-draw', '/players', message, say`Add players.`);
}
