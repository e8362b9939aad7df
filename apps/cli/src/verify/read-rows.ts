import type { AnnouncedFacts, RunRecord } from '@quadrant/rules/history';
import type {
  PublishedAward,
  PublishedBadge,
  PublishedChange,
  PublishedEntitlement,
  PublishedPlayer,
  PublishedStanding,
  PublishedTables,
  PublishedTournament,
} from '@quadrant/rules/verification';
import { basisOfPlace, type Level, type TossSeed } from '@quadrant/rules/tournament';
import { YES } from '../export/history-lines.js';
import type { Fields } from './fields.js';

export const readPlayer = (fields: Fields): PublishedPlayer => ({
  publicId: fields.text('publicId'),
  countsAs: fields.text('countsAs'),
  handle: fields.text('handle'),
  name: fields.textOrNull('name'),
  country: fields.textOrNull('country'),
  region: fields.textOrNull('region'),
});

/** Returns null where the tournament has no seed, as in older exports. */
function readToss(fields: Fields): TossSeed | null {
  if (!fields.has('toss')) return null;
  const toss = fields.object('toss');
  return { seed: toss.text('seed'), number: toss.number('number'), chain: toss.text('chain') };
}

/** Returns null where the tournament was not announced, as in older exports. */
function readAnnounced(fields: Fields): AnnouncedFacts | null {
  if (!fields.has('announced')) return null;
  const announced = fields.object('announced');
  return { at: announced.text('at'), unrated: announced.boolean('unrated') };
}

export const readTournament = (fields: Fields): Omit<PublishedTournament, keyof PublishedTables> => ({
  key: fields.text('key'),
  externalId: fields.textOrNull('externalId'),
  startsAt: Date.parse(fields.text('startsAt')),
  revision: fields.number('revision'),
  sha256: fields.text('sha256'),
  leadTimeCountsAsMet: fields.boolean('leadTimeCountsAsMet'),
  announced: readAnnounced(fields),
  levelOverride: fields.numberOrNull('levelOverride') as Level | null,
  ratedOverride: fields.booleanOrNull('ratedOverride'),
  leagueOverride: fields.textOrNull('leagueOverride'),
  toss: readToss(fields),
  players: fields.texts('players'),
  participants: fields.number('participants'),
  sanctioned: fields.boolean('sanctioned'),
  rated: fields.boolean('rated'),
  ratedGames: fields.number('ratedGames'),
  leagueSeason: fields.textOrNull('leagueSeason'),
  policy: fields.textOrNull('policy'),
  kFactor: fields.numberOrNull('kFactor'),
  standingsSha256: fields.text('standingsSha256'),
  inputSha256: fields.text('inputSha256'),
  outcomeSha256: fields.text('outcomeSha256'),
  chainSha256: fields.text('chainSha256'),
  run: fields.number('run'),
  changeWaits: fields.boolean('changeWaits'),
});

export function readStanding(fields: Fields): PublishedStanding {
  const stated = fields.has('statedPlace') ? fields.text('statedPlace') || null : null;
  const basis = basisOfPlace({ stated });
  if (fields.has('basis') && fields.text('basis') !== basis)
    throw fields.differs('basis of a place', basis, fields.text('basis'));
  const pointsAtLeast = fields.has('pointsAtLeast') && fields.text('pointsAtLeast') === YES;
  return { stated, pointsAtLeast, ...readNumbers(fields) };
}

const readNumbers = (fields: Fields): Omit<PublishedStanding, 'stated' | 'pointsAtLeast'> => ({
  player: fields.text('player'),
  place: fields.number('place'),
  points: fields.numberOrNull('points'),
  strengthOfSchedule: fields.numberOrNull('strengthOfSchedule'),
  extendedStrengthOfSchedule: fields.numberOrNull('extendedStrengthOfSchedule'),
  differential: fields.numberOrNull('differential'),
  cumulativeVictoryPoints: fields.numberOrNull('cumulativeVictoryPoints'),
  roundsWon: fields.numberOrNull('roundsWon'),
  decidedBy: fields.text('decidedBy'),
});

export const readChange = (fields: Fields): PublishedChange => ({
  category: fields.text('category'),
  player: fields.text('player'),
  games: fields.number('games'),
  before: fields.number('before'),
  after: fields.number('after'),
  run: fields.number('run'),
});

export const readAward = (fields: Fields): PublishedAward => ({
  kind: fields.text('kind'),
  player: fields.text('player'),
  place: fields.number('place'),
  participants: fields.number('participants'),
  points: fields.number('points'),
  league: fields.text('league') || null,
  season: fields.text('season'),
  phase: fields.text('phase') || null,
  rule: fields.text('rule'),
  section: fields.text('section'),
  reason: fields.text('reason') || null,
  run: fields.number('run'),
});

export const readEntitlement = (fields: Fields): PublishedEntitlement => ({
  player: fields.text('player'),
  place: fields.number('place'),
  into: fields.text('into'),
  edition: fields.text('edition'),
  continent: fields.text('continent') || null,
  earnedByes: fields.text('earnedByes').split(' ').filter(Boolean).map(Number),
  headStart: fields.number('headStart'),
  rule: fields.text('rule'),
  section: fields.text('section'),
  run: fields.number('run'),
});

export const readBadge = (fields: Fields): PublishedBadge => ({
  player: fields.text('player'),
  place: fields.number('place'),
  badge: fields.text('badge'),
  rule: fields.text('rule'),
  section: fields.text('section'),
  run: fields.number('run'),
});

export const readRun = (fields: Fields): RunRecord => ({
  number: fields.number('number'),
  kind: fields.textOrNull('kind'),
  engineVersion: fields.textOrNull('engineVersion'),
  rulesSha256: fields.textOrNull('rulesSha256'),
  officialRun: fields.numberOrNull('officialRun'),
  rolledBackTo: fields.numberOrNull('rolledBackTo'),
  // Exports of earlier programs have no changes.
  ...(fields.has('changes') && { changes: fields.objects('changes').map((each) => ({ kind: each.text('kind') })) }),
});
