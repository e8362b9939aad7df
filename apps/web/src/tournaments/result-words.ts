import type { ResultKind } from '@quadrant/rules/tournament';
import { nameUnknown } from '../components/basis-mark.js';
import type { TournamentMatch } from '@quadrant/store/tournaments';
import { t, words } from '../languages/t.js';
import { sideOf } from './match-outcome.js';

const LETTERS: Readonly<Record<ResultKind | 'unknown', string>> = words({
  win: 'W',
  loss: 'L',
  tie: 'T',
  bye: 'Bye',
  missed: 'Missed',
  unknown: '?',
});

const WORDS: Readonly<Record<ResultKind | 'unknown', string>> = words({
  win: 'win',
  loss: 'loss',
  tie: 'tie',
  bye: 'bye',
  missed: 'missed game',
  unknown: 'result not known',
});

const MODIFIED = words({ win: 'modified win', loss: 'modified loss' });

/** Returns "W", "MW" or "L", as players write it on their scorecards. */
export function letterOf(match: TournamentMatch, seat: number): string {
  const { outcome, isModified } = sideOf(match, seat);
  if (match.result === 'EARNED_BYE') return t('Earned bye');
  return `${isModified ? 'M' : ''}${LETTERS[outcome]}`;
}

/** A match is written as in "Modified win against ann, 70–55". */
export function tellMatch(match: TournamentMatch, seat: number): string {
  const { outcome, isModified } = sideOf(match, seat);
  const words =
    match.result === 'EARNED_BYE'
      ? t('earned bye')
      : isModified
        ? MODIFIED[outcome === 'win' ? 'win' : 'loss']
        : WORDS[outcome];
  const opponent = match.players[1 - seat];
  const against = opponent === undefined ? '' : t(' against {opponent}', { opponent: opponent ?? nameUnknown() });
  const score = tellScore(match, seat);
  const mark = match.inferredBy === undefined ? '' : t(' (inferred)');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${against}${score === '' ? '' : `, ${score}`}${mark}`;
}

/** Returns a score such as "100–55", or the games won in a match of several games; empty where neither is known. */
export function tellScore({ score, games, players }: TournamentMatch, seat = 0): string {
  if (score !== null) return `${score[seat]}–${score[1 - seat]}`;
  if (games === undefined || games.length === 0) return '';
  const wonBy = (at: number) => games.filter(({ winner }) => winner === (players[at] ?? '?')).length;
  return `${wonBy(seat)}–${wonBy(1 - seat)}`;
}
