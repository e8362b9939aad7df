import { type BookType, utils, write } from '@e965/xlsx';
import type { Dice } from '@quadrant/demo';
import type { Played, TrueGame, TruePlace, TrueTournament } from './messy-history.js';

/** A file as somebody kept it. */
export interface Kept {
  readonly shape: string;
  readonly ending: string;
  readonly bytes: Uint8Array;
  readonly tournaments: readonly TrueTournament[];
}

type Cell = string | number;
type Rows = readonly (readonly Cell[])[];
/** A way to keep a tournament. It returns several files where a tournament is in parts. */
type Way = (dice: Dice, played: Played) => readonly Kept[];

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function tableText(rows: Rows, delimiter: string): string {
  const cell = (value: Cell) => {
    const text = String(value);
    return text.includes(delimiter) || text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => row.map(cell).join(delimiter)).join('\n') + '\n';
}

function bookOf(sheets: Readonly<Record<string, Rows>>, bookType: BookType): Uint8Array {
  const [[first, rows], ...others] = Object.entries(sheets) as [[string, Rows], ...[string, Rows][]];
  const book = utils.book_new(utils.aoa_to_sheet(rows.map((row) => [...row])), first);
  for (const [name, more] of others)
    utils.book_append_sheet(book, utils.aoa_to_sheet(more.map((row) => [...row])), name);
  return new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer);
}

const ofGames = (played: Played, change: Partial<TrueTournament> = {}): TrueTournament => ({
  date: null,
  games: played.games,
  alone: played.byes,
  places: [],
  ...change,
});

const scoreOf = ({ score }: TrueGame, between = '-'): string => score!.join(between);
const withoutScore = (games: readonly TrueGame[]): TrueGame[] => games.map((game) => ({ ...game, score: null }));

/** Rows of round, both names and score; byes at the end of their round. */
function matchRows(played: Played, { between = '-', bye = 'bye' } = {}): Rows {
  const rounds = [...new Set(played.games.map(({ round }) => round))];
  return rounds.flatMap((round) => [
    ...played.games
      .filter((game) => game.round === round)
      .map((game) => [round, ...game.names, scoreOf(game, between)]),
    ...played.byes.filter((each) => each.round === round).map(({ name }) => [round, name, bye, '']),
  ]);
}

const HEADS: readonly (readonly [head: readonly string[], bye: string])[] = [
  [['Round', 'Player 1', 'Player 2', 'Score'], 'bye'],
  [['Runde', 'Spieler 1', 'Spieler 2', 'Ergebnis'], 'Freilos'],
  [['Ronde', 'Joueur 1', 'Joueur 2', 'Score'], 'exempt'],
  [['Rd', 'Player A', 'Player B', 'Result'], 'BYE'],
];

function plainTable(dice: Dice, played: Played): { head: readonly string[]; rows: Rows; delimiter: string } {
  const [head, bye] = dice.pick(HEADS);
  return {
    head,
    rows: matchRows(played, { between: dice.pick(['-', ':', ' - ']), bye }),
    delimiter: dice.pick([',', ';', '\t']),
  };
}

const WORDS = { win: 'W', loss: 'L', draw: 'D' } as const;
const other = (result: 'win' | 'loss' | 'draw') => (result === 'win' ? 'loss' : result === 'loss' ? 'win' : 'draw');

/** Lists each player's row of each round: the opponent and the result. */
function cardsOf({ games, byes, table }: Played) {
  return table.map(({ name, points }) => ({
    name,
    points,
    rounds: [...new Set(games.map(({ round }) => round))].map((round) => {
      const game = games.find((each) => each.round === round && each.names.includes(name));
      if (game === undefined)
        return {
          round,
          opponent: null,
          result: byes.some((each) => each.round === round && each.name === name) ? 'bye' : null,
        } as const;
      const isFirst = game.names[0] === name;
      return {
        round,
        opponent: game.names[isFirst ? 1 : 0],
        result: isFirst ? game.result! : other(game.result!),
      } as const;
    }),
  }));
}

