import { normaliseName } from '@quadrant/rules/names';
import type { FileTournament } from './parts/file-tournament.js';

/** A file for each round has its number in the name: "paarungen_r2.csv", "Round 3.csv", "runda3.tsv". */
const ROUND = /(?:^|[^\p{L}\d])(?:r|rd|round|runde|ronde|runda|tour|ronda)[ _.-]{0,2}(\d{1,2})(?!\d)/iu;
/** A whole tournament may be up to a round: "after round 3", "rounds 1-3". */
const SEVERAL = /(?:after|nach|après|po|bis|to)[ _-](?:round|runde|ronde|rundzie|tour)|\d ?[-–+&] ?\d/iu;

/** Returns the round that the name of a file counts; null where it counts none. */
export function roundInName(path: string): number | null {
  const name = path.replace(/^.*[/\\]/, '').replace(/\.[A-Za-z0-9]{1,12}$/, '');
  const [, number] = ROUND.exec(name) ?? [];
  return number === undefined || number === '0' || SEVERAL.test(name) ? null : Number(number);
}

/** Returns a tournament of one round, which its table does not number, with the number in the name of its file. */
export function withRoundOf(tournament: FileTournament, path: string): FileTournament {
  const number = roundInName(path);
  const [round, ...others] = tournament.rounds;
  const isUnnumbered = round?.round === 1 && round.written === undefined && others.length === 0;
  return number === null || !isUnnumbered ? tournament : { ...tournament, rounds: [{ ...round, written: number }] };
}

/** A number behind one of these words counts the parts of a tournament, in English, German, French, Dutch and Polish. */
const COUNTED: ReadonlySet<string> = new Set(
  'r,rd,round,rounds,runde,runden,tour,ronde,rondes,runda,rundy,part,teil,partie,cz,czesc,day,tag,jour,dag,dzien'.split(
    ',',
  ),
);
const TOKEN = /\p{L}+|\d+/gu;
/** A number may stand before the word, as in "1. Runde" and "2nd day". */
const BEFORE = /^(?:\.|st|nd|rd|th)? ?$/u;
const AT_EDGES = /^[^\p{L}\d(]{1,10}|[^\p{L}\d)]{1,10}$/gu;

/**
 * Returns the name of a file without what counts the part of the tournament that it holds: "Open 2013, round 3" is "Open 2013".
 *
 * @param base without its folder and its ending
 */
export function withoutPart(base: string): string {
  const tokens = [...base.matchAll(TOKEN)].map(({ 0: text, index }) => ({ text, index, end: index + text.length }));
  const isNumber = (at: number): boolean => /^\d/.test(tokens[at]?.text ?? '');
  const counts = (at: number): boolean => COUNTED.has(normaliseName(tokens[at]?.text ?? ''));
  let rest = base;
  for (let at = tokens.length - 1; at >= 0; at--) {
    if (!counts(at)) continue;
    let [first, last] = [at, at];
    while (isNumber(last + 1)) last += 1;
    if (last === at) {
      while (first > 0 && !isNumber(first) && at - first < 2) first -= 1;
      const isCounted = isNumber(first) && BEFORE.test(base.slice(tokens[first]!.end, tokens[at]!.index));
      if (!isCounted) continue;
    }
    rest = `${rest.slice(0, tokens[first]!.index)} ${rest.slice(tokens[last]!.end)}`;
  }
  if (rest === base) return base;
  return rest
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,;.])/gu, '')
    .replaceAll(/\( ?\)/gu, '')
    .replaceAll(AT_EDGES, '');
}
