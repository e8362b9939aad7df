import fc from 'fast-check';
import {
  createDice,
  drawTournament,
  dropsOf,
  fitTo,
  LAYOUTS,
  lossesIn,
  type DrawnMatch,
  type DrawnTournament,
  type Layout,
} from '../../../../test/builders/files/index.js';
import { stories } from '../../../../test/builders/length.js';
import type { FileMatch, FileTournament } from './parts/file-tournament.js';
import { readReport } from '@quadrant/rules/report';
import { getRuleSystem } from '@quadrant/rules/systems';
import type { TournamentReport } from '@quadrant/rules/tournament';
import type { Answers } from './answers.js';
import { openFile } from './open-file.js';
import { readFile } from './read-file.js';

/** Writes the players, the result and the known details of a match in the same way for either order of the players. */
function tellMatch(
  names: readonly string[],
  {
    kind,
    winner,
    margin,
    score,
  }: Pick<DrawnMatch, 'kind' | 'winner'> & {
    readonly margin: FileMatch['margin'];
    readonly score: FileMatch['score'];
  },
): string {
  const isTurned = names.length === 2 && names[0]! > names[1]!;
  const who = isTurned ? [names[1]!, names[0]!] : names;
  const won = winner === null ? 'nobody' : names[winner]!;
  const numbers = score === null ? '' : (isTurned ? [score[1], score[0]] : score).join(':');
  return [who.join(' – '), kind, kind === 'bye' ? '' : won, margin ?? '', numbers].join(' | ');
}

interface Told {
  readonly players: readonly string[];
  readonly rounds: readonly { readonly stage: string; readonly matches: readonly string[] }[];
}

const tellPlayer = (name: string, drop: number | null): string => (drop === null ? name : `${name} until ${drop}`);

function tellFile({ players, rounds }: FileTournament): Told {
  const nameOf = new Map(players.map(({ id, name }) => [id, name]));
  return {
    players: players.map(({ name, droppedAfterRound }) => tellPlayer(name, droppedAfterRound)).sort(),
    rounds: rounds.map(({ stage, matches }) => ({
      stage,
      matches: matches
        .flatMap(({ kind, players: ids, result, margin, score }) => {
          if (kind === 'absent') return [];
          const winner = result === 'win' ? 0 : result === 'loss' ? 1 : null;
          return [
            tellMatch(
              ids.map((id) => nameOf.get(id)!),
              { kind, winner, margin, score },
            ),
          ];
        })
        .sort(),
    })),
  };
}

function tellDrawn(tournament: DrawnTournament, { holds }: Layout): Told {
  const { names, rounds } = tournament;
  const drops = dropsOf(tournament);
  return {
    players: names.map((name, player) => tellPlayer(name, drops[player]!)).sort(),
    rounds: rounds.map(({ stage, matches }) => ({
      stage,
      matches: matches
        .map((match) =>
          tellMatch(
            match.players.map((player) => names[player]!),
            {
              ...match,
              margin: holds.margins === 'told' ? match.margin : null,
              score:
                match.kind !== 'played' || (stage === 'elimination' && holds.scoreInCut === false)
                  ? null
                  : holds.scoreOf(match),
            },
          ),
        )
        .sort(),
    })),
  };
}

/** These answers say what a file cannot. Wins that are neither full nor modified get one answer for all. */
const answersFor = ({ game, ruleSystem }: DrawnTournament, { holds }: Layout): Answers =>
  new Map(
    Object.entries({
      game,
      ruleSystem,
      director: 'director',
      name: 'Winter Local',
      startsAt: '2024-11-20T10:00:00+01:00',
      scores: 'points',
      ...(holds.margins === 'by-points' && { wins: 'modified' }),
    }),
  );

const WORDS = {
  opg: { full: ['FW', 'FL'], modified: ['MW', 'ML'], draw: 'TT' },
  decipher: { full: ['WIN', 'LOSS'], modified: ['MODIFIED_WIN', 'MODIFIED_LOSS'], draw: 'TRUE_TIE' },
} as const;

/** Leaves out Missed Games, so that a report with them equals a report without matches of those players. */
function tellReport({ entries, rounds }: TournamentReport): Told {
  const nameOf = (player: number) => entries[player]!.handle;
  return {
    players: entries.map(({ handle, droppedAfterRound }) => tellPlayer(handle, droppedAfterRound)).sort(),
    rounds: rounds.map(({ stage, matches }) => ({
      stage,
      matches: matches
        .flatMap(({ players, result, games, score, endedBy }) => {
          if (result === 'MG') return [];
          const names = players.map(nameOf);
          const winners = games.map(({ winner }) => (winner === null ? 'draw' : names[winner]!));
          return [tellResult(names, result, winners, score, endedBy)];
        })
        .sort(),
    })),
  };
}

