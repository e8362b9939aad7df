import { kindOfResult, type Match, type Result, type ResultKind } from '@quadrant/rules/tournament';

/** A match as files of other programs have it, from the first player's side. */
export interface Outcome {
  readonly kind: 'win' | 'loss' | 'draw' | 'bye' | 'absent' | 'open';
  /** Result of the rule system, full wins by their whole name; win, loss and draw where games tell the match; '' where it has none, ? where it is unknown. */
  readonly word: string;
  readonly score: readonly [number, number] | null;
}

/** Other programs call it so. */
const KINDS: Readonly<Record<ResultKind, Outcome['kind']>> = {
  win: 'win',
  loss: 'loss',
  tie: 'draw',
  bye: 'bye',
  missed: 'absent',
};

/** A win alone may be full or modified for who reads it. */
const WHOLE_NAMES: Readonly<Partial<Record<Result, string>>> = { WIN: 'FULL_WIN', LOSS: 'FULL_LOSS' };

/** Returns the outcome of a match; if it has games, the player who won more of them has won. */
export function outcomeOf(match: Pick<Match, 'result' | 'games' | 'score'>): Outcome {
  const { result, games, score } = match;
  if ('isResultUnknown' in match && match.isResultUnknown === true) return { kind: 'open', word: '?', score };
  if (result !== null) return { kind: KINDS[kindOfResult(result)], word: WHOLE_NAMES[result] ?? result, score };
  if (games.length === 0) return { kind: 'open', word: '', score };
  const [own, other] = ([0, 1] as const).map((side) => games.filter(({ winner }) => winner === side).length) as [
    number,
    number,
  ];
  const kind = own > other ? 'win' : own < other ? 'loss' : 'draw';
  return { kind, word: kind, score: [own, other] };
}

const MIRRORED: Readonly<Record<string, string>> = {
  FW: 'FL',
  FL: 'FW',
  MW: 'ML',
  ML: 'MW',
  FULL_WIN: 'FULL_LOSS',
  FULL_LOSS: 'FULL_WIN',
  MODIFIED_WIN: 'MODIFIED_LOSS',
  MODIFIED_LOSS: 'MODIFIED_WIN',
  win: 'loss',
  loss: 'win',
};

/** Returns the outcome that the second player has. */
export const mirrorOf = ({ kind, word, score }: Outcome): Outcome => ({
  kind: kind === 'win' ? 'loss' : kind === 'loss' ? 'win' : kind,
  word: MIRRORED[word] ?? word,
  score: score && [score[1], score[0]],
});
