import { type Text, say } from '@quadrant/rules/message';
import { absent, againstUnknown, bye, forfeited, halfBye, played, resultOf, signedDifferential } from './results.js';
import { type FileFindings, pointerOfPlace } from './file-findings.js';
import type { FileMatch, FileResult, FileRound } from './file-tournament.js';
import { marginsOfLetters } from './letter-case.js';
import { numberRounds } from './number-rounds.js';
import { settleOpponents } from './settle-opponents.js';
import type { CardCell, PlayerCard } from './player-cards.js';
import type { FileRoster } from './roster.js';

/**
 * Combines the lines of all players into rounds. Each pairing is on two lines. Where they contradict each other, a
 * finding shows both, and the first one is used. A file may begin with a later round.
 */
export function pairCards(read: readonly PlayerCard[], roster: FileRoster, findings: FileFindings): FileRound[] {
  const cards = marginsOfLetters(settleOpponents(read, roster, findings), findings);
  const cardOf = new Map(cards.map((card, number) => [card.id, number]));
  const marginOf = marginsIn(pointsIn(cards, cardOf), findings);
  const rounds = Math.max(0, ...cards.map(({ cells }) => cells.length));
  /** The last round in which the card was used as the opponent's. */
  const pairedIn = new Int32Array(cards.length).fill(-1);
  const paired = Array.from({ length: rounds }, (_, index) => {
    const matches: FileMatch[] = [];
    for (const [number, { id, cells }] of cards.entries()) {
      const cell = cells[index];
      if (cell === undefined || pairedIn[number] === index) continue;
      const { opponent, place } = cell;
      if (cell.isOpponentUnknown === true) {
        matches.push(againstUnknown(id, matchOf(id, { ...cell, opponent: '?' }, mirrorCell(cell), marginOf, findings)));
        continue;
      }
      if (opponent === null) {
        const alone = cell.outcome === 'bye' ? bye : cell.outcome === 'half-bye' ? halfBye : absent;
        matches.push({ ...alone(id), place });
        continue;
      }
      const other = cardOf.get(opponent);
      const mirrored = other === undefined ? undefined : cards[other]!.cells[index];
      if (mirrored?.opponent === id) {
        pairedIn[other!] = index;
        matches.push(matchOf(id, cell, mirrored, marginOf, findings));
      } else if (roster.find(opponent, place) !== null) {
        addContradiction(
          findings,
          cell,
          say`In round ${index + 1} ${id} met ${opponent}, but the line of ${opponent} names ${mirrored?.opponent ?? 'nobody'}${mirrored ? at(mirrored) : ''}.`,
        );
      }
    }
    return { number: index + 1, stage: 'swiss' as const, matches };
  });
  const first = Math.max(
    0,
    paired.findIndex(({ matches }) => matches.length > 0),
  );
  return numberRounds(paired.slice(first), findings);
}

/** Returns the victory points of both players in each pairing of which both lines have some. */
function pointsIn(cards: readonly PlayerCard[], cardOf: ReadonlyMap<string, number>): (readonly [number, number])[] {
  return cards.flatMap(({ id, cells }) =>
    cells.flatMap((cell, index) => {
      const other = cell?.opponent == null ? undefined : cards[cardOf.get(cell.opponent) ?? -1]?.cells[index];
      if (cell?.points == null || other?.opponent !== id || other.points == null) return [];
      return isForfeit(cell.outcome) || isForfeit(other.outcome) ? [] : [[cell.points, other.points] as const];
    }),
  );
}

