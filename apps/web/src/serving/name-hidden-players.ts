import { nameHiddenPlayers } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';

/** A text that stays as it is since it is sent back or run; a tag; or text. Values of attributes stand in double quotes. */
const PIECES = /<(textarea|script|style)\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/\1>|<(?:"[^"]*"|[^">])*>|[^<]+/g;

/** Attributes that people read or hear, and what search engines say of a page. Addresses and values of forms keep labels as keys. */
const READ = /(?<= (?:alt|aria-label|content|placeholder|title)=)"(?!https?:)[^"]*"/g;

/** The text of a page, with everybody who is shown under a label called the same. */
export function nameHiddenPlayersIn(page: string): string {
  const name = t('Hidden player');
  if (nameHiddenPlayers(page, name) === page) return page;
  return page.replace(PIECES, (piece, kept: string | undefined) => {
    if (kept !== undefined) return piece;
    return piece.startsWith('<')
      ? piece.replace(READ, (value) => nameHiddenPlayers(value, name))
      : nameHiddenPlayers(piece, name);
  });
}