const MIRRORED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(WORDS).flatMap(({ full, modified }) =>
    [full, modified].flatMap(([won, lost]) => [
      [won, lost],
      [lost, won],
    ]),
  ),
);

function tellResult(
  names: readonly string[],
  result: string | null,
  games: readonly string[],
  score: readonly [number, number] | null,
  endedBy: string | null,
): string {
  const isTurned = names.length === 2 && names[0]! > names[1]!;
  const who = isTurned ? [names[1]!, names[0]!] : names;
  const word = isTurned ? (MIRRORED[result ?? ''] ?? result) : result;
  const numbers = score === null ? '' : (isTurned ? [score[1], score[0]] : score).join(':');
  return [who.join(' – '), word ?? '', [...games].sort().join(', '), numbers, endedBy ?? ''].join(' | ');
}

/** Returns what the report has to say of a tournament that such a file can hold. */
function tellExpected(tournament: DrawnTournament, { holds }: Layout): Told {
  const { names, rounds, ruleSystem } = tournament;
  const drops = dropsOf(tournament);
  return {
    players: names.map((name, player) => tellPlayer(name, drops[player]!)).sort(),
    rounds: rounds.map(({ stage, matches }) => ({
      stage,
      matches: matches
        .flatMap((match) => {
          const { kind, winner, margin, points, players, games } = match;
          const both = players.map((player) => names[player]!);
          if (kind === 'bye') return [tellResult(both, 'BYE', [], null, null)];
          if (kind === 'forfeit' && winner === null) return [];
          // An absent player misses the game, and their opponent has a bye. Decipher counts it as a lost game (001,
          // Quitting).
          if (kind === 'forfeit' && ruleSystem !== 'decipher-1999')
            return [tellResult([both[winner!]!], 'BYE', [], null, null)];
          const ending = kind === 'forfeit' ? 'forfeit' : null;
          if (ruleSystem === 'ffg-swlcg-2016') {
            const won = winnersOf(match, holds.tellsGames === true ? games : null);
            return [
              tellResult(
                both,
                null,
                won.map((each) => (each === null ? 'draw' : both[each]!)),
                null,
                ending,
              ),
            ];
          }
          const words = ruleSystem === 'opg-4.2' ? WORDS.opg : WORDS.decipher;
          const word = winner === null ? words.draw : words[margin ?? 'full'][winner];
          return [tellResult(both, word, [], holds.points ? points : null, ending)];
        })
        .sort(),
    })),
  };
}

/** When no file has single games, a match is one game. */
const winnersOf = ({ winner }: DrawnMatch, games: readonly [number, number] | null): (0 | 1 | null)[] =>
  games === null
    ? [winner]
    : [...Array.from({ length: games[0] }, () => 0 as const), ...Array.from({ length: games[1] }, () => 1 as const)];

/**
 * Lists the pairs of players whose games are rated. The rules of 1996 and of the Living Card Game have no ratings.
 * Decipher counts a forfeit as a game (001, I.E), so it is rated.
 */
const tellPlayed = ({ names, rounds, ruleSystem }: DrawnTournament): string[] =>
  rounds
    .flatMap(({ matches }) =>
      matches.flatMap(({ kind, players, winner }) => {
        const isForfeit = kind === 'forfeit' && winner !== null;
        const isRated =
          ruleSystem === 'opg-4.2'
            ? kind === 'played'
            : ruleSystem === 'decipher-1999' && (kind === 'played' || isForfeit);
        return isRated
          ? [
              players
                .map((player) => names[player]!)
                .sort()
                .join(' – '),
            ]
          : [];
      }),
    )
    .sort();

/** Lists the pairs of players in the games that the report has rated. */
const tellRated = (report: TournamentReport): string[] =>
  getRuleSystem(report.tournament.ruleSystem)
    .ratedGames(report)
    .map(({ players }) =>
      players
        .map((player) => report.entries[player]!.handle)
        .sort()
        .join(' – '),
    )
    .sort();

/** Each layout gets so many files and reports: together more than 1,000 tournaments, in about ten seconds of processor time. */
const CASES = 25;
/** Each run of `npm test` has the same tournaments, each run of `npm run test:full` has others. */
const RUNS = { numRuns: CASES, ...(stories(1, 0) === 1 && { seed: 1 }) };

