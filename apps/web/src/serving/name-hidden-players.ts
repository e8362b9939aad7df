import { nameLabels, replaceLabels } from '@quadrant/rules/tournament';
import { hiddenNames, ownHiddenName } from '../components/player-link.js';

/**
 * A piece is one of three: an element whose text must not change because it is sent back or run; a tag; or text. Values
 * of attributes stand in double quotes.
 */
const PIECES = /<(textarea|script|style)\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/\1>|<(?:"[^"]*"|[^">])*>|[^<]+/g;

/** People read or hear these attributes, and search engines show them. Addresses and values of forms keep labels as keys. */
const READ = /(?<= (?:alt|aria-label|content|placeholder|title)=)"(?!https?:)[^"]*"/g;

/**
 * Replaces labels in the text of a page by names: one person is "Hidden player", several have numbers.
 * @param address of the page: a tournament numbers people alike on all of its pages
 * @param ownLabel label of the reader, who is told which person they are
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

/** Returns everything of a page that people see or hear. */
const seenIn = (page: string): string =>
  [...page.matchAll(PIECES)]
    .flatMap(([piece, kept]) => (kept !== undefined ? [] : piece.startsWith('<') ? (piece.match(READ) ?? []) : [piece]))
    .join(' ');

/** Returns the id that an address has, or its path. */
const aboutOf = (address: string): string =>
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address)?.[0] ?? address.split(/[?#]/, 1)[0]!;
