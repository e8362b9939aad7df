import { readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import {
  TABLE_FILES,
  TEXT_FILES,
  XML_FILES,
  JSON_FILES,
  type EndingOfFile,
} from '../../../../test/builders/unplayed-files.js';
import { openFile } from './open-file.js';
import { ALL_READERS } from './readers/all-readers.js';

const FILES = { ...TEXT_FILES, ...TABLE_FILES, ...XML_FILES, ...JSON_FILES };

const SETTINGS = {
  'opg-4.2': { game: '2e', ruleSystem: 'opg-4.2' },
  'decipher-1999, Star Trek': { game: 'stccg', ruleSystem: 'decipher-1999' },
  'decipher-1999, Star Wars': { game: 'swccg', ruleSystem: 'decipher-1999' },
  'stccg-1996': { game: 'stccg', ruleSystem: 'stccg-1996' },
  'ffg-swlcg-2016': { game: 'sw-lcg', ruleSystem: 'ffg-swlcg-2016' },
} as const;
type Setting = keyof typeof SETTINGS;

interface Row {
  readonly players: readonly string[];
  readonly endedBy?: string;
}

interface Told {
  readonly format: string | null;
  readonly codes: readonly string[];
  readonly messages: readonly string[];
  /** The second round of the report; null when there is none. */
  readonly round: readonly Row[] | null;
  /** The rows of all rounds are here. */
  readonly rows: readonly Row[];
  /** The players of each game that counts for ratings, as text. */
  readonly rated: readonly string[];
}

function openText(text: string, setting: Setting, more: Readonly<Record<string, string>> = {}): Told {
  const answers = {
    name: 'Winter Local',
    director: 'Zoe',
    startsAt: '2014-11-08',
    wins: 'full',
    ...SETTINGS[setting],
    ...more,
  };
  const { format, findings, documents } = openFile(new TextEncoder().encode(text), new Map(Object.entries(answers)));
  const codes = findings.map(({ code }) => code);
  const messages = findings.map(({ message }) => String(message));
  const bytes = documents[0] ?? null;
  if (bytes === null) return { format, codes, messages, round: null, rows: [], rated: [] };
  const { report, findings: said } = readReport(bytes);
  expect(said.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { entries } = report!;
  const rated = getRuleSystem(report!.tournament.ruleSystem)
    .ratedGames(report!)
    .map(({ players }) => players.map((entry) => entries[entry]!.handle).join(' '));
  const document = JSON.parse(new TextDecoder().decode(bytes)) as { readonly rounds: { readonly matches: Row[] }[] };
  const rows = document.rounds.flatMap(({ matches }) => matches);
  return { format, codes, messages, round: document.rounds[1]?.matches ?? null, rows, rated };
}

/** Returns the rows of both players who were paired and did not play. */
const ofPair = (told: Told): readonly Row[] =>
  (told.round ?? []).filter(({ players }) => players.some((each) => each === 'Ada' || each === 'Cy'));

const BYE = { players: ['Ada'], result: 'BYE' };
const FORFEITED: Readonly<Record<Setting, readonly object[]>> = {
  'opg-4.2': [BYE, { players: ['Cy'], result: 'MG' }],
  'decipher-1999, Star Trek': [{ players: ['Ada', 'Cy'], result: 'WIN', endedBy: 'forfeit' }],
  'decipher-1999, Star Wars': [{ players: ['Ada', 'Cy'], result: 'WIN', endedBy: 'quit' }],
  'stccg-1996': [BYE],
  'ffg-swlcg-2016': [BYE],
};
const SENTENCES: Readonly<Record<Setting, string>> = {
  'opg-4.2': 'Ada has a bye, Cy a Missed Game; not rated.',
  'decipher-1999, Star Trek': 'Ada has a full win 2(+100), Cy a full loss 0(-100); rated.',
  'decipher-1999, Star Wars': 'Ada has a full win, Cy a full loss; rated.',
  'stccg-1996': 'Ada has a bye, Cy no result there; not rated.',
  'ffg-swlcg-2016': 'Ada has a bye, Cy no result there; not rated.',
};

const settings = Object.keys(SETTINGS) as Setting[];
const able = (ending: EndingOfFile) =>
  Object.entries(FILES).flatMap(([format, write]) => {
    const text = write(ending);
    return text === null ? [] : [[format, text] as const];
  });
const inEachSetting = (ending: EndingOfFile) =>
  able(ending).flatMap(([format, text]) => settings.map((setting) => [format, setting, text] as const));

it('every reader has a file here with a match that was not played, and one with a match that nobody entered', () => {
  // A table of the points of each round has no matches.
  const formats = ALL_READERS.map(({ format }) => format)
    .filter((format) => format !== 'csv-round-points')
    .sort();
  expect(Object.keys(FILES).sort()).toEqual(formats);
  expect(
    able('open')
      .map(([format]) => format)
      .sort(),
  ).toEqual(formats);
  // Programs without a forfeit write it as a win; in a crosstable a plus is a win, too.
  const without = formats.filter((format) => !able('forfeit').some(([each]) => each === format));
  expect(without).toEqual(['aesops-tables', 'cryodex-report', 'csv-crosstable', 'nrtm', 'tdf', 'tome']);
});

describe.each(inEachSetting('forfeit'))('A forfeit in a file of %s, by %s', (format, setting, text) => {
  it('becomes what the rules say, with a note, and is rated only where they say so', () => {
    const told = openText(text, setting);
    expect(told.format).toBe(format);
    expect(ofPair(told)).toEqual(FORFEITED[setting]);
    expect(told.codes).toContain('game-not-played');
    expect(told.messages).toContain(`Forfeit in round 2: ${SENTENCES[setting]}`);
    const isRated = setting.startsWith('decipher');
    expect(told.rated.includes('Ada Cy')).toBe(isRated);
  });
});

describe.each(inEachSetting('forfeit-by-both'))('A forfeit by both in a file of %s, by %s', (_, setting, text) => {
  it('leaves both without a game, with a warning', () => {
    const told = openText(text, setting);
    const missed = ['Ada', 'Cy'].map((player) => ({ players: [player], result: 'MG' }));
    expect(ofPair(told)).toEqual(setting === 'opg-4.2' ? missed : []);
    expect(told.codes).toContain('nobody-won');
    expect(told.rated).not.toContain('Ada Cy');
  });
});

describe.each(inEachSetting('concession'))('A concession in a file of %s, by %s', (_, setting, text) => {
  it('is a game', () => {
    const told = openText(text, setting);
    expect(told.codes).not.toContain('game-not-played');
    const [row] = ofPair(told);
    expect(row!.players).toHaveLength(2);
    if (setting === 'opg-4.2') {
      expect(row).toEqual({ players: ['Cy', 'Ada'], result: 'FL', endedBy: 'concession' });
      expect(told.rated).toContain('Cy Ada');
    }
  });
});

it.each(able('open'))('A match that nobody entered is no tie in a file of %s', (format, text) => {
  const told = openText(text, 'opg-4.2');
  // A cell of a crosstable with an opponent alone is not understood.
  expect(told.codes).toContain(format === 'csv-crosstable' ? 'value-not-understood' : 'match-without-result');
  expect(told.round).toBeNull();
  expect(told.rated).not.toContain('Ada Cy');
});

it.each(able('win'))('A match that was played and won is one in a file of %s', (_, text) => {
  const told = openText(text, 'opg-4.2');
  // Programs that save no forfeits get a note about it, and so do scores that are not kept.
  expect(told.codes.filter((code) => code !== 'forfeits-not-told' && code !== 'scores-are-games')).toEqual([]);
  expect(told.rated).toContain('Ada Cy');
});

describe('Half-point byes', () => {
  const trf = (cells: readonly string[], total: string) =>
    TEXT_FILES['trf']!('win')!
      .split('\n')
      .concat(
        `001    5      Eve                               1500                            ${total.padStart(4)}    5${cells.map((cell) => `  ${cell}`).join('')}`,
      )
      .join('\n');
  const SOURCES: readonly (readonly [name: string, text: string, round: number])[] = [
    ['TRF code H', trf(['0000 - Z', '0000 - H'], ' 0.5'), 2],
    ['TRF code =', trf(['0000 - Z', '0000 - ='], ' 0.5'), 2],
    ['points of an empty TRF round', trf(['        ', '0000 - Z'], ' 0.5'), 1],
    ['SwissPerfect', `${TEXT_FILES['swissperfect']!('win')!}\n5\tEve\t0:\t0:=`, 2],
    ['TRF26 line 240', `${trf(['0000 - Z', '        '], ' 0.5')}\n240 H 002  0005\n162 W 1.0`, 2],
  ];

  it.each(SOURCES)('are asked about, once for the file: %s', (_, text, round) => {
    const told = openText(text, 'opg-4.2');
    expect(told.codes).toEqual(['open-question']);
    expect(told.messages).toEqual([
      `No rule system has half-point byes, but the file has some, each with its round: Eve (${round}).`,
    ]);
    expect(openText(text, 'opg-4.2', { halfByes: 'half' }).codes).toEqual(['open-question']);
  });

  it.each(SOURCES.flatMap(([name, text]) => settings.map((setting) => [name, setting, text] as const)))(
    'become what was answered: %s, by %s',
    (_, setting, text) => {
      const rowOf = (halfByes: string) =>
        openText(text, setting, { halfByes }).rows.filter(({ players }) => players.includes('Eve'));
      expect(rowOf('bye')).toEqual([{ players: ['Eve'], result: 'BYE' }]);
      expect(rowOf('missed')).toEqual(setting === 'opg-4.2' ? [{ players: ['Eve'], result: 'MG' }] : []);
    },
  );

  it.each([
    ['F', true],
    ['U', true],
    ['+', true],
    ['Z', false],
    ['-', false],
  ])('are not the TRF code %s', (code, isBye) => {
    const told = openText(trf(['0000 - Z', `0000 - ${code}`], isBye ? ' 1.0' : ' 0.0'), 'opg-4.2');
    expect(told.codes).toEqual([]);
    expect(told.round!.filter(({ players }) => players.includes('Eve'))).toEqual(
      isBye ? [{ players: ['Eve'], result: 'BYE' }] : [],
    );
  });

  it('are those of OpenGotha where its byes are worth one of two half points', () => {
    const write = (value: number) =>
      XML_FILES['opengotha']!('win')!
        .replace('<GeneralParameterSet ', `<GeneralParameterSet genNBW2ValueBye="${value}" `)
        .replace('</Players>', '<Player name="E" firstName="Eve"/></Players>')
        .replace('</Tournament>', '<ByePlayers><ByePlayer player="EEVE" roundNumber="2"/></ByePlayers></Tournament>');
    expect(openText(write(1), 'opg-4.2').codes).toEqual(['open-question']);
    expect(openText(write(2), 'opg-4.2').codes).toEqual([]);
  });
});

it('A player who was paired had not dropped before that round, whatever the file says', () => {
  const text = XML_FILES['konami']!('forfeit')!.replace(
    '<ID>3</ID><FirstName>Cy</FirstName></Player>',
    '<ID>3</ID><FirstName>Cy</FirstName></Player><DropReason>Dropped</DropReason><DropRound>1</DropRound>',
  );
  const answers = new Map(
    Object.entries({ name: 'Local', director: 'Zoe', startsAt: '2014-11-08', game: '2e', wins: 'full' }),
  );
  const [bytes] = openFile(new TextEncoder().encode(text), answers).documents;
  const { players } = JSON.parse(new TextDecoder().decode(bytes!)) as {
    readonly players: readonly { readonly handle: string; readonly droppedAfterRound?: number }[];
  };
  expect(players.find(({ handle }) => handle === 'Cy')).toEqual({ handle: 'Cy', droppedAfterRound: 2 });
});