function matchOf(
  id: string,
  own: CardCell,
  other: CardCell,
  marginOf: typeof marginOfPoints,
  findings: FileFindings,
): FileMatch {
  const opponent = own.opponent!;
  const told = tellPair(own, other);
  const result = OF_OUTCOME[own.outcome ?? 'none'] ?? told.result;
  const ofOther = OF_OUTCOME[other.outcome ?? 'none'] ?? (told.result && MIRRORED[told.result]);
  const forfeit = tellForfeit(own, other);
  if (forfeit !== undefined) {
    if (forfeit === 'contradiction') {
      const message = say`${id} has “${own.written}” against ${opponent}, who has “${other.written}” for the same game${at(other)}.`;
      addContradiction(findings, own, message);
    }
    const result = forfeit === 'contradiction' ? null : forfeit;
    return { ...forfeited(id, opponent, result), score: told.score, place: own.place };
  }
  const isResultUnknown = told.result === null && (own.isResultUnknown === true || other.isResultUnknown === true);
  if (isResultUnknown && result === null) return { ...played(id, opponent, null), isResultUnknown, place: own.place };
  if (result === null || ofOther === null) {
    const message = say`The game of ${id} against ${opponent} has no result.`;
    findings.add('match-without-result', own.place, message, say`Enter the result and save the file again.`);
  } else if (MIRRORED[result] !== ofOther) {
    addContradiction(
      findings,
      own,
      say`${id} has “${own.written}” against ${opponent}, who has “${other.written}” for the same game${at(other)}.`,
    );
  } else if (own.score && other.score && (own.score[0] !== other.score[1] || own.score[1] !== other.score[0])) {
    addContradiction(
      findings,
      own,
      say`${id} has the score ${own.score.join(':')} against ${opponent}, who has ${other.score.join(':')}${at(other)}.`,
    );
  } else if (told.points !== null && resultOf(...told.points) !== result) {
    const message = say`${id} has “${own.written}” and ${told.points[0]} victory points against ${opponent}, who has ${told.points[1]}${at(other)}.`;
    addContradiction(findings, own, message);
  }
  if (told.score === null && (own.ownScore == null) !== (other.ownScore == null)) {
    const half = own.ownScore == null ? other : own;
    const message = say`The score ${half.ownScore!} in the game of ${id} against ${opponent} is not used: the score of the other player is missing.`;
    findings.add('cell-not-used', half.place, message, say`Write the score of both players.`);
  }
  const differential = differentialOf(own, other, result);
  if (differential === 'contradiction') {
    const message = say`${id} has the differential ${own.differential!} against ${opponent}, who has ${other.differential!}${at(other)}.`;
    addContradiction(findings, own, message);
  }
  const isFromScore = told.score !== null && own.outcome === null && other.outcome === null;
  return {
    players: [id, opponent],
    kind: 'played',
    ...(isFromScore && { isFromScore }),
    ...((own.isConceded === true || other.isConceded === true) && { isConceded: true }),
    result,
    margin: own.margin ?? other.margin ?? (told.points && marginOf(told.points)),
    score: told.score,
    ...(typeof differential === 'number' && { differential }),
    games: NO_GAMES,
    place: own.place,
  };
}

/** Returns the line that an unknown opponent would have. */
const mirrorCell = ({ outcome, place }: CardCell): CardCell => {
  const told = OF_OUTCOME[outcome ?? 'none'];
  return { opponent: null, outcome: told === undefined ? null : MIRRORED[told], score: null, written: '', place };
};

/**
 * Compares what two lines say about a game that was not played. At least one of them says so. Both players may have
 * lost it by not coming. The other line may lack the sign for a forfeit, or say nothing.
 *
 * @returns undefined for a game that was played
 */
function tellForfeit(
  { outcome: own }: CardCell,
  { outcome: other }: CardCell,
): FileResult | 'contradiction' | undefined {
  if (!isForfeit(own) && !isForfeit(other)) return undefined;
  const [ofOwn, ofOther] = [OF_FORFEIT[own ?? ''], OF_FORFEIT[other ?? '']];
  if (ofOwn === 'loss' && ofOther === 'loss') return null;
  if (ofOwn === undefined) return ofOther === undefined ? null : MIRRORED[ofOther];
  return ofOther === undefined || MIRRORED[ofOwn] === ofOther ? ofOwn : 'contradiction';
}

const isForfeit = (outcome: CardCell['outcome']): boolean =>
  outcome === 'bye' || outcome === 'absent' || outcome?.startsWith('forfeit-') === true;

/** Combines the numbers of both lines: it prefers scores, then victory points, then the differential. */
function tellPair(own: CardCell, other: CardCell): ToldByNumbers {
  if (!hasNumbers(own) && !hasNumbers(other)) return NO_NUMBERS;
  const score = own.score ?? mirror(other.score) ?? pairOf(own.ownScore, other.ownScore);
  const points = pairOf(own.points, other.points);
  const differential = own.differential ?? (other.differential == null ? null : -other.differential);
  const numbers = score ?? points ?? (differential === null ? null : ([differential, 0] as const));
  return { score, points, result: numbers && resultOf(...numbers) };
}

