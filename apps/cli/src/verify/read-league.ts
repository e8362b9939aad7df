import {
  PHASES,
  type LeagueRules,
  type LeagueSeason,
  type ManualAward,
  type SchemeInForce,
} from '@quadrant/rules/leagues';
import type { Fields } from './fields.js';

export const readLeague = (fields: Fields): LeagueRules => ({
  slug: fields.text('slug'),
  seasons: fields.objects('seasons').map(readSeason),
  schemes: fields.objects('schemes').map(readScheme),
  manualAwards: fields.objects('manualAwards').map(readManualAward),
});

const readSeason = (fields: Fields): LeagueSeason => ({
  id: fields.number('id'),
  league: fields.text('league'),
  season: fields.text('season'),
  startsOn: fields.text('startsOn'),
  endsOn: fields.text('endsOn'),
  phases: readPhases(fields.object('phases')),
  tournamentsPerPhase: fields.number('tournamentsPerPhase'),
  qualifiers: fields.isNull('qualifiers') ? null : readQualifiers(fields.object('qualifiers')),
});

const readPhases = (fields: Fields): LeagueSeason['phases'] =>
  Object.fromEntries(
    PHASES.map((phase) => {
      if (fields.isNull(phase)) return [phase, null];
      const days = fields.object(phase);
      return [phase, { from: days.text('from'), to: days.text('to') }];
    }),
  ) as Record<(typeof PHASES)[number], { from: string; to: string } | null>;

const readQualifiers = (fields: Fields): NonNullable<LeagueSeason['qualifiers']> => ({
  firstHalf: fields.number('firstHalf'),
  secondHalf: fields.number('secondHalf'),
});

const readScheme = (fields: Fields): SchemeInForce => ({
  scheme: fields.text('scheme'),
  version: fields.number('version'),
  name: fields.text('name'),
  section: fields.text('section'),
  text: fields.text('text'),
  from: fields.text('from'),
  to: fields.textOrNull('to'),
});

const readManualAward = (fields: Fields): ManualAward => ({
  id: fields.text('id'),
  tournament: fields.text('tournament'),
  player: fields.text('player'),
  points: fields.number('points'),
  reason: fields.text('reason'),
});
