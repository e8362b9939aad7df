import { count, say } from '@quadrant/rules/message';
import { type Finding, countParticipants, type TournamentReport, finding } from '@quadrant/rules/tournament';
import { HEAT, isHeat } from '../../heats.js';
import { isFinals } from '../pods.js';
import { computeTally } from '../tally.js';
import { awardsPoints } from '../verdicts.js';

// @row 160
/** 000, appendix A, Tribbles Events with Multiple Tables. */
export function validateTables(report: TournamentReport): Finding[] {
  const findings = validateStructure(report);
  return isFinals(report.tournament)
    ? [...findings, ...validateSeeds(report), ...validateMixedSeeds(report), ...validateHeadStarts(report)]
    : [...findings, ...validateHeat(report), ...validatePoints(report)];
}

function validateStructure({ tournament }: TournamentReport): Finding[] {
  const { structure } = tournament;
  if (structure === null || isHeat(tournament)) return [];
  const message =
    structure === HEAT
      ? say`Tribbles Finals are not a heat: the places count.`
      : say`Tribbles tournaments have no structure ${structure}; it is ignored.`;
  const advice = say`Use ${HEAT} for one table of a larger tournament only (Organized Play Guide 4.2, appendix A).`;
  return [finding('structure-not-of-rule-system', '/tournament/structure', message, advice)];
}

/** Step 4: everybody has the number of their table; the order cannot be told without (step 5). */
function validateSeeds({ entries, rounds }: TournamentReport): Finding[] {
  const { tookPart } = computeTally(entries, rounds);
  return entries.flatMap(({ handle, seed }, entry) => {
    if (seed !== null || tookPart[entry] !== 1) return [];
    const message = say`${handle} has no seed, and Tribbles Finals rank by seed before points.`;
    const advice = say`Give the number of the table the player qualified for, 1 for the top table (Organized Play Guide 4.2, appendix A).`;
    return [finding('seed-missing', `/players/${entry}`, message, advice)];
  });
}

/** Step 4: a seed is a table, so who plays together has the same one, and nobody at another table. */
function validateMixedSeeds({ entries, rounds }: TournamentReport): Finding[] {
  return rounds.flatMap(({ round, pods }, roundIndex) => {
    const tables = pods.map(({ players }) => new Set(players.flatMap((player) => entries[player]?.seed ?? [])));
    const all = tables.flatMap((seeds) => [...seeds]);
    if (tables.every(({ size }) => size <= 1) && new Set(all).size === all.length) return [];
    const message = say`The pods of round ${round} do not match the tables given by the seeds.`;
    const advice = say`Check seeds and pods: one table has one seed (Organized Play Guide 4.2, appendix A).`;
    return [finding('seeds-mixed', `/rounds/${roundIndex}/pods`, message, advice)];
  });
}

/** Glossary: a head start belongs to the player's first round, which was one of their heat. */
function validateHeadStarts({ entries }: TournamentReport): Finding[] {
  return entries.flatMap(({ handle, headStart }, entry) => {
    if (headStart === 0) return [];
    const message = say`${handle} has a head start of ${headStart} in Tribbles Finals; it counts as given.`;
    const advice = say`Leave it to the heat, where the player has their first round (Organized Play Guide 4.2, Glossary).`;
    return [finding('head-start-in-finals', `/players/${entry}/headStart`, message, advice)];
  });
}

/** Step 1: a tournament for each table. */
function validateHeat({ tournament, rounds }: TournamentReport): Finding[] {
  const most = Math.max(...rounds.map(({ pods }) => pods.length));
  if (!isHeat(tournament) || most <= 1) return [];
  const message = say`A heat is one table, but this report has ${most} tables.`;
  const advice = say`Report each table as its own heat, and everybody in Tribbles Finals (Organized Play Guide 4.2, appendix A).`;
  return [finding('heat-of-several-tables', '/tournament/structure', message, advice)];
}

/** Steps 3 to 5; said where places are worth something. */
function validatePoints(report: TournamentReport): Finding[] {
  const { league, level } = report.tournament;
  if (isHeat(report.tournament) || awardsPoints(report).value || (league === null && level === 1)) return [];
  const message = say`${count(countParticipants(report), 'player')} need several tables, and one report for all tables awards no points.`;
  const advice = say`Report each table as a heat and everybody in Tribbles Finals (Organized Play Guide 4.2, appendix A).`;
  return [finding('points-need-finals', '/tournament/pairing', message, advice)];
}