/** Combines the differentials of both lines to the first player's; null where no line has one. */
function differentialOf(own: CardCell, other: CardCell, result: FileResult): number | 'contradiction' | null {
  const ofOwn = own.differential == null ? null : signedDifferential(own.differential, result);
  const ofOther =
    other.differential == null ? null : -signedDifferential(other.differential, result && MIRRORED[result]);
  return ofOwn !== null && ofOther !== null && ofOwn - ofOther !== 0 ? 'contradiction' : (ofOwn ?? ofOther);
}

interface ToldByNumbers {
  readonly score: CardCell['score'];
  readonly points: readonly [number, number] | null;
  readonly result: FileResult;
}
const NO_NUMBERS: ToldByNumbers = { score: null, points: null, result: null };

const hasNumbers = ({ score, ownScore, points, differential }: CardCell): boolean =>
  score !== null || ownScore != null || points != null || differential != null;

const pairOf = (own: number | null | undefined, other: number | null | undefined): readonly [number, number] | null =>
  own == null || other == null ? null : [own, other];

function at({ place }: CardCell): Text {
  const pointer = pointerOfPlace(place);
  if (pointer !== '') return ` (${pointer})`;
  return place.line === undefined ? '' : say` (line ${place.line})`;
}

const NO_GAMES: FileMatch['games'] = [];

const mirror = (score: CardCell['score']): CardCell['score'] => score && [score[1], score[0]];

const OF_OUTCOME: Readonly<Record<string, 'win' | 'loss' | 'draw'>> = { win: 'win', loss: 'loss', draw: 'draw' };
const OF_FORFEIT: Readonly<Record<string, 'win' | 'loss' | 'draw'>> = {
  ...OF_OUTCOME,
  'forfeit-win': 'win',
  'forfeit-draw': 'draw',
  'forfeit-both': 'loss',
  // A bye or an absence beside an opponent's name is one side of a game to which a player did not come.
  bye: 'win',
  absent: 'loss',
  'forfeit-loss': 'loss',
};
const MIRRORED = { win: 'loss', loss: 'win', draw: 'draw' } as const;

const addContradiction = (findings: FileFindings, { place }: CardCell, message: Text): void =>
  findings.add('scorecards-contradict', place, message, say`Correct one of the two lines.`);

/**
 * Whether the victory points of two opponents tell a Full Win (4 and 1) or a Modified Win (3 and 1; Organized Play Guide 4.2,
 * section 7.5). Other ways to count, as 3 and 0 or 2 and 0, do not tell it.
 *
 * @returns null for a draw, too
 */
export function marginOfPoints([own, other]: readonly [number, number]): 'full' | 'modified' | null {
  const [more, fewer] = own > other ? [own, other] : [other, own];
  if (more === 3 && fewer === 1) return 'modified';
  return more === 4 && (fewer === 1 || fewer === 0) ? 'full' : null;
}

/**
 * Returns how to tell a Full Win from a Modified Win by the victory points of a file. Where a file has wins of two kinds, such as
 * 3 and 0 beside 2 and 0, those with more points are full.
 *
 * @param pairs the points of both players in each game that was played
 */
export function marginsIn(
  pairs: readonly (readonly [number, number])[],
  findings: FileFindings,
): typeof marginOfPoints {
  const won = new Map(
    pairs.flatMap(([own, other]) => {
      const kind = own > other ? ([own, other] as const) : ([other, own] as const);
      return own === other ? [] : [[kind.join('-'), kind] as const];
    }),
  );
  const [full, modified, ...others] = [...won.values()].sort(([one], [other]) => other - one);
  const areTold = modified !== undefined && others.length === 0 && full![0] > modified[0] && full![1] <= modified[1];
  if (areTold && marginOfPoints(modified) === null) {
    const message = say`Wins with ${modified.join('-')} victory points are read as Modified Wins, and those with ${full!.join('-')} as Full Wins.`;
    const advice = say`If that is right, no change is needed; otherwise write FW or MW as the result of each.`;
    findings.add('result-from-score', { pointer: '/tournament/wins' }, message, advice);
  }
  return (points) => {
    const told = marginOfPoints(points);
    if (told !== null || !areTold || points[0] === points[1]) return told;
    return Math.max(...points) === full![0] ? 'full' : 'modified';
  };
}