function crosstable(played: Played): Rows {
  const cards = cardsOf(played);
  const number = new Map(cards.map(({ name }, index) => [name, index + 1]));
  return [
    ['No', 'Name', ...cards[0]!.rounds.map(({ round }) => round), 'Total'],
    ...cards.map(({ name, points, rounds }, index) => [
      index + 1,
      name,
      ...rounds.map(({ opponent, result }) =>
        opponent === null ? 'bye' : `${number.get(opponent)!}${WORDS[result as 'win']}`,
      ),
      points,
    ]),
  ];
}

const DAY_TEXTS: readonly ((date: string) => string)[] = [
  (date) => date,
  (date) => date.split('-').toReversed().join('.'),
  (date) =>
    new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  (date) =>
    new Date(date).toLocaleDateString('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  (date) =>
    new Date(date).toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  (date) =>
    new Date(date).toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  (date) =>
    new Date(date).toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: '2-digit', timeZone: 'UTC' }),
];

/** Plain ways: a table with a row of headings, as a program or a careful person writes it. */
const PLAIN_GAMES: Readonly<Record<string, Way>> = {
  'a table of matches': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    return [
      { shape: '', ending: 'csv', bytes: utf8(tableText([head, ...rows], delimiter)), tournaments: [ofGames(played)] },
    ];
  },
  'a table with a date column': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const text = tableText([['Date', ...head], ...rows.map((row) => [played.date, ...row])], delimiter);
    return [{ shape: '', ending: 'csv', bytes: utf8(text), tournaments: [ofGames(played, { date: played.date })] }];
  },
  'winner and loser': (dice, played) => {
    const rows = played.games.map(({ round, names, result, score }) => {
      const [winner, loser] = result === 'loss' ? names.toReversed() : names;
      const [high, low] = score!.toSorted((a, b) => b - a);
      return [round, winner, loser, result === 'draw' ? `${high}-${high}` : `${high}-${low}`];
    });
    // A draw has no winner, so this secretary does not write it down.
    const games = played.games.filter(({ result }) => result !== 'draw');
    const kept = rows.filter((_, index) => played.games[index]!.result !== 'draw');
    const text = tableText([['Round', 'Winner', 'Loser', 'Score'], ...kept], dice.pick([',', ';']));
    return [{ shape: '', ending: 'csv', bytes: utf8(text), tournaments: [ofGames(played, { games, alone: [] })] }];
  },
  'a crosstable': (dice, played) => [
    {
      shape: '',
      ending: 'csv',
      bytes: utf8(tableText(crosstable(played), dice.pick([',', ';']))),
      tournaments: [ofGames(played, { games: withoutScore(played.games) })],
    },
  ],
  'a workbook': (dice, played) => {
    const { head, rows } = plainTable(dice, played);
    const bookType = dice.pick(['xlsx', 'ods'] as const);
    return [
      {
        shape: '',
        ending: bookType,
        bytes: bookOf({ Results: [head, ...rows] }, bookType),
        tournaments: [ofGames(played)],
      },
    ];
  },
  scorecards: (dice, played) => {
    const rows = cardsOf(played).flatMap(({ name, rounds }) =>
      rounds.map(({ round, opponent, result }) => [
        name,
        round,
        opponent ?? 'bye',
        opponent === null ? '' : WORDS[result as 'win'],
      ]),
    );
    const text = tableText([['Player', 'Round', 'Opponent', 'Result'], ...rows], dice.pick([',', ';']));
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(text),
        tournaments: [ofGames(played, { games: withoutScore(played.games) })],
      },
    ];
  },
};

/** Groups rows by the round in their first cell, which is left out. */
const blocksByRound = (rows: Rows): Map<Cell, Rows> => {
  const blocks = new Map<Cell, (readonly Cell[])[]>();
  for (const [round, ...cells] of rows) blocks.set(round!, [...(blocks.get(round!) ?? []), cells]);
  return blocks;
};

const NOBODY_KNOWS = ['?', 'N.N.', 'unknown', 'unbekannt', '???', 'NN'];

