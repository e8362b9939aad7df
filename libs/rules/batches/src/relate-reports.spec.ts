import type { Match, TournamentReport } from '@quadrant/rules/tournament';
import { type NamedReport, relateReports } from './relate-reports.js';

const match = (players: readonly [number, number], result: Match['result']): Match =>
  ({ players, result, games: [], score: null }) as unknown as Match;

const games = (people: readonly string[], ...matches: readonly Match[]): NamedReport => ({
  report: { rounds: [{ round: 1, stage: 'swiss', matches, pods: [] }] } as unknown as TournamentReport,
  people,
});

const places = (...people: readonly string[]): NamedReport => ({
  report: {
    rounds: [],
    statedStandings: people.map((_, entry) => ({ entry, place: entry + 1, points: null })),
  } as unknown as TournamentReport,
  people,
});

describe('two reports that may be of one tournament', () => {
  const one = games(['ann', 'bob', 'cyd', 'dee'], match([0, 1], 'FW'), match([2, 3], 'MODIFIED_WIN'));

  it('say the same, whoever stands first in a match', () => {
    const turned = games(['bob', 'ann', 'dee', 'cyd'], match([0, 1], 'FL'), match([2, 3], 'MODIFIED_LOSS'));
    expect(relateReports(one, turned)).toBe('equal');
  });

  it('contradict each other in one result', () => {
    const other = games(['ann', 'bob', 'cyd', 'dee'], match([0, 1], 'FL'), match([2, 3], 'MODIFIED_WIN'));
    expect(relateReports(one, other)).toBe('contradicts');
  });

  it('say more and less where one lacks a match', () => {
    const less = games(['ann', 'bob'], match([0, 1], 'FW'));
    expect(relateReports(one, less)).toBe('more');
    expect(relateReports(less, one)).toBe('less');
  });

  it('say more where one has games and the other one places', () => {
    expect(relateReports(one, places('ann', 'bob'))).toBe('more');
    expect(relateReports(places('ann', 'bob'), one)).toBe('less');
  });

  it('are compared by places where neither has games', () => {
    expect(relateReports(places('ann', 'bob'), places('ann', 'bob'))).toBe('equal');
    expect(relateReports(places('ann', 'bob'), places('bob', 'ann'))).toBe('contradicts');
    expect(relateReports(places('ann', 'bob', 'cyd'), places('ann', 'bob'))).toBe('more');
  });
});
