import { SWITCHES } from '@quadrant/rules/policy';
import type { TournamentHeader, TournamentReport } from '@quadrant/rules/tournament';
import { actingAs } from '../../../../../test/builders/principals.js';
import { deliver } from '../../../../../test/builders/report-facts.js';
import { report } from '../../../../../test/builders/report.js';
import { pods, round, type RoundText } from '../../../../../test/builders/round-text.js';
import { changedFacts } from './changed-facts.js';
import { scoreAs } from './plan-report.js';

const SCORED_AS = {
  key: '7b7b7b7b-0000-4000-8000-000000000000',
  level: null,
  rated: null,
  league: null,
  announced: null,
  leadTimeCountsAsMet: false,
  tossSeed: null,
  switches: SWITCHES,
};
const { key, ...OVERRIDES } = SCORED_AS;
const FACTS = { ...OVERRIDES, sha256: new Uint8Array(32) };

/** Players are found by handle, and have had it all along unless a test says otherwise. */
const idOf = (handle: string): number => handle.charCodeAt(0);

/** Writes what a revision of ann's changes, as `what: before → after`. */
function changes(
  before: TournamentReport,
  after: TournamentReport,
  { aliases = {}, senders = [] }: { aliases?: Readonly<Record<string, string>>; senders?: readonly number[] } = {},
): string[] {
  const players = after.entries.map(({ handle }) => {
    const countsAs = idOf(aliases[handle] ?? handle);
    return { key: handle, known: { id: countsAs, countsAs }, isNew: false };
  });
  const found = changedFacts(
    deliver(after, { submitter: actingAs('director', 'ann') }),
    { players, scoring: scoreAs(after, 'ab'.repeat(32), SCORED_AS) },
    { key, report: before, players: before.entries.map(({ handle }) => idOf(handle)), facts: FACTS, senders },
  );
  return found.map(({ what, before: was, after: is }) => `${what}: ${was} → ${is}`);
}

const ROUNDS = [
  round('ann 100-35 bob FW', 'cy 100-20 dee FW'),
  round('ann 100-80 cy FW', 'bob 100-0 dee FW'),
  round('ann 100-0 dee FW', 'bob 20-20 cy TT'),
];
const played = (tournament: Partial<TournamentHeader> = {}, rounds: readonly RoundText[] = ROUNDS) =>
  report(...rounds, { tournament });

// @row 2
describe('A.2: what a director does not change alone', () => {
  it('is nothing where neither a fact that decides nor a result of theirs is another one', () => {
    expect(changes(played(), played())).toEqual([]);
    const others = [ROUNDS[0]!, ROUNDS[1]!, round('ann 100-0 dee FW', 'bob 20-30 cy ML')];
    expect(changes(played(), played({ name: 'Another', venue: 'Elsewhere' }, others))).toEqual([]);
  });

  it.each<[Partial<TournamentHeader>, string]>([
    [{ startsAt: '2014-11-09T10:00:00-05:00' }, 'startsAt: 2014-11-08T10:00:00-05:00 → 2014-11-09T10:00:00-05:00'],
    [{ endsAt: '2014-11-09T10:00:00-05:00' }, 'endsAt: nothing → 2014-11-09T10:00:00-05:00'],
    [{ online: true }, 'online: false → true'],
    [{ level: 2 }, 'level: 1 → 2'],
    [{ kind: 'regional' }, 'kind: local → regional'],
    [{ format: 'draft' }, 'format: constructed → draft'],
    [{ league: 'worf' }, 'league: nothing → worf'],
    [{ tertiaryDirector: 'Quark' }, 'tertiaryDirector: nothing → Quark'],
    [{ director: 'Quark' }, 'director: director → Quark'],
    [{ unrated: true }, 'unrated: false → true'],
    [{ unrated: true }, 'rated: yes → no'],
    [{ scenario: 'cool' }, 'rated: yes → no'],
    [{ registeredAt: null }, 'sanctioned: yes → no'],
  ])('%j', (header, told) => {
    expect(changes(played(), played(header))).toContain(told);
  });

  it('is no director whose name is spelled in another case', () => {
    expect(changes(played({ director: 'Ann' }), played({ director: 'ANN' }))).toEqual([]);
  });

  it('is a round or a player that sanctioning needs', () => {
    expect(changes(played(), played({}, ROUNDS.slice(0, 2)))).toEqual([
      'sanctioned: yes → no',
      'rated: yes → no',
      'your result in round 3: ann - dee FW 100-0 → nothing',
    ]);
  });

  it('is a player who is gone or replaced, and nobody who has another handle now', () => {
    const renamed = JSON.parse(JSON.stringify(played()).replaceAll('"dee"', '"eve"')) as TournamentReport;
    expect(changes(played(), renamed)).toContain('players: "dee" among them → without them');
    expect(changes(played(), renamed, { aliases: { eve: 'dee' } })).toEqual([]);
  });

  it('is a result of a game that they played, under whichever handle, however the entries are ordered', () => {
    const other = [round('bob 35-100 ann FL', 'cy 100-20 dee FW'), ROUNDS[1]!, ROUNDS[2]!];
    const lost = [round('bob 100-35 ann FW', 'cy 100-20 dee FW'), ROUNDS[1]!, ROUNDS[2]!];
    expect(changes(played({}, other), played({}, lost))).toContain(
      'your result in round 1: bob - ann FL 35-100 → bob - ann FW 100-35',
    );
    const ofCy = [round('cy 100-30 dee FW', 'ann 100-35 bob FW'), ROUNDS[1]!, ROUNDS[2]!];
    expect(changes(played(), played({}, ofCy))).toEqual([]);
    // The sender has claimed cy.
    expect(changes(played(), played({}, ofCy), { senders: [idOf('cy')] })).toEqual([
      'your result in round 1: ann - bob FW 100-35; cy - dee FW 100-20 → ann - bob FW 100-35; cy - dee FW 100-30',
    ]);
  });

  it('is a pod in which they played', () => {
    const tribbles = (scores: string) =>
      report(pods(scores), { tournament: { game: 'tribbles', format: 'constructed' } });
    const [before, after] = [
      tribbles('ann 100000, bob 500, cy 0, dee 0'),
      tribbles('ann 100000, bob 600, cy 0, dee 0'),
    ];
    expect(changes(before, after)).toContainEqual(
      expect.stringContaining('your result in round 1: ann - bob - cy - dee'),
    );
  });
});