const MESSY_GAMES: Readonly<Record<string, Way>> = {
  'title rows above': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const day = dice.pick(DAY_TEXTS)(played.date);
    const above = dice.pick([
      `${played.title}\n${day}\n\n`,
      `${played.title}, ${day}\n`,
      `${played.title}${delimiter}${delimiter}\nDate:${delimiter}${day}\n\n`,
      `*** ${played.title} ***\nplayed on ${day} in the usual room\n\n`,
    ]);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(above + tableText([head, ...rows], delimiter)),
        tournaments: [ofGames(played, { date: played.date })],
      },
    ];
  },
  'a heading for each round': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const text = [...blocksByRound(rows)]
      .map(
        ([round, block]) =>
          `${dice.pick(['Round', 'Runde'])} ${round}\n${tableText([head.slice(1), ...block], delimiter)}`,
      )
      .join('\n');
    return [{ shape: '', ending: 'csv', bytes: utf8(text), tournaments: [ofGames(played)] }];
  },
  'a line for each game': (dice, played) => {
    const word = dice.pick(['Round', 'Runde', 'Ronde']);
    const blocks = [...blocksByRound(matchRows(played, { between: ':' }))].map(
      ([round, block]) =>
        `${word} ${round}:\n${block.map(([one, two, score]) => (two === 'bye' ? `${one} - bye` : `${one} - ${two} ${score}`)).join('\n')}\n`,
    );
    return [{ shape: '', ending: 'txt', bytes: utf8(blocks.join('\n')), tournaments: [ofGames(played)] }];
  },
  sentences: (_, played) => {
    const lines = played.games.map(({ round, names: [one, two], result, score }) => {
      const [a, b] = score!;
      return result === 'win'
        ? `R${round}: ${one} beat ${two} ${a}-${b}`
        : result === 'loss'
          ? `R${round}: ${two} beat ${one} ${b}-${a}`
          : `R${round}: ${one} drew with ${two} ${a}-${b}`;
    });
    return [
      { shape: '', ending: 'txt', bytes: utf8(lines.join('\n') + '\n'), tournaments: [ofGames(played, { alone: [] })] },
    ];
  },
  'a sheet for each round': (dice, played) => {
    const { head, rows } = plainTable(dice, played);
    const sheets = Object.fromEntries(
      [...blocksByRound(rows)].map(([round, block]) => [`Round ${round}`, [head.slice(1), ...block]]),
    );
    return [{ shape: '', ending: 'xlsx', bytes: bookOf(sheets, 'xlsx'), tournaments: [ofGames(played)] }];
  },
  'a page': (dice, played) => {
    const { head, rows } = plainTable(dice, played);
    const cells = (row: readonly Cell[], tag: string) =>
      `<tr>${row.map((cell) => `<${tag}>${String(cell).replaceAll('&', '&amp;')}</${tag}>`).join('')}</tr>`;
    const page = `<html><head><meta charset="utf-8"><title>${played.title}</title></head><body><h1>${played.title}</h1><table>${cells(head, 'th')}\n${rows.map((row) => cells(row, 'td')).join('\n')}</table></body></html>`;
    return [{ shape: '', ending: 'html', bytes: utf8(page), tournaments: [ofGames(played)] }];
  },
  'a table for each round on a page': (dice, played) => {
    const { head, rows } = plainTable(dice, played);
    const cells = (row: readonly Cell[], tag: string) =>
      `<tr>${row.map((cell) => `<${tag}>${String(cell)}</${tag}>`).join('')}</tr>`;
    const tables = [...blocksByRound(rows)].map(
      ([round, block]) =>
        `<h3>Round ${round}</h3><table>${cells(head.slice(1), 'th')}\n${block.map((row) => cells(row, 'td')).join('\n')}</table>`,
    );
    return [
      {
        shape: '',
        ending: 'html',
        bytes: utf8(`<html><head><meta charset="utf-8"></head><body>${tables.join('\n')}</body></html>`),
        tournaments: [ofGames(played)],
      },
    ];
  },
  'opponents that nobody knows': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const lost = new Set(dice.draw([...played.games.keys()], 2));
    let at = -1;
    const games: TrueGame[] = [];
    const alone = [...played.byes];
    const changed = rows.map((row) => {
      const game = played.games.find(
        ({ round, names }) => round === row[0] && names[0] === row[1] && names[1] === row[2],
      );
      if (game === undefined) return row;
      at += 1;
      if (!lost.has(at)) {
        games.push(game);
        return row;
      }
      alone.push({ round: game.round, name: game.names[0] });
      return [row[0]!, row[1]!, dice.pick(NOBODY_KNOWS), row[3]!];
    });
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([head, ...changed], delimiter)),
        tournaments: [ofGames(played, { games, alone })],
      },
    ];
  },
  'results that nobody knows': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const word = dice.pick(['', '?', '-', 'unknown']);
    const lost = dice.pick(played.games);
    const changed = rows.map((row) =>
      row[0] === lost.round && row[1] === lost.names[0] && row[2] === lost.names[1] ? [...row.slice(0, 3), word] : row,
    );
    const games = played.games.map((game) => (game === lost ? { ...game, result: null, score: null } : game));
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([head, ...changed], delimiter)),
        tournaments: [ofGames(played, { games })],
      },
    ];
  },
  'drops among the opponents': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const last = Math.max(...played.games.map(({ round }) => round));
    const extra = [[last + 1, played.table.at(-1)!.name, dice.pick(['drop', 'dropped', 'Drop']), '']];
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([head, ...rows, ...extra], delimiter)),
        tournaments: [ofGames(played)],
      },
    ];
  },
  'another encoding': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const text = tableText([head, ...rows], delimiter);
    const isWestern = [...text].every((letter) => letter.charCodeAt(0) < 256);
    const bytes = dice.pick([
      () => Buffer.from('\ufeff' + text, 'utf16le'),
      () => Buffer.from('\ufeff' + text, 'utf16le').swap16(),
      () => utf8('\ufeff' + text.replaceAll('\n', '\r\n')),
      () => utf8(text.replaceAll('\n', '\r')),
      ...(isWestern ? [() => Buffer.from(text, 'latin1'), () => Buffer.from(text, 'latin1')] : []),
    ])();
    return [{ shape: '', ending: 'csv', bytes: new Uint8Array(bytes), tournaments: [ofGames(played)] }];
  },
  'spaces everywhere': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const loose = rows.map((row) =>
      row.map((cell) =>
        typeof cell === 'string' && cell !== '' ? ` ${cell.replaceAll(' ', dice.pick([' ', '  ', '\u00a0']))} ` : cell,
      ),
    );
    return [
      { shape: '', ending: 'csv', bytes: utf8(tableText([head, ...loose], delimiter)), tournaments: [ofGames(played)] },
    ];
  },
  'columns of one’s own': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const table = [
      [...head, 'Table', 'Deck 1', 'Remark'],
      ...rows.map((row, index) => [
        ...row,
        index + 1,
        dice.pick(['Borg', 'Klingon', '']),
        dice.pick(['', '', 'late', 'see protest']),
      ]),
    ];
    return [{ shape: '', ending: 'csv', bytes: utf8(tableText(table, delimiter)), tournaments: [ofGames(played)] }];
  },
  'empty rows and columns': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const wide = [head, ...rows].map(([first, ...others]) => ['', first!, '', ...others]);
    const spaced = [...blocksByRound(wide.slice(1).map((row) => [row[1]!, ...row]))].flatMap(([, block]) => [
      ['', '', '', '', '', ''],
      ...block,
    ]);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([wide[0]!, ...spaced], delimiter)),
        tournaments: [ofGames(played)],
      },
    ];
  },
  'the round only once': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const merged = rows.map((row, index) =>
      index > 0 && rows[index - 1]![0] === row[0] ? ['', ...row.slice(1)] : row,
    );
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([head, ...merged], delimiter)),
        tournaments: [ofGames(played)],
      },
    ];
  },
  'a score for each player': (dice, played) => {
    const rows = played.games.map(({ round, names, score }) => [round, names[0], score![0], names[1], score![1]]);
    const head = dice.pick([
      ['Round', 'Player 1', 'Score 1', 'Player 2', 'Score 2'],
      ['Round', 'Player 1', 'Score', 'Player 2', 'Score'],
      ['Runde', 'Spieler 1', 'Punkte 1', 'Spieler 2', 'Punkte 2'],
    ]);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([head, ...rows], dice.pick([',', ';']))),
        tournaments: [ofGames(played, { alone: [] })],
      },
    ];
  },
  'a table of Markdown': (dice, played) => {
    const { head, rows } = plainTable(dice, played);
    const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
    return [
      {
        shape: '',
        ending: 'md',
        bytes: utf8(`# ${played.title}\n\n${lines.join('\n')}\n`),
        tournaments: [ofGames(played)],
      },
    ];
  },
  'columns made with spaces': (_, played) => {
    const table = [['Round', 'Player 1', 'Player 2', 'Score'], ...matchRows(played)].map((row) => row.map(String));
    const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => [...row[column]!].length)) + 2);
    const text =
      table
        .map((row) =>
          row
            .map((cell, column) => cell + ' '.repeat(widths[column]! - [...cell].length))
            .join('')
            .trimEnd(),
        )
        .join('\n') + '\n';
    return [{ shape: '', ending: 'txt', bytes: utf8(text), tournaments: [ofGames(played)] }];
  },
  'two tournaments in a table': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const second = matchRows(played, { between: ':' }).filter(([round]) => Number(round) <= 2);
    const next = new Date(Date.parse(played.date) + 86_400_000).toISOString().slice(0, 10);
    const games = played.games.filter(({ round }) => round <= 2);
    const alone = played.byes.filter(({ round }) => round <= 2);
    const table = [
      ['Tournament', 'Date', ...head],
      ...rows.map((row) => [played.title, played.date, ...row]),
      ...second.map((row) => [`${played.title} II`, next, ...row]),
    ];
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText(table, delimiter)),
        tournaments: [ofGames(played, { date: played.date }), ofGames(played, { date: next, games, alone })],
      },
    ];
  },
  'two halves in two files': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    return [(round: number) => round <= 2, (round: number) => round > 2].map((isIn) => ({
      shape: '',
      ending: 'csv',
      bytes: utf8(tableText([head, ...rows.filter(([round]) => isIn(Number(round)))], delimiter)),
      tournaments: [
        ofGames(played, {
          games: played.games.filter(({ round }) => isIn(round)),
          alone: played.byes.filter(({ round }) => isIn(round)),
        }),
      ],
    }));
  },
  'totals that contradict': (dice, played) => {
    const table = crosstable(played).map((row, index) =>
      index === 2 ? [...row.slice(0, -1), Number(row.at(-1)) + 5] : row,
    );
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText(table, dice.pick([',', ';']))),
        tournaments: [ofGames(played, { games: withoutScore(played.games) })],
      },
    ];
  },
  'a short date': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const day = DAY_TEXTS.at(-1)!(played.date);
    const text = tableText([['Datum', ...head], ...rows.map((row) => [day, ...row])], delimiter);
    return [{ shape: '', ending: 'csv', bytes: utf8(text), tournaments: [ofGames(played, { date: played.date })] }];
  },
  'a date with slashes': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const [year, month, day] = played.date.split('-');
    const text = tableText([['Date', ...head], ...rows.map((row) => [`${day}/${month}/${year}`, ...row])], delimiter);
    // The day is known only when it is above 12 or equal to the month.
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(text),
        tournaments: [ofGames(played, { date: Number(day) > 12 || day === month ? played.date : null })],
      },
    ];
  },
  'chess results': (dice, played) => {
    const rows = played.games.map(({ round, names, result }) => [
      round,
      ...names,
      { win: '1-0', loss: '0-1', draw: '½-½' }[result!],
    ]);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([['Round', 'White', 'Black', 'Result'], ...rows], dice.pick([',', ';']))),
        tournaments: [ofGames(played, { games: withoutScore(played.games), alone: [] })],
      },
    ];
  },
  'nicknames in quotation marks': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const nicked = played.table[0]!.name;
    const name = nicked.replace(' ', ' "Ace" ');
    const rename = (each: Cell) => (each === nicked ? name : each);
    const text =
      [head, ...rows.map((row) => row.map(rename))]
        .map((row) => row.map((cell) => (String(cell).includes(delimiter) ? `"${cell}"` : cell)).join(delimiter))
        .join('\n') + '\n';
    const tournament = ofGames(played, {
      games: played.games.map((game) => ({ ...game, names: game.names.map(rename) as unknown as [string, string] })),
      alone: played.byes.map(({ round, name: each }) => ({ round, name: String(rename(each)) })),
    });
    return [{ shape: '', ending: 'csv', bytes: utf8(text), tournaments: [tournament] }];
  },
  objects: (_, played) => {
    const list = played.games.map(({ round, names: [player1, player2], score }) => ({
      round,
      player1,
      player2,
      score: score!.join('-'),
    }));
    return [
      {
        shape: '',
        ending: 'json',
        bytes: utf8(JSON.stringify(list, null, 1)),
        tournaments: [ofGames(played, { alone: [] })],
      },
    ];
  },
  'notes and sums below': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const text =
      tableText([head, ...rows], delimiter) +
      dice.pick([
        '\n* thanks to the café\n',
        `\nTotal${delimiter}${delimiter}${delimiter}${rows.length}\n`,
        `\nNext time: 14 May\nBring dice.\n`,
      ]);
    return [{ shape: '', ending: 'csv', bytes: utf8(text), tournaments: [ofGames(played)] }];
  },
  'standings below the games': (dice, played) => {
    const { head, rows, delimiter } = plainTable(dice, played);
    const standings = played.table.map(({ name, points }, index) => [index + 1, name, points]);
    const text =
      tableText([head, ...rows], delimiter) +
      '\n' +
      tableText([['Place', 'Player', 'Points'], ...standings], delimiter);
    return [{ shape: '', ending: 'csv', bytes: utf8(text), tournaments: [ofGames(played)] }];
  },
};

