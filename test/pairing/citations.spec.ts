import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { BRACKETS } from '@quadrant/rules/pairing';
import { answerBracket, pairReport, seedsOfHeats } from '@quadrant/rules/next-round';
import { getRuleSystem } from '@quadrant/rules/systems';
import {
  DOCUMENT_NAMES,
  documentsCited,
  type DocumentNumber,
  RULE_SYSTEM_IDS,
  type RuleSystemId,
  type TournamentHeader,
} from '@quadrant/rules/tournament';
import { stories } from '../builders/length.js';
import { report } from '../builders/report.js';
import { round, type RoundText } from '../builders/round-text.js';

interface Setting {
  readonly tournament: Partial<TournamentHeader> & { readonly ruleSystem: RuleSystemId };
  /** A won and a drawn game, as the builder writes them. */
  readonly won: string;
  readonly drawn: string;
}

const ONE_GAME = { won: '100-20 {other} WIN', drawn: '50-50 {other} TRUE_TIE' };
const TWO_GAMES = { won: '{other}: W dark, W light', drawn: '{other}: W dark, L light' };

const SETTINGS: readonly Setting[] = [
  { tournament: { ruleSystem: 'opg-4.2', game: '2e' }, won: '100-20 {other} FW', drawn: '50-50 {other} TT' },
  {
    tournament: { ruleSystem: 'opg-4.2', game: '1e', rules: 'otsd-draft' },
    won: '100-20 {other} FW',
    drawn: '{other} TT',
  },
  { tournament: { ruleSystem: 'decipher-1999', game: 'stccg', rules: null }, ...ONE_GAME },
  { tournament: { ruleSystem: 'decipher-1999', game: 'stccg', format: 'sealed', rules: 'otsd-draft' }, ...ONE_GAME },
  { tournament: { ruleSystem: 'decipher-1999', game: 'swccg', rules: null }, ...TWO_GAMES },
  { tournament: { ruleSystem: 'stccg-1996', game: 'stccg', rules: null }, ...ONE_GAME },
  { tournament: { ruleSystem: 'stccg-1996', game: 'stccg', rules: null, pairing: 'simple-swiss' }, ...ONE_GAME },
  { tournament: { ruleSystem: 'ffg-swlcg-2016', game: 'sw-lcg', rules: null, structure: 'basic' }, ...TWO_GAMES },
];

/** Collects every text that an answer contains. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Finds texts that cite a document of another rule system. */
const foreign = (ruleSystem: RuleSystemId, value: unknown): string[] =>
  textsIn(value).filter((text) =>
    documentsCited(text).some((each) => !getRuleSystem(ruleSystem).documents.includes(each)),
  );

/** Plays a tournament by the pairings of its own rules, and yields what is said about each round. */
function* play({ tournament, won, drawn }: Setting, players: readonly string[], seed: number): Generator<unknown> {
  const rounds: RoundText[] = [];
  const registered = Object.fromEntries(players.map((handle) => [handle, {}]));
  let draw = seed;
  const roll = (most: number) => (draw = (Math.imul(draw, 1_103_515_245) + 12_345) & 0x7fffffff) % most;
  for (let number = 1; number <= 5; number++) {
    const played = report(...rounds, { tournament, players: registered });
    const [a, b, c, d] = players as [string, string, string, string];
    const pairs = [
      { fixed: [], forbidden: [] },
      {
        fixed: [{ players: [a, b] as const, reason: null }],
        forbidden: [{ players: [c, d] as const, reason: 'asked' }],
      },
    ];
    const [plain, ...others] = pairs.map((each) =>
      pairReport(played, { round: number, seed: String(seed), order: 'byes-first', delayed: [], ...each }),
    );
    yield [
      plain,
      others,
      pairReport(played, { round: number, seed: 's', order: 'literal', delayed: [[a, b]], ...pairs[0]! }),
    ];
    if (number > 1) yield getRuleSystem(tournament.ruleSystem).validate(played);
    if (plain === undefined || Array.isArray(plain)) return;
    const told = plain.pairs.map(([one, other]) => `${one} ${(roll(4) === 0 ? drawn : won).replace('{other}', other)}`);
    rounds.push(round(...told, ...plain.byes.map((id) => `${id} BYE`)));
  }
}

const PLAYERS = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay', 'gus', 'hal', 'ida'];

