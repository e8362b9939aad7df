import { nameLabels, replaceLabels } from '@quadrant/rules/tournament';
import { hiddenNames, ownHiddenName } from '../components/player-link.js';

/** A text that stays as it is since it is sent back or run; a tag; or text. Values of attributes stand in double quotes. */
const PIECES = /<(textarea|script|style)\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/\1>|<(?:"[^"]*"|[^">])*>|[^<]+/g;

/** Attributes that people read or hear, and what search engines say of a page. Addresses and values of forms keep labels as keys. */
const READ = /(?<= (?:alt|aria-label|content|placeholder|title)=)"(?!https?:)[^"]*"/g;

/**
 * The text of a page, with names in the place of labels: one person is "Hidden player", several have numbers.
 *
 * @param address of the page: a tournament numbers people alike on all of its pages
 * @param ownLabel that of whoever reads it, who is told which one they are
 */
export function nameHiddenPlayersIn(page: string, address: string, ownLabel: string | null): string {
  if (replaceLabels(page, () => '') === page) return page;
  const nameOf = nameLabels(seenIn(page), aboutOf(address), hiddenNames());
  const nameIn = (text: string): string =>
    replaceLabels(text, (label) => (label === ownLabel ? ownHiddenName() : nameOf(label)));
  return page.replace(PIECES, (piece, kept: string | undefined) => {
    if (kept !== undefined) return piece;
    return piece.startsWith('<') ? piece.replace(READ, nameIn) : nameIn(piece);
  });
}

/** What people see or hear of a page. */
const seenIn = (page: string): string =>
  [...page.matchAll(PIECES)]
    .flatMap(([piece, kept]) => (kept !== undefined ? [] : piece.startsWith('<') ? (piece.match(READ) ?? []) : [piece]))
    .join(' ');

/** The id in an address, or its path. */
const aboutOf = (address: string): string =>
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address)?.[0] ?? address.split(/[?#]/, 1)[0]!;
