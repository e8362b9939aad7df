import type { Dice } from './dice.js';
import type { DrawnMatch, DrawnRound, DrawnTournament, Pair } from './drawn-tournament.js';
import type { Holds, Layout } from './layout.js';

type Language = 0 | 1 | 2;
/** The words are English, German and French. */
type Words = readonly [en: readonly string[], de: readonly string[], fr: readonly string[]];

const HEADINGS = {
  round: [['Round', 'Rd'], ['Runde'], ['Tour', 'Ronde']],
  first: [
    ['Player 1', 'Player A', 'White'],
    ['Spieler 1', 'Spieler A'],
    ['Joueur 1', 'Joueur A'],
  ],
  second: [
    ['Player 2', 'Player B', 'Black'],
    ['Spieler 2', 'Spieler B'],
    ['Joueur 2', 'Joueur B'],
  ],
  player: [
    ['Player', 'Name'],
    ['Spieler', 'Name'],
    ['Joueur', 'Nom'],
  ],
  opponent: [['Opponent'], ['Gegner'], ['Adversaire']],
  result: [['Result'], ['Ergebnis'], ['Résultat']],
  winner: [['Winner'], ['Sieger', 'Gewinner'], ['Vainqueur']],
  score: [['Score'], ['Punkte', 'Punktestand'], ['Score', 'Marque']],
  firstScore: [
    ['Score 1', 'Score A'],
    ['Punkte 1', 'Punkte Spieler 1'],
    ['Score joueur 1', 'Points 1'],
  ],
  secondScore: [
    ['Score 2', 'Score B'],
    ['Punkte 2', 'Punkte Spieler 2'],
    ['Score joueur 2', 'Points 2'],
  ],
  opponentScore: [['Opponent score'], ['Gegnerpunkte'], ['Points adverses']],
  dropped: [['Dropped'], ['Droprunde'], ['Abandon']],
  number: [['No'], ['Nr'], ['No']],
  win: [
    ['W', 'win', 'Won'],
    ['S', 'Sieg', 'gewonnen'],
    ['V', 'Victoire', 'G'],
  ],
  loss: [
    ['L', 'loss', 'Lost'],
    ['N', 'Niederlage', 'verloren'],
    ['D', 'Défaite', 'P'],
  ],
  draw: [
    ['D', 'draw', 'Tie'],
    ['U', 'Remis', 'unentschieden'],
    ['N', 'Nul', 'égalité'],
  ],
  bye: [
    ['bye', 'BYE'],
    ['Freilos', 'spielfrei'],
    ['exempt', 'bye'],
  ],
  semifinal: [['Semifinal'], ['Halbfinale'], ['Demi-finale']],
  final: [['Final'], ['Finale'], ['Finale']],
} as const satisfies Readonly<Record<string, Words>>;

const FULL = ['FW', 'FL'] as const;
const MODIFIED = ['MW', 'ML'] as const;
/** The first player won by forfeit, lost by it, or neither came. */
const FORFEITS = [
  ['+', '+:-', '+/-', 'W/O'],
  ['-', '-:+', '-/+', 'no show', 'DQ'],
  ['-:-', '-/-'],
] as const;

/** Chooses the words of one file, in one language and always the same ones. */
class Wording {
  constructor(
    private readonly dice: Dice,
    private readonly language: Language,
  ) {}

  private readonly chosen = new Map<string, string>();

  say(word: keyof typeof HEADINGS): string {
    let said = this.chosen.get(word);
    if (said === undefined) this.chosen.set(word, (said = this.dice.pick<string>(HEADINGS[word][this.language])));
    return said;
  }

  /** Writes a result as one side has it. */
  result(match: DrawnMatch, side: 0 | 1, isTold: boolean): string {
    if (match.winner === null) return isTold ? 'TT' : this.say('draw');
    const own = match.winner === side ? 0 : 1;
    if (isTold) return (match.margin === 'modified' ? MODIFIED : FULL)[own];
    return this.say(own === 0 ? 'win' : 'loss');
  }

  forfeit({ winner }: DrawnMatch, side: 0 | 1): string {
    return this.dice.pick<string>(FORFEITS[winner === null ? 2 : winner === side ? 0 : 1]);
  }
}

type Row = readonly (string | number)[];