it.each(SETTINGS)('what is said of rounds by $tournament.ruleSystem cites its own document: $tournament', (setting) => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= stories(6, 200); seed++) {
    for (const size of [4, 5, 7, 9]) {
      for (const said of play(setting, PLAYERS.slice(0, size), seed)) {
        expect(foreign(setting.tournament.ruleSystem, said)).toEqual([]);
        for (const text of textsIn(said))
          if (documentsCited(text).length > 0)
            seen.add(text.replace(/\b(?:ann|bob|cy|dee|eve|fay|gus|hal|ida)\b|\d+/g, '*'));
      }
    }
  }
  // Otherwise this test would see nothing.
  expect(seen.size).toBeGreaterThan(1);
});

it.each(RULE_SYSTEM_IDS)('heats by %s cite its own document', (ruleSystem) => {
  const heat = (...lines: string[]) => report(round(...lines), { tournament: { ruleSystem, game: '2e' } });
  jest.spyOn(getRuleSystem(ruleSystem), 'computeStandings').mockReturnValue([]);
  const heats = [heat('ann 100-0 bob FW'), heat('ann 100-0 cy FW')].map((each) => ({
    ...each,
    entries: each.entries.map((entry, index) => ({ ...entry, seed: index + 1 })),
  }));
  expect(foreign(ruleSystem, seedsOfHeats(heats, BRACKETS[0]!))).toEqual([]);
  jest.restoreAllMocks();
});

const RULE_SYSTEM_BY_FAMILY: readonly (readonly [RegExp, RuleSystemId])[] = [
  [/^swiss-elimination-/, 'stccg-1996'],
  [/^double-elimination-/, 'ffg-swlcg-2016'],
];

it('a bracket cites the document that it is of', () => {
  for (const bracket of BRACKETS) {
    const seeds = Array.from({ length: bracket.entrants }, (_, index) => `p${index + 1}`);
    const answer = answerBracket({ bracket, seeds, results: [], bestOf: null, seed: null });
    const { matches } = answer as Exclude<typeof answer, readonly unknown[]>;
    const ruleSystem = RULE_SYSTEM_BY_FAMILY.find(([name]) => name.test(bracket.name))?.[1] ?? 'opg-4.2';
    expect(foreign(ruleSystem, matches)).toEqual([]);
  }
});

