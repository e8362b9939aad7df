import { tournamentKey } from '@quadrant/rules/history';
import { readReportValue } from '@quadrant/rules/report';
import { CURRENT_RULE_SYSTEM, getRuleSystem } from '@quadrant/rules/systems';
import { announce, enter, type Announcement, type DemoHeader } from './announce.js';
import type { Plan } from './calendar.js';
import { bringDeck } from './decks.js';
import { Dice } from './dice.js';
import type { Person } from './people.js';
import type { TwoPlayerGame } from './play-match.js';
import { playElimination, playSwiss, type PlayedRound } from './play-tournament.js';

interface Played {
  readonly tournament: DemoHeader;
  readonly rounds: readonly PlayedRound[];
}

export function playMatches(
  dice: Dice,
  game: TwoPlayerGame,
  announcement: Announcement,
  entrants: readonly Person[],
): Played & Readonly<Record<string, unknown>> {
  // The table begins with four players; when only three came, they play as many rounds as four.
  const { usualRounds } = getRuleSystem(CURRENT_RULE_SYSTEM).announcing;
  const rounds = usualRounds(game, Math.max(4, entrants.length))!;
  const swiss = playSwiss(dice, game, entrants, rounds, announcement.externalId);
  const decks = new Dice(`${announcement.externalId}/decks`);
  const document = {
    schema: 'quadrant/1',
    tournament: announce(dice, announcement),
    players: entrants.map((person) => ({
      ...enter(person),
      droppedAfterRound: swiss.drops.get(person.handle) ?? null,
      deck: announcement.plan.league === null ? null : bringDeck(decks),
    })),
    rounds: swiss.rounds,
  };
  return addFinals(dice, game, announcement.plan, document, entrants);
}

/** Continentals and Worlds cut to a bracket, some Regionals end with a final confrontation (000, section 10 and Appendix A). */
function addFinals(
  dice: Dice,
  game: TwoPlayerGame,
  { kind }: Plan,
  document: Played,
  entrants: readonly Person[],
): Played & Readonly<Record<string, unknown>> {
  const swissRounds = document.rounds.length;
  const finish = (rounds: readonly PlayedRound[], more: object = {}) => ({
    ...document,
    tournament: { ...document.tournament, plannedRounds: rounds.length },
    rounds,
    ...more,
  });
  const isCut = kind === 'continental' || kind === 'worlds';
  if (!isCut && !(kind === 'regional' && dice.chance(0.4))) return finish(document.rounds);
  const best = rank(document, entrants);
  if (isCut) {
    const bracket = playElimination(dice, game, best, kind === 'worlds' ? 8 : 4, swissRounds + 1);
    return finish([...document.rounds, ...bracket]);
  }
  const finalists = best.slice(0, 2).map(({ handle }) => handle);
  return finish(document.rounds, { finalConfrontation: { players: finalists, winner: dice.pick(finalists) } });
}

/** The players in the order of the Swiss stage, by the same rules that will place them. */
function rank(document: Played, entrants: readonly Person[]): Person[] {
  const { report, findings } = readReportValue(document);
  if (report === null) throw new Error(`A demo report cannot be read: ${JSON.stringify(findings)}`);
  const key = tournamentKey(report.tournament.externalId, '');
  return getRuleSystem(report.tournament.ruleSystem)
    .computeStandings(report, key)
    .map(({ entry }) => entrants[entry]!);
}
