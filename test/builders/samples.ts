import type { TournamentReport } from '@quadrant/rules/tournament';
import { elimination, pods, round } from './round-text.js';
import { report } from './report.js';

/** A tournament of every kind that a report can tell, with everything in it that a report can hold. */
export const SAMPLES: Readonly<Record<string, TournamentReport>> = {
  'opg-4.2': report(
    {
      tournament: {
        externalId: 'own-system:4711',
        endsAt: '2014-11-08T20:00:00-05:00',
        plannedRounds: 4,
        league: 'wct-east',
        venue: 'Café ☕, back room',
        level: 2,
      },
      players: {
        ann: {
          name: 'Ann',
          country: 'DE',
          seed: 1,
          earnedByes: [1],
          droppedAfterRound: 4,
          deck: {
            headquarters: 'Cardassia Prime',
            affiliation: 'Cardassian',
            missionsCompleted: ['Survey'],
            personnel: { total: 30, nonAligned: 4, playable: 20 },
          },
        },
      },
      finalConfrontation: { players: ['ann', 'bob'], winner: 'bob' },
      places: [{ handle: 'cy', place: 3, reason: 'helped with the dishes' }],
      standings: ['bob', 'ann', 'cy', 'dee'],
    },
    round('ann EARNED_BYE', 'bob 100--20 cy FW', 'dee MG'),
    round('ann 40-40 bob TT', 'cy 10-90 dee FL decked'),
    round('ann 30-70 cy ML time missions=1+0/1+1', 'bob dee FW d=12 quit'),
    elimination('ann bob best-of-3: W 100-0, L 20-100, W concession'),
  ),

  'opg-4.2, Tribbles': report(
    {
      tournament: { game: 'tribbles', rules: null, pairing: 'tribbles' },
      players: { ann: { headStart: 100_000 } },
    },
    pods('ann 120000 out, bob 45000, cy 0, dee 5', 'eve 1, fay 2, gus 3 out, hal 4'),
    pods('ann 0, bob 45000, cy 0, dee 5 out', 'eve 1, fay 2, gus 3, hal 4'),
    pods('ann 1000, bob 0 out, cy 10, dee 5', 'eve 1, fay 2, gus 4 out'),
    pods('ann 5, bob 50 out, cy 500, dee 0', 'eve 3 out, fay 2, gus 4, hal 1'),
    pods('ann 70000, bob 45000 out, cy 0, dee 5', 'eve 3 out, fay 2, gus 4, hal 1'),
  ),

  'decipher-1999, one game a round': report(
    {
      tournament: { ruleSystem: 'decipher-1999', game: 'stccg', cardPool: null, rules: null },
    },
    round('ann 100-35 bob WIN excluded=0-15', 'cy 60-60 dee TRUE_TIE time', 'eve BYE'),
    round('ann 90-40 cy MODIFIED_WIN time conditions-differ', 'bob eve LOSS forfeit', 'dee BYE'),
    round('ann 20-100 eve LOSS', 'bob 100-0 dee WIN d=100 quit', 'cy BYE'),
  ),

  'decipher-1999, two games a round': report(
    {
      tournament: { ruleSystem: 'decipher-1999', game: 'swccg', cardPool: null, rules: null, pairing: 'dark-light' },
    },
    round('fay gus: W dark 9-0, L light 3-10 time', 'hal ida: D dark 0-0, W light 12-0 d=10', 'ann BYE'),
    round('fay hal: L light 0-8, L dark 0-4 quit', 'gus ann: W light 5-0, W dark 7-0 forfeit', 'ida BYE'),
  ),

  'stccg-1996': report(
    { tournament: { ruleSystem: 'stccg-1996', game: 'stccg', cardPool: null, rules: null, pairing: 'simple-swiss' } },
    round('ann 100-35 bob WIN', 'cy 60-60 dee TRUE_TIE', 'eve BYE'),
    round('ann 90-40 cy MODIFIED_WIN time', 'bob 10-100 eve LOSS', 'dee BYE'),
    round('ann 40-45 eve MODIFIED_LOSS time', 'bob 100-0 dee WIN', 'cy BYE'),
  ),

  'ffg-swlcg-2016': report(
    {
      tournament: {
        ruleSystem: 'ffg-swlcg-2016',
        game: 'sw-lcg',
        cardPool: null,
        rules: null,
        structure: 'basic',
        tier: 'relaxed',
      },
    },
    round('ann bob: W dark, L light', 'cy dee intentional', 'eve BYE'),
    round('ann cy: D dark time, W light', 'bob eve: L dark, L light concession', 'dee BYE'),
    round('ann eve: W dark, W light', 'bob dee: D light time, D dark time', 'cy BYE'),
    elimination('ann cy: W dark'),
  ),
};
