import fc from 'fast-check';
import { readReport } from '@quadrant/rules/report';
import { elimination, eliminationPods, pods, report, reportDocument, round, type RoundText } from './report.js';
import { anyRound, HANDLES } from './standings-properties.js';
import type { TournamentHeader, TournamentReport } from '@quadrant/rules/tournament';

type Line = (first: string, second: string) => string;

const points = fc.integer({ min: 0, max: 99 });
const ending = fc.constantFrom('', ' time', ' concession', ' normal');

/** Generates a match whose result and score agree. */
const toldByResult = (
  words: readonly (readonly [string, 1 | 0 | -1])[],
  more: fc.Arbitrary<string>,
): fc.Arbitrary<Line> =>
  fc
    .record({ word: fc.constantFrom(...words), points, ending, more, isScored: fc.boolean() })
    .map(({ word: [word, sign], points: less, ending: ended, more: rest, isScored }) => (first, second) => {
      const [own, other] = sign === 0 ? [less, less] : sign === 1 ? [100, less] : [less, 100];
      return `${first} ${isScored ? `${own}-${other} ` : ''}${second} ${word}${ended}${rest}`;
    });

const OPG = [
  ['FW', 1],
  ['MW', 1],
  ['TT', 0],
  ['ML', -1],
  ['FL', -1],
] as const;
const DECIPHER = [
  ['WIN', 1],
  ['MODIFIED_WIN', 1],
  ['TRUE_TIE', 0],
  ['MODIFIED_LOSS', -1],
  ['LOSS', -1],
] as const;
const NOTHING = fc.constant('');

const game = fc.record({ word: fc.constantFrom('W', 'L', 'D'), isScored: fc.boolean(), ending });

/** Generates a match of two games, one with each side. */
const twoGames = (hasScores: boolean): fc.Arbitrary<Line> =>
  fc.tuple(game, game).map(([one, other]) => (first, second) => {
    const told = [one, other].map(({ word, isScored, ending: ended }, index) => {
      const score = !hasScores || !isScored ? '' : word === 'W' ? ' 9-0' : word === 'L' ? ' 0-7' : ' 3-3';
      return `${word} ${index === 0 ? 'dark' : 'light'}${score}${ended}`;
    });
    return `${first} ${second}: ${told.join(', ')}`;
  });

const bestOfThree = fc
  .constantFrom('W, W', 'L, W, L', 'W, L, W', 'L, L', 'W, L, D', 'W')
  .map((games) => elimination(`ann Bob best-of-3: ${games}`, 'cy dée FW'));

/** Generates a round of two pods, in which one player has no place. */
const podRound = (told: typeof pods): fc.Arbitrary<RoundText> =>
  fc
    .record({
      order: fc.shuffledSubarray(HANDLES, { minLength: HANDLES.length }),
      scores: fc.array(fc.nat(100_000), { minLength: HANDLES.length, maxLength: HANDLES.length }),
      out: fc.tuple(fc.integer({ min: -1, max: 3 }), fc.integer({ min: -1, max: 3 })),
    })
    .map(({ order, scores, out }) => {
      const line = (seat: number, gone: number) =>
        order
          .slice(seat, seat + 4)
          .map((handle, index) => `${handle} ${scores[seat + index]}${index === gone ? ' out' : ''}`)
          .join(', ');
      return told(line(0, out[0]), line(4, out[1]));
    });

interface Kind {
  readonly header: Partial<TournamentHeader>;
  readonly swiss: fc.Arbitrary<RoundText>;
  readonly finals?: fc.Arbitrary<RoundText>;
}

const lone = (...results: string[]) => fc.constantFrom('', ...results);
const OTHER = { cardPool: null, rules: null } as const;

/** Everything that a tournament can be played by. */
const KINDS: Readonly<Record<string, Kind>> = {
  'opg-4.2': {
    header: {},
    swiss: anyRound(
      toldByResult(OPG, fc.constantFrom('', ' d=12', ' missions=1+1/0+2')),
      lone('BYE', 'EARNED_BYE', 'MG'),
    ),
    finals: bestOfThree,
  },
  'opg-4.2, Tribbles': {
    header: { game: 'tribbles', rules: null, pairing: 'tribbles' },
    swiss: podRound(pods),
    finals: podRound(eliminationPods),
  },
  'decipher-1999': {
    header: { ...OTHER, ruleSystem: 'decipher-1999', game: 'stccg' },
    swiss: anyRound(toldByResult(DECIPHER, fc.constantFrom('', ' excluded=0-15', ' conditions-differ')), lone('BYE')),
  },
  'decipher-1999, two games': {
    header: { ...OTHER, ruleSystem: 'decipher-1999', game: 'swccg', pairing: 'dark-light' },
    swiss: anyRound(twoGames(true), lone('BYE')),
  },
  'stccg-1996': {
    header: { ...OTHER, ruleSystem: 'stccg-1996', game: 'stccg', pairing: 'swiss-elimination' },
    swiss: anyRound(toldByResult(DECIPHER, NOTHING), lone('BYE')),
    finals: fc.constantFrom('WIN', 'LOSS').map((word) => elimination(`ann 30-20 Bob ${word}`)),
  },
  'ffg-swlcg-2016': {
    header: { ...OTHER, ruleSystem: 'ffg-swlcg-2016', game: 'sw-lcg', structure: 'basic', tier: 'relaxed' },
    swiss: anyRound(
      fc.oneof(
        twoGames(false),
        fc.constant<Line>((one, two) => `${one} ${two} intentional`),
      ),
      lone('BYE'),
    ),
    finals: fc.constantFrom('W', 'L').map((word) => elimination(`ann cy: ${word} dark`)),
  },
};

/** Lists the kinds that {@link anyDocument} can generate. */
export const KINDS_OF_DOCUMENTS: readonly string[] = Object.keys(KINDS);

/**
 * Generates `quadrant/1` documents of one kind, without errors: with absent members as null or left out, keys that the format does not know,
 * handles in other spellings, facts about players, and an order and places of the director.
 */
export function anyDocument(name: string): fc.Arbitrary<Record<string, unknown>> {
  const { header, swiss, finals = fc.constant(round('ann BYE')) } = KINDS[name]!;
  return fc
    .record({
      rounds: fc.array(swiss, { minLength: 1, maxLength: 3 }),
      end: fc.option(finals),
      extras: fc.boolean(),
      isShort: fc.boolean(),
      isLoud: fc.boolean(),
    })
    .map(({ rounds, end, extras, isShort, isLoud }) => {
      const hasEnd = end !== null && KINDS[name]!.finals !== undefined;
      const players = Object.fromEntries(HANDLES.map((handle, index) => [handle, { country: 'DE', seed: index + 1 }]));
      const told: TournamentReport = report(
        {
          tournament: { plannedRounds: rounds.length, ...header },
          players,
          ...(extras && { standings: [...HANDLES].reverse(), places: [{ handle: 'ivo', place: 9, reason: 'late' }] }),
        },
        ...rounds,
        ...(hasEnd ? [end] : []),
      );
      const document = {
        ...reportDocument(told),
        ...(extras && { 'x-ours': { a: [1] } }),
      };
      const text = JSON.stringify(document, (_, value: unknown) => (isShort ? withoutNulls(value) : value));
      return isLoud ? text.replaceAll('"players":["ann"', '"players":["ANN"') : text;
    })
    .filter((text) => readReport(new TextEncoder().encode(text)).report !== null)
    .map((text) => JSON.parse(text) as Record<string, unknown>);
}

const withoutNulls = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null))
    : value;
