import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeagueRules, RecordedToss } from '@quadrant/rules/leagues';
import { reportDocument } from '../builders/report.js';
import { HANDLES } from '../simulator/content.js';
import { uuidOf } from '../simulator/model-leagues.js';
import type { Model } from '../simulator/model.js';

const csvOf = (columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [columns, ...rows].map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\n') +
  '\n';

const ndjsonOf = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

/** The players of the toss are public ids. */
export interface SeasonToss extends RecordedToss<string> {
  readonly league: string;
  readonly season: string;
}

/** Writes the published leagues of a story, as the files of an export. */
export function writeExport(
  folder: string,
  model: Model,
  publicIds: readonly Uint8Array[],
  leagues: readonly LeagueRules[],
  tosses: readonly SeasonToss[],
): void {
  const reports: unknown[] = [];
  const tournaments: unknown[] = [];
  const standings: (string | number)[][] = [];
  const awards: (string | number)[][] = [];
  const ids = publicIds.map(uuidOf);
  const countsAs = ids.map((_, player) => ids[model.merges.published(player)]!);
  for (const { tournament, step } of model.published) {
    const { key, scorecard, publicIds: players } = tournament.input;
    const playerOf = (entry: number) => uuidOf(players[entry]!);
    reports.push(reportDocument(model.reportOf(tournament)));
    tournaments.push({
      ...{ key, participants: scorecard.participants, sanctioned: scorecard.sanctioned, leagueOverride: null },
      players: players.map(uuidOf),
      report: { file: 'reports.ndjson', line: reports.length },
    });
    scorecard.placings.forEach((entry, index) => standings.push([key, index + 1, playerOf(entry)]));
    for (const { kind, entry, points, rule } of step.outcome.awards)
      awards.push([key, kind, playerOf(entry), points, rule]);
  }
  const handleOf = (publicId: string) => HANDLES[ids.indexOf(publicId)]!;
  const files: Record<string, string> = {
    'leagues.ndjson': ndjsonOf(leagues),
    'reports.ndjson': ndjsonOf(reports),
    'earlier-reports.ndjson': '',
    'tournaments.ndjson': ndjsonOf(tournaments),
    'players.ndjson': ndjsonOf(
      ids.map((publicId, player) => ({ publicId, countsAs: countsAs[player], handle: HANDLES[player] })),
    ),
    'decisions.ndjson': ndjsonOf(
      tosses.map((toss) => ({ kind: 'season-toss', ...toss, order: toss.order.map(handleOf) })),
    ),
    'standings.csv': csvOf(['tournament', 'place', 'player'], standings),
    'awards.csv': csvOf(['tournament', 'kind', 'player', 'points', 'rule'], awards),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
