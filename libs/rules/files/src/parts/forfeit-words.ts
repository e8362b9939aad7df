/** A game that was not played is called so, which does not say who was there. */
const UNPLAYED = String.raw`(?:forfeit|forfait|kampflos|walk[ -]?o[vw]er|w\/o)`;
/** Somebody was not there, or was sent away. */
const ABSENCE = String.raw`(?:no.?show|absente?(?!\p{L})|nicht (?:angetreten|erschienen)|incomparecencia|disq|descalific)`;
const IN_SHORT = String.raw`(?<![\p{L}\p{N}])(?:ff|abs|d\.?s?q)(?![\p{L}\p{N}])`;

const WITHIN = new RegExp(`${UNPLAYED}|${ABSENCE}|${IN_SHORT}|^wo$`, 'iu');
const ALONE = new RegExp(`^(?:${UNPLAYED}|ff?|wo)$`, 'i');
const AT_END = new RegExp(String.raw` ?[,(]? ?(?:(?:par|by) )?(?:${UNPLAYED}|no[ -]show)\)?$`, 'i');

const ABSENT = new RegExp(String.raw`^(?:${ABSENCE}|abs\.?$)`, 'iu');

/** Tells whether a remark says that somebody was not there. */
export const saysAbsent = (text: string): boolean => ABSENT.test(text.trim());

/** Tells whether a cell or a remark says that a game was not played. */
export const saysForfeit = (text: string): boolean => WITHIN.test(text.trim());

/** Tells whether this is a word alone that does not say which player was there. */
export const isForfeitAlone = (text: string): boolean => ALONE.test(text.trim());

/** Returns the text before the word at its end that calls a game a forfeit; the text itself where none is there. */
export const withoutForfeit = (text: string): string => text.replace(AT_END, '');