/** Writes RFC 4180, with one of three separators, with and without a byte order mark, with both kinds of line ends. */
function writeRows(rows: readonly Row[], dice: Dice): string {
  const separator = dice.pick([',', ';', '\t']);
  const end = dice.pick(['\n', '\r\n']);
  const quote = (cell: string | number) =>
    /["\n\r,;\t]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
  return (dice.chance(0.3) ? '\ufeff' : '') + rows.map((row) => row.map(quote).join(separator) + end).join('');
}

/** Tables that say FW and MW hold this. */
export const TOLD: Holds = {
  margins: 'told',
  winners: 'told',
  points: true,
  scoreOf: ({ points }) => points,
  forfeits: true,
  lostByBoth: true,
  cut: true,
};
/** A file without points holds this. */
export const NO_POINTS = { points: false, scoreOf: () => null } as const;

/** Says how a table of matches tells one match, besides round and players. */
interface MatchColumns {
  readonly heads: readonly (keyof typeof HEADINGS)[];
  readonly cells: (match: DrawnMatch, wording: Wording, nameOf: (player: number) => string) => Row;
}

const together = ([own, other]: Pair, separator: string): string => `${own}${separator}${other}`;
const apart = ({ points }: DrawnMatch): Row => points ?? ['', ''];

/** Returns the word for a draw as winner. Where one of the two players is called so, only equal scores tell it. */
function drawnCell({ players }: DrawnMatch, wording: Wording, nameOf: (player: number) => string): string {
  const word = wording.say('draw');
  return players.some((player) => nameOf(player).toLowerCase() === word.toLowerCase()) ? '' : word;
}

const BY_MATCH: readonly (readonly [name: string, holds: Holds, columns: MatchColumns])[] = [
  [
    'matches with FW and MW, two columns of scores',
    TOLD,
    {
      heads: ['result', 'firstScore', 'secondScore'],
      cells: (match, wording) => [wording.result(match, 0, true), ...apart(match)],
    },
  ],
  [
    'matches with two columns of scores alone',
    { ...TOLD, margins: 'by-points', winners: 'by-points', forfeits: false, lostByBoth: false },
    { heads: ['firstScore', 'secondScore'], cells: (match) => apart(match) },
  ],
  [
    'matches with a winner and one column of scores',
    { ...TOLD, margins: 'by-points', forfeits: false, lostByBoth: false },
    {
      heads: ['winner', 'score'],
      cells: (match, wording, nameOf) => [
        match.winner === null ? drawnCell(match, wording, nameOf) : nameOf(match.players[match.winner]!),
        match.points === null ? '' : together(match.points, match.points.some((each) => each < 0) ? ' : ' : '-'),
      ],
    },
  ],
  [
    'matches with the score as result',
    { ...TOLD, margins: 'by-points', winners: 'by-points' },
    { heads: ['result'], cells: ({ points }) => [points === null ? '' : together(points, ':')] },
  ],
  [
    'matches with FW and MW, no scores',
    { ...TOLD, ...NO_POINTS },
    { heads: ['result'], cells: (match, wording) => [wording.result(match, 0, true)] },
  ],
  [
    'matches with win and loss beside scores',
    { ...TOLD, margins: 'by-points' },
    {
      heads: ['result', 'firstScore', 'secondScore'],
      cells: (match, wording) => [wording.result(match, 0, false), ...apart(match)],
    },
  ],
];

function writeByMatch({ names, rounds }: DrawnTournament, { heads, cells }: MatchColumns, dice: Dice): string {
  const wording = wordingOf(dice);
  const nameOf = (player: number) => names[player]!;
  const rows = rounds.flatMap(({ matches }, index) =>
    dice.shuffle(matches).map((match): Row => {
      const [first, second] = match.players;
      const start = [nameOfRound(rounds, index, wording), nameOf(first)];
      const empty = heads.slice(1).map(() => '');
      if (second === undefined) return [...start, ...byeCells(wording, dice, heads[0] === 'result'), ...empty];
      if (match.kind === 'forfeit') return [...start, nameOf(second), wording.forfeit(match, 0), ...empty];
      return [...start, nameOf(second), ...cells(match, wording, nameOf)];
    }),
  );
  return writeRows([(['round', 'first', 'second', ...heads] as const).map((head) => wording.say(head)), ...rows], dice);
}

const wordingOf = (dice: Dice): Wording => new Wording(dice, dice.pick([0, 1, 2] as const));

function nameOfRound(rounds: readonly DrawnRound[], index: number, wording: Wording): string | number {
  if (rounds[index]!.stage === 'swiss') return index + 1;
  return wording.say(index === rounds.length - 1 ? 'final' : 'semifinal');
}

/** Writes opponent and result of a bye: the word in one or both, or nothing. Without results, only the opponent tells it. */
const byeCells = (wording: Wording, dice: Dice, hasResult = true): Row =>
  dice.pick([
    [wording.say('bye'), ''],
    ['', ''],
    ...(hasResult
      ? [
          [wording.say('bye'), wording.say('bye')],
          ['', wording.say('bye')],
        ]
      : []),
  ]);

/** Says what a player's own lines tell, besides player, round and opponent. */
interface CardColumns {
  readonly heads: readonly (keyof typeof HEADINGS)[];
  readonly isTold: boolean;
  /** The scores come after the result. */
  readonly scores: (points: Pair | null) => Row;
}

const CARDS: readonly (readonly [name: string, holds: Holds, columns: CardColumns])[] = [
  [
    'scorecards with FW and MW and both scores',
    { ...TOLD, cut: false },
    {
      heads: ['result', 'score', 'opponentScore'],
      isTold: true,
      scores: (points) => points ?? ['', ''],
    },
  ],
  [
    'scorecards with win and loss and the own score',
    { ...TOLD, margins: 'by-points', cut: false },
    { heads: ['result', 'score'], isTold: false, scores: (points) => [points?.[0] ?? ''] },
  ],
];

interface Card {
  readonly match: DrawnMatch;
  readonly side: 0 | 1;
  readonly opponent: number | null;
  /** The player's own points come first. */
  readonly points: Pair | null;
}

function cardIn({ matches }: DrawnRound, player: number): Card | null {
  const match = matches.find(({ players }) => players.some((each) => each === player));
  if (match === undefined) return null;
  const [first, second] = match.players;
  const { points } = match;
  if (first === player) return { match, side: 0, opponent: second ?? null, points };
  return { match, side: 1, opponent: first, points: points && [points[1], points[0]] };
}

/** On their own line, a player who lost by forfeit and whose opponent lost too has a minus. */
const ofCard = ({ match, side }: Card, wording: Wording, isTold: boolean): string => {
  if (match.kind !== 'forfeit') return wording.result(match, side, isTold);
  return match.winner === side ? '+' : '-';
};

function writeCards({ names, rounds }: DrawnTournament, { heads, isTold, scores }: CardColumns, dice: Dice): string {
  const wording = wordingOf(dice);
  const rows = names.flatMap((name, player) =>
    rounds.flatMap((round, index): Row[] => {
      const card = cardIn(round, player);
      if (card === null) return [];
      const start = [name, index + 1];
      if (card.opponent === null) return [[...start, ...byeCells(wording, dice), ...heads.slice(1).map(() => '')]];
      return [[...start, names[card.opponent]!, ofCard(card, wording, isTold), ...scores(card.points)]];
    }),
  );
  return writeRows(
    [(['player', 'round', 'opponent', ...heads] as const).map((head) => wording.say(head)), ...rows],
    dice,
  );
}

const WIDE_HOLDS: Holds = { ...TOLD, cut: false };

/** Writes a row for each player that lists opponent, result and score of each round beside each other. */
function writeWide({ names, rounds }: DrawnTournament, dice: Dice): string {
  const wording = wordingOf(dice);
  const headOf = (head: 'opponent' | 'result' | 'score', round: number) => `${wording.say(head)} ${round}`;
  const head = [
    wording.say('player'),
    ...rounds.flatMap((_, index) => (['opponent', 'result', 'score'] as const).map((each) => headOf(each, index + 1))),
  ];
  const rows = names.map((name, player): Row => [
    name,
    ...rounds.flatMap((round) => {
      const card = cardIn(round, player);
      if (card === null) return ['', '', ''];
      if (card.opponent === null) return [wording.say('bye'), '', ''];
      return [names[card.opponent]!, ofCard(card, wording, true), card.points?.[0] ?? ''];
    }),
  ]);
  return writeRows([head, ...rows], dice);
}

const CROSSTABLE_HOLDS: Holds = { ...TOLD, ...NO_POINTS, forfeits: false, lostByBoth: false, cut: false };

/** Writes a row for each player. Each round has the number of the opponent with the result, as in 12FW. */
function writeCrosstable({ names, rounds }: DrawnTournament, dice: Dice): string {
  const wording = wordingOf(dice);
  const prefix = dice.pick(['', 'R', wording.say('round') === 'Rd' ? 'Rd ' : `${wording.say('round')} `]);
  const head = [wording.say('number'), wording.say('player'), ...rounds.map((_, index) => `${prefix}${index + 1}`)];
  const rows = names.map((name, player): Row => [
    player + 1,
    name,
    ...rounds.map((round) => {
      const card = cardIn(round, player);
      if (card === null) return '';
      return card.opponent === null
        ? wording.say('bye')
        : `${card.opponent + 1}${wording.result(card.match, card.side, true)}`;
    }),
  ]);
  return writeRows([head, ...rows], dice);
}

/** Tables as people write them: ten layouts, each in one of three languages. */
export const TABLE_LAYOUTS: readonly Layout[] = [
  ...BY_MATCH.map(([name, holds, columns]): Layout => ({
    name,
    format: 'csv-matches',
    holds,
    write: (tournament, dice) => writeByMatch(tournament, columns, dice),
  })),
  ...CARDS.map(([name, holds, columns]): Layout => ({
    name,
    format: 'csv-scorecards',
    holds,
    write: (tournament, dice) => writeCards(tournament, columns, dice),
  })),
  { name: 'scorecards with columns for each round', format: 'csv-scorecards', holds: WIDE_HOLDS, write: writeWide },
  { name: 'a crosstable', format: 'csv-crosstable', holds: CROSSTABLE_HOLDS, write: writeCrosstable },
];