/** Texts of these folders and files belong to one rule system, or are about a document itself. */
const OWNED: readonly (readonly [prefix: string, documents: readonly DocumentNumber[], why: string])[] = [
  ['libs/rules/systems/src/opg-4.2/', ['000', '003'], 'rules of 000'],
  ['libs/rules/systems/src/decipher-1999/', ['001', '003'], 'rules of 001'],
  ['libs/rules/systems/src/stccg-1996/', ['002', '003'], 'rules of 002'],
  ['libs/rules/systems/src/ffg-swlcg-2016/', ['004'], 'rules of 004'],
  ['libs/rules/systems/src/sealed-1998/validate.ts', ['000'], 'says so of reports of 000 only'],
  ['libs/rules/pairing/src/dark-light.ts', ['001'], 'two-game rounds are of 001'],
  ['libs/rules/pairing/src/bracket/brackets.ts', ['000', '002'], 'where each bracket is printed'],
  ['libs/rules/next-round/src/bracket-games.ts', ['004'], 'brackets with sides are of 004'],
  ['libs/rules/next-round/src/delayed.ts', ['000'], 'games are delayed in tournaments of 000 only'],
  ['libs/rules/next-round/src/pair-report.ts', ['000'], 'a scenario of 000'],
  ['libs/rules/next-round/src/seat-report.ts', ['000'], 'pods are of 000'],
  ['libs/rules/intake/src/report/league-findings.ts', ['000'], 'leagues are of 000, whatever was played'],
  ['libs/rules/intake/src/report/plan-prizes.ts', ['000'], 'the Champions League is of 000'],
  ['libs/rules/intake/src/report/plan-level.ts', ['000'], 'the Champions League is of 000'],
  ['libs/rules/leagues/', ['000'], 'leagues and Trek Masters are of 000, whatever was played'],
  ['libs/rules/championships/', ['000'], 'championships are of 000'],
  ['libs/rules/prizes/', ['000'], 'Earned Byes and head starts are of 000'],
  ['libs/rules/policy/src/readings-of-', ['000', '004'], 'each reading names the document that it reads'],
  ['libs/rules/policy/src/stability.ts', ['000'], 'how long results may move is of 000, for every leaderboard'],
  ['libs/rules/rulebook/src/', ['000', '001', '002', '003', '004'], 'the documents themselves'],
  [
    'libs/rules/findings/src/',
    ['000', '001', '002', '003', '004'],
    'the list says of each rule system when a finding appears',
  ],
  ['libs/http/src/problem/problem-list.ts', ['000'], 'the list says when a problem appears'],
  ['apps/api/src/championships/', ['000'], 'levels and championships are of 000'],
  ['apps/api/src/leagues/', ['000'], 'leagues are of 000'],
  ['apps/api/src/bonus-schemes/', ['000'], 'bonus points are of 000'],
  ['apps/api/src/players/player.dto.ts', ['000'], 'coordinators are of 000'],
  ['apps/api/src/policy/', ['000'], 'rulings are of 000'],
  ['apps/api/src/prizes/', ['000'], 'byes to win are of 000'],
  ['apps/api/src/places/', ['000'], 'regions are of 000'],
  ['apps/api/src/tournaments/tournament.dto.ts', ['000'], 'an example for programs'],
  ['apps/api/src/rulebook/reading.dto.ts', ['000'], 'an example for programs'],
  ['apps/api/src/rulebook/rulebook.dto.ts', ['000'], 'an example for programs'],
  ['apps/cli/src/commands/points.ts', ['000'], 'points of leagues are of 000'],
  ['libs/views/src/announcements/announcement.dto.ts', ['000'], 'for programs, which say the rule system themselves'],
  ['apps/api/src/announcements/announcements.controller.ts', ['000'], 'for programs, likewise'],
  ['apps/ingest/src/live/live-refusal.ts', ['000'], 'a director who plays needs approval in 000 only (needsApproval)'],
  ['apps/web/src/live/player-facts.tsx', ['000'], 'likewise'],
  ['apps/ingest/src/corrections/', ['000'], 'flags of leagues are of 000'],
  ['apps/ingest/src/next-round/round-question.dto.ts', ['000'], 'games are delayed in tournaments of 000 only'],
  ['apps/web/src/leagues/', ['000'], 'leagues and Trek Masters are of 000'],
  ['apps/web/src/about/help.page.tsx', ['000'], 'ratings and announcing by 000, which the page names'],
  ['apps/web/src/calculators/', ['000'], 'calculators compute by 000'],
  ['apps/web/src/championships/', ['000'], 'levels and championships are of 000'],
  ['apps/web/src/policy/policy.page.tsx', ['000'], 'rulings are of 000'],
  ['apps/web/src/components/tournament-words.ts', ['000', '001', '002', '004'], 'a table by rule system'],
  ['libs/rules/tournament/src/cite-section.ts', ['000', '001', '002', '003', '004'], 'the names themselves'],
];
/** Sources of rating rules are hashed, and shown with the name of their rule system. */
const HASHED = /^libs\/rules\/(rating|tournament)\/src\/(policies|k-tables)\.ts$/;

/** Nobody reads the texts of these files. */
const UNSAID = /\/before-baseline\//;
const NAMED = new RegExp(`${Object.values(DOCUMENT_NAMES).join('|')}|\\b00[0-4](?:[, ]+(?:§|section)|, )`);

const literalsOf = (file: string): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node))
      texts.push(node.text);
    if (ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
};

it('no shared source writes the name of one document: it asks for that of the rule system (sourceIn)', () => {
  const files = execFileSync('git', ['ls-files', 'libs', 'apps'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file) && !HASHED.test(file) && !UNSAID.test(file))
    // Parsing all of them takes five seconds, and most name no document.
    .filter((file) => NAMED.test(readFileSync(file, 'utf8')));
  const stray = files.flatMap((file) => {
    const allowed = OWNED.filter(([prefix]) => file.startsWith(prefix)).flatMap(([, documents]) => documents);
    return literalsOf(file)
      .filter(
        (text) =>
          Object.values(DOCUMENT_NAMES).some((name) => text.includes(name)) || /\b00[0-4][, ]+(?:§|section)/.test(text),
      )
      .filter((text) => documentsCited(text).some((each) => !allowed.includes(each)))
      .map((text) => `${file}: ${text}`);
  });
  expect(stray).toEqual([]);
});

it('no German sentence cites another document than its English one', () => {
  const pairs = execFileSync('git', ['ls-files', 'apps/web/src/languages/messages/de', 'apps/web/src/*/de.json'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  expect(pairs.length).toBeGreaterThan(2000);
  const differing = pairs.filter(
    ([english, german]) => documentsCited(english).join() !== documentsCited(german).join(),
  );
  expect(differing).toEqual([]);
});
