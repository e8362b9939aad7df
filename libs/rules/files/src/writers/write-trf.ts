import { knownDateOf, type TournamentReport, UNKNOWN_DATE, withoutInference } from '@quadrant/rules/tournament';
import { fideCountryOf } from '../parts/fide-countries.js';
import { cardOf } from './write-csv.js';

/** Columns of a line 001. */
const NAME_WIDTH = 33;

const POINTS = { win: 1, draw: 0.5, loss: 0, bye: 1, absent: 0, open: 0 } as const;
const PLAYED = { win: '1', draw: '=', loss: '0', open: ' ' } as const;
const FORFEITED = { win: '+', draw: '-', loss: '-', open: '-' } as const;

/**
 * Writes a TRF16 of FIDE (Handbook C.04, annex 2 of 2016): one point for a win and half a point for a draw, whatever
 * the rule system counts. The first player of a match has white. Lines end with CR and LF.
 */
export function writeTrf({ tournament, entries, rounds }: TournamentReport): string {
  const country = tournament.country === null ? '' : (fideCountryOf(tournament.country) ?? '');
  const known = withoutInference(knownDateOf(tournament));
  const first = known === UNKNOWN_DATE ? '' : known.replaceAll('-', '/');
  const head = [
    ['012', tournament.name],
    ['022', tournament.venue ?? ''],
    ['032', country],
    ['042', first],
    ['052', tournament.endsAt?.slice(0, 10).replaceAll('-', '/') ?? first],
    ['062', String(entries.length)],
    ['092', 'Individual: Swiss-System'],
    ['102', tournament.director ?? ''],
    ['XXR', String(rounds.length)],
  ];
  const players = entries.map((entry, index) => {
    let points = 0;
    const games = rounds.map(({ matches }) => {
      const card = cardOf(matches, index);
      if (card === null || card.outcome.kind === 'absent') return '0000 - Z';
      points += POINTS[card.outcome.kind];
      if (card.opponent === null || card.outcome.kind === 'bye') return '0000 - U';
      const sign = (card.match.endedBy === 'forfeit' ? FORFEITED : PLAYED)[card.outcome.kind];
      return `${String(card.opponent + 1).padStart(4)} ${card.isFirst ? 'w' : 'b'} ${sign}`;
    });
    const federation = entry.country === null ? '' : (fideCountryOf(entry.country) ?? '');
    // Sex, title, rating and id are empty, because we do not have them.
    const about = `001 ${String(index + 1).padStart(4)}      ${cut(entry.handle).padEnd(NAME_WIDTH)}      ${federation.padEnd(3)}`;
    return `${about.padEnd(80)}${points.toFixed(1).padStart(4)}      ${games.map((game) => ` ${game} `).join('')}`.trimEnd();
  });
  return [...head.map(([din, text]) => `${din} ${text}`), ...players].map((line) => `${line}\r\n`).join('');
}

/** A name has at most 33 UTF-16 units, and is never cut in the middle of a character. */
export const cut = (name: string): string => {
  let kept = '';
  for (const character of name) {
    if (kept.length + character.length > NAME_WIDTH) break;
    kept += character;
  }
  return kept;
};