const draws = fc.record({
  seed: fc.nat(),
  players: fc.integer({ min: 3, max: 40 }),
  rounds: fc.integer({ min: 2, max: 8 }),
});

interface Drawn {
  readonly seed: number;
  readonly tournament: DrawnTournament;
  /** Codes of findings about what the file cannot hold. */
  readonly losses: readonly string[];
}

/** A tournament that this layout can hold; the Living Card Game has no Full and Modified Wins, and counts games. */
const drawnFor = (layout: Layout): fc.Arbitrary<Drawn> =>
  draws.map(({ seed, ...size }) => {
    const { holds } = layout;
    const drawn = drawTournament(seed, size);
    const isOther = drawn.game === 'sw-lcg' && (holds.margins !== 'none' || holds.tellsGames === false);
    const chosen: DrawnTournament = isOther ? { ...drawn, game: '2e', ruleSystem: 'opg-4.2' } : drawn;
    return { seed, tournament: fitTo(chosen, holds), losses: lossesIn(chosen, layout) };
  });

/** When a file lists no byes, they and the drops that depend on them are compared separately. */
const withoutByes = ({ players, rounds }: Told): Told => ({
  players: players.map((player) => player.replace(/ until \d+$/, '')).sort(),
  rounds: rounds.map(({ stage, matches }) => ({ stage, matches: matches.filter((match) => !isBye(match)) })),
});

const isBye = (match: string): boolean => match.split(' | ')[1]!.toLowerCase() === 'bye';

/** Expects the same of both; where the file lists no byes, a finding has to name each round in which they differ. */
function expectSame(told: Told, expected: Told, { holds }: Layout, messages: readonly string[]): void {
  if (holds.byes !== 'inferred') return expect(told).toEqual(expected);
  expect(withoutByes(told)).toEqual(withoutByes(expected));
  const byesOf = ({ rounds }: Told) =>
    rounds.flatMap(({ matches }, index) =>
      matches.filter(isBye).map((match) => `${match.split(' | ')[0]!} in round ${index + 1}`),
    );
  const [read, drawn] = [byesOf(told), byesOf(expected)];
  const different = [...read, ...drawn].filter((each) => !read.includes(each) || !drawn.includes(each));
  const isNamed = (each: string) => {
    const round = new RegExp(String.raw`${/ in round \d+$/.exec(each)![0]}\b`);
    const always = each.replace(/\d+$/, '').replace(/ in round $/, ' in any round');
    return messages.some((text) => round.test(text) || text.includes(always) || text.includes('…'));
  };
  const unnamed = different.filter((each) => !isNamed(each));
  expect(unnamed).toEqual([]);
}

/** Each of these findings is reported once in a file. */
const LOSSES = ['forfeits-not-told', 'wins-taken-as-full', 'bye-unclear'];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe.each(LAYOUTS.map((layout) => [layout.name, layout] as const))('Tournaments written as %s', (_, layout) => {
  it('are read back as far as the file can hold them', () => {
    fc.assert(
      fc.property(drawnFor(layout), ({ seed, tournament }) => {
        const { format, tournaments, findings } = readFile(bytesOf(layout.write(tournament, createDice(seed))));
        expect(format).toBe(layout.format);
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(tournaments).toHaveLength(1);
        const messages = findings.map(({ message }) => String(message));
        expectSame(tellFile(tournaments[0]!), tellDrawn(tournament, layout), layout, messages);
      }),
      RUNS,
    );
  });

  it('become a report with the same results, byes, Missed Games and drops, whose rated games are those that were played', () => {
    fc.assert(
      fc.property(drawnFor(layout), ({ seed, tournament, losses }) => {
        const opened = openFile(bytesOf(layout.write(tournament, createDice(seed))), answersFor(tournament, layout));
        expect(opened.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        const { report, findings } = readReport(opened.documents[0]!);
        expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
        const messages = opened.findings.map(({ message }) => String(message));
        expectSame(tellReport(report!), tellExpected(tournament, layout), layout, messages);
        expect(tellRated(report!)).toEqual(tellPlayed(tournament));
        const codes: readonly string[] = [...opened.findings, ...findings].map(({ code }) => code);
        expect(losses.filter((code) => !codes.includes(code))).toEqual([]);
        for (const code of LOSSES) expect(codes.filter((each) => each === code).length).toBeLessThan(2);
      }),
      RUNS,
    );
  });
});
