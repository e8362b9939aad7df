import { nameHiddenPlayers } from '@quadrant/rules/tournament';
import { nameOfHidden } from '../components/player-link.js';

/** A text that stays as it is since it is sent back or run; a tag; or text. Values of attributes stand in double quotes. */
const PIECES = /<(textarea|script|style)\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/\1>|<(?:"[^"]*"|[^">])*>|[^<]+/g;

/** Attributes that people read or hear, and what search engines say of a page. Addresses and values of forms keep labels as keys. */
const READ = /(?<= (?:alt|aria-label|content|placeholder|title)=)"(?!https?:)[^"]*"/g;

/**
 * The text of a page, with everybody who is shown under a label called the same.
 *
 * @param ownLabel that of whoever reads it, who is told which one they are
 */
export function nameHiddenPlayersIn(page: string, ownLabel: string | null): string {
  const name = nameOfHidden(false);
  if (nameHiddenPlayers(page, name) === page) return page;
  const own = nameOfHidden(true);
  const nameIn = (text: string): string =>
    nameHiddenPlayers(ownLabel === null ? text : text.replaceAll(ownLabel, own), name);
  return page.replace(PIECES, (piece, kept: string | undefined) => {
    if (kept !== undefined) return piece;
    return piece.startsWith('<') ? piece.replace(READ, nameIn) : nameIn(piece);
  });
}