const ofStandings = (places: readonly TruePlace[], date: string | null = null): TrueTournament => ({
  date,
  games: [],
  alone: [],
  places,
});
const placesOf = ({ table }: Played): TruePlace[] =>
  table.map(({ name, points }, index) => ({ name, place: index + 1, points }));
const standingRows = (places: readonly TruePlace[]): Rows =>
  places.map(({ name, place, points }) => [place ?? '', name, points ?? '']);

const PLACE_HEADS = [
  ['Place', 'Player', 'VP'],
  ['Platz', 'Name', 'Punkte'],
  ['Rank', 'Name', 'Points'],
  ['Classement', 'Joueur', 'Points'],
];

const PLAIN_STANDINGS: Readonly<Record<string, Way>> = {
  'a table of places': (dice, played) => [
    {
      shape: '',
      ending: 'csv',
      bytes: utf8(tableText([dice.pick(PLACE_HEADS), ...standingRows(placesOf(played))], dice.pick([',', ';', '\t']))),
      tournaments: [ofStandings(placesOf(played))],
    },
  ],
  'a list of places': (_, played) => [
    {
      shape: '',
      ending: 'txt',
      bytes: utf8(
        placesOf(played)
          .map(({ place, name, points }) => `${place}. ${name} ${points}\n`)
          .join(''),
      ),
      tournaments: [ofStandings(placesOf(played))],
    },
  ],
  'a workbook of places': (dice, played) => [
    {
      shape: '',
      ending: 'xlsx',
      bytes: bookOf({ Standings: [dice.pick(PLACE_HEADS), ...standingRows(placesOf(played))] }, 'xlsx'),
      tournaments: [ofStandings(placesOf(played))],
    },
  ],
};

/** Gives equal points one place. */
function sharedPlaces({ table }: Played): (TruePlace & { readonly first: number; readonly last: number })[] {
  return table.map(({ name, points }) => {
    const first = table.findIndex((each) => each.points === points) + 1;
    const last = table.findLastIndex((each) => each.points === points) + 1;
    return { name, place: first, points, first, last };
  });
}

const MESSY_STANDINGS: Readonly<Record<string, Way>> = {
  'shared places': (dice, played) => {
    const places = sharedPlaces(played);
    const write = dice.pick([
      (first: number, last: number) => (first === last ? `${first}` : `${first}-${last}`),
      (first: number, last: number) => (first === last ? `${first}` : `=${first}`),
      (first: number, last: number) => (first === last ? `${first}` : `T${first}`),
      (first: number, last: number) => (first === last ? `${first}.` : `${first}.-${last}.`),
      (first: number, last: number) => (first === last ? `${first}` : `${first}=`),
    ]);
    const rows = places.map(({ name, points, first, last }) => [write(first, last), name, points!]);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([dice.pick(PLACE_HEADS), ...rows], dice.pick([',', ';']))),
        tournaments: [ofStandings(places)],
      },
    ];
  },
  'a shared place only once': (dice, played) => {
    const places = sharedPlaces(played).map(({ name, points, first }, index) => ({
      name,
      points,
      place: index + 1 === first ? first : null,
    }));
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([dice.pick(PLACE_HEADS), ...standingRows(places)], dice.pick([',', ';']))),
        tournaments: [ofStandings(places)],
      },
    ];
  },
  'the best only': (dice, played) => {
    const places = placesOf(played).filter((_, index) => index < 4 || index % 3 === 0);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(
          `${played.title}, ${played.table.length} players\n` +
            tableText([['Place', 'Player'], ...places.map(({ place, name }) => [place!, name])], ','),
        ),
        tournaments: [ofStandings(places.map((each) => ({ ...each, points: null })))],
      },
    ];
  },
  'no places': (dice, played) => [
    {
      shape: '',
      ending: 'csv',
      bytes: utf8(
        tableText(
          [['Player', 'Points'], ...placesOf(played).map(({ name, points }) => [name, points!])],
          dice.pick([',', ';']),
        ),
      ),
      tournaments: [ofStandings(placesOf(played).map((each) => ({ ...each, place: null })))],
    },
  ],
  'ordinals in words': (_, played) => {
    const ordinal = (place: number) =>
      `${place}${['th', 'st', 'nd', 'rd'][place % 10 < 4 && Math.floor(place / 10) !== 1 ? place % 10 : 0]}`;
    return [
      {
        shape: '',
        ending: 'txt',
        bytes: utf8(
          placesOf(played)
            .map(({ place, name, points }) => `${ordinal(place!)} ${name} (${points} pts)\n`)
            .join(''),
        ),
        tournaments: [ofStandings(placesOf(played))],
      },
    ];
  },
  'wins and losses': (dice, played) => {
    const rows = played.table.map(({ name, points, wins }, index) => [index + 1, name, wins, 4 - wins, points]);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([['Rank', 'Player', 'W', 'L', 'Points'], ...rows], dice.pick([',', '\t']))),
        tournaments: [ofStandings(placesOf(played))],
      },
    ];
  },
  'the last one first': (dice, played) => [
    {
      shape: '',
      ending: 'csv',
      bytes: utf8(
        tableText([dice.pick(PLACE_HEADS), ...standingRows(placesOf(played)).toReversed()], dice.pick([',', ';'])),
      ),
      tournaments: [ofStandings(placesOf(played))],
    },
  ],
  'titles, sums and notes': (dice, played) => {
    const day = dice.pick(DAY_TEXTS)(played.date);
    const sum = played.table.reduce((all, { points }) => all + points, 0);
    const text = `${played.title}\n${day}\n\n${tableText([dice.pick(PLACE_HEADS), ...standingRows(placesOf(played)), ['', 'Total', sum]], ';')}\nThanks to all\n`;
    return [{ shape: '', ending: 'csv', bytes: utf8(text), tournaments: [ofStandings(placesOf(played), played.date)] }];
  },
  'a list on a page': (_, played) => {
    const items = placesOf(played)
      .map(({ name, points }) => `<li>${name} (${points})</li>`)
      .join('\n');
    return [
      {
        shape: '',
        ending: 'html',
        bytes: utf8(
          `<html><head><meta charset="utf-8"></head><body><h2>${played.title}</h2><ol>\n${items}\n</ol></body></html>`,
        ),
        tournaments: [ofStandings(placesOf(played))],
      },
    ];
  },
  'dots up to the points': (_, played) => [
    {
      shape: '',
      ending: 'txt',
      bytes: utf8(
        placesOf(played)
          .map(
            ({ place, name, points }) =>
              `${String(place).padStart(2)} ${name} ${'.'.repeat(30 - Math.min(26, name.length))} ${points}\n`,
          )
          .join(''),
      ),
      tournaments: [ofStandings(placesOf(played))],
    },
  ],
  'halves of points': (dice, played) => {
    const rows = played.table.map(({ name, points }, index) => [index + 1, name, `${points},5`]);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([['Platz', 'Name', 'Punkte'], ...rows], ';')),
        tournaments: [ofStandings(placesOf(played).map((each) => ({ ...each, points: null })))],
      },
    ];
  },
  'tiebreakers of one’s own': (dice, played) => {
    const rows = played.table.map(({ name, points }, index) => [
      index + 1,
      name,
      dice.pick(['Borg', 'Dominion']),
      points,
      points * 2,
      (points * 1.5).toFixed(2),
    ]);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([['Rk.', 'Name', 'Deck', 'Pts', 'Buchholz', 'SB'], ...rows], ',')),
        tournaments: [ofStandings(placesOf(played))],
      },
    ];
  },
  'no headings': (_, played) => [
    {
      shape: '',
      ending: 'tsv',
      bytes: utf8(tableText(standingRows(placesOf(played)), '\t')),
      tournaments: [ofStandings(placesOf(played))],
    },
  ],
  'given and family names': (dice, played) => {
    const rows = placesOf(played).map(({ place, name, points }) => [
      place!,
      name.split(' ').slice(0, -1).join(' ') || name,
      name.includes(' ') ? name.split(' ').at(-1)! : '',
      points!,
    ]);
    return [
      {
        shape: '',
        ending: 'csv',
        bytes: utf8(tableText([['Place', 'First name', 'Last name', 'Points'], ...rows], ';')),
        tournaments: [ofStandings(placesOf(played))],
      },
    ];
  },
  'a table of Markdown with places': (dice, played) => {
    const lines = [dice.pick(PLACE_HEADS), ['---:', '---', '---:'], ...standingRows(placesOf(played))].map(
      (row) => `| ${row.join(' | ')} |`,
    );
    return [
      { shape: '', ending: 'md', bytes: utf8(lines.join('\n') + '\n'), tournaments: [ofStandings(placesOf(played))] },
    ];
  },
  'a page with places': (dice, played) => {
    const rows = [dice.pick(PLACE_HEADS), ...standingRows(placesOf(played))].map(
      (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    );
    return [
      {
        shape: '',
        ending: 'html',
        bytes: utf8(`<html><head><meta charset="utf-8"></head><body><table>${rows.join('\n')}</table></body></html>`),
        tournaments: [ofStandings(placesOf(played))],
      },
    ];
  },
};

const waysOf =
  (plain: Readonly<Record<string, Way>>, messy: Readonly<Record<string, Way>>) =>
  (dice: Dice, played: Played, isMessy: boolean): Kept[] => {
    const [shape, way] = dice.pick(Object.entries(isMessy ? messy : plain));
    return way(dice, played).map((kept) => ({ ...kept, shape }));
  };

export const keepGames = waysOf(PLAIN_GAMES, MESSY_GAMES);
export const keepStandings = waysOf(PLAIN_STANDINGS, MESSY_STANDINGS);
