import { say } from '@quadrant/rules/message';
import { getRuleSystem, usualSystemOf } from '@quadrant/rules/systems';
import {
  GAME_TITLES,
  isIncomplete,
  RULE_SYSTEM_IDS,
  type GameTitle,
  type Entry,
  type Finding,
  type RuleSystem,
  type TournamentHeader,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { checkKeys } from './fields.js';
import type { FindingList } from './findings.js';
import { isObject, takeObject, type JsonNode, type JsonObject } from './json-node.js';
import { quote } from './quote.js';
import { isOfResult, readInferred, withInferredDate } from './read-inferred.js';
import { readFinalOrder } from './read-final-order.js';
import { readHeader } from './read-header.js';
import { readPlayers } from './read-players.js';
import { readRecord, RECORD_KEYS, recordOf } from './read-record.js';
import { readRounds, type ReadRounds } from './read-rounds.js';
import { checkNotRedacted, readRedaction, REDACTION_KEY } from './redaction.js';

const SCHEMA = 'quadrant/1';

const KEYS: ReadonlySet<string> = new Set([
  'schema',
  'tournament',
  'players',
  'rounds',
  'finalConfrontation',
  'places',
  'standings',
  ...RECORD_KEYS,
  REDACTION_KEY,
]);

/** The parts of a document that can be read, no matter what is wrong with the rest of it. */
export interface ReadableParts {
  readonly tournament: TournamentHeader | null;
  readonly entries: readonly Entry[];
  /** It holds the index in `players` of each entry. */
  readonly positions: readonly number[];
}

export interface DocumentRead {
  /** It is null, with findings, when the document is not a valid report. */
  readonly report: TournamentReport | null;
  readonly parts: ReadableParts | null;
}

/** Facts that the document does not contain: the time, and whether it may have no rounds yet. */
export interface DocumentFacts {
  readonly now?: Date;
  readonly mayBeUnplayed?: boolean;
}

const NO_ROUNDS: ReadRounds = { rounds: [], pointers: new Map() };

/** Reads a parsed document, and adds its faults to the findings. */
export function readDocument(
  value: unknown,
  findings: FindingList,
  { now, mayBeUnplayed = false }: DocumentFacts,
): DocumentRead {
  if (!isObject(value)) {
    const message = say`The document is ${quote(value)}, not an object.`;
    findings.add('not-an-object', '', message, say`Send one JSON object for one tournament.`);
    return { report: null, parts: null };
  }
  const document: JsonNode = { findings, pointer: '', object: value };
  const ruleSystem = chooseRuleSystem(value);
  checkSchema(document);
  checkKeys(document, KEYS);
  checkNotRedacted(document);
  const header = takeObject(document, 'tournament', 'required');
  const tournament = header === null ? null : readHeader(header, now ?? null);
  const game = chooseGame(document, ruleSystem);
  const { entries, positions, roster } = readPlayers(document);
  const handles = entries.map(({ handle }) => handle);
  const continuesHeats = tournament !== null && game !== null && continues({ ...tournament, game }, ruleSystem);
  const kind = recordOf(document);
  const hasGaps = kind === 'some-games';
  const read =
    kind === 'standings'
      ? NO_ROUNDS
      : readRounds(document, { roster, handles, ruleSystem, game, continuesHeats, mayBeUnplayed, hasGaps });
  const finalOrder = readFinalOrder(document, roster);
  const record = withOwnOrder(readRecord(document, roster, isIncomplete(read) || isInferred(value)), read, finalOrder);
  const parts = { tournament, entries, positions };
  if (tournament === null) return { report: null, parts };
  const report = {
    tournament: withInferredDate(document, tournament),
    entries,
    ...readInferred(document, read),
    ...finalOrder,
    ...readRedaction(value, roster),
    ...record,
  };
  if (findings.hasErrors()) {
    if (ruleSystem !== null && game !== null)
      findings.addAll(validateTables(withoutIncomplete(report), ruleSystem, read));
    return { report: null, parts };
  }
  findings.addAll(ruleSystem?.validate(report) ?? []);
  return { report, parts };
}

/** Tells whether a document marks results as inferred: then it may state the places that they were concluded from. */
const isInferred = ({ inferred }: JsonObject): boolean => Array.isArray(inferred) && inferred.some(isOfResult);

/**
 * Adds the director's own final order to a record: where a match is incomplete, nothing else tells who finished where, so
 * it states the places.
 */
const withOwnOrder = (
  record: Pick<TournamentReport, 'record' | 'statedStandings' | 'participants'>,
  read: ReadRounds,
  { standings }: Pick<TournamentReport, 'standings'>,
): typeof record =>
  record.record !== undefined || record.statedStandings !== undefined || standings === null || !isIncomplete(read)
    ? record
    : { statedStandings: standings.map((entry, index) => ({ entry, place: index + 1, points: null })) };

/**
 * Returns only those findings of the rules that are about readable matches and pods of a report with errors. Findings
 * about rounds and players would mislead, since some are missing.
 */
const validateTables = (
  report: TournamentReport,
  ruleSystem: RuleSystem,
  { rounds, pointers }: ReadRounds,
): Finding[] =>
  ruleSystem.validate(report).flatMap((finding) => {
    const [, round, key, number, rest = ''] = TABLE.exec(finding.pointer) ?? [];
    const table = rounds[Number(round)]?.[key === 'pods' ? 'pods' : 'matches'][Number(number)];
    const pointer = table && pointers.get(table);
    return pointer === undefined ? [] : [{ ...finding, pointer: pointer + rest }];
  });

/** The pointers to the tables of a report with errors count only what could be read. */
const withoutIncomplete = (report: TournamentReport): TournamentReport => ({
  ...report,
  rounds: report.rounds.map(({ incomplete: _incomplete, ...round }) => round),
});

const TABLE = /^\/rounds\/(\d+)\/(matches|pods)\/(\d+)((?:\/.*)?)$/s;

function checkSchema({ object, findings }: JsonNode): void {
  const schema = object['schema'] ?? null;
  if (schema === SCHEMA) return;
  const pointer = Object.hasOwn(object, 'schema') ? '/schema' : '';
  const message = schema === null ? say`The key schema is missing.` : say`The schema is ${quote(schema)}.`;
  findings.add('wrong-schema', pointer, message, `Write "schema": "${SCHEMA}".`);
}

/** Asks the rule system that the document names, or the usual one when that does not have the game. */
const continues = (tournament: TournamentHeader, named: RuleSystem | null): boolean =>
  (named?.games.includes(tournament.game) ? named : usualSystemOf(tournament.game)).playing.continuesHeats(tournament);

const wordIn = (object: JsonObject, key: string): unknown =>
  isObject(object['tournament']) ? object['tournament'][key] : null;

/** Returns the rule system that the document names; null when it names none, or an unknown one. Both are reported later. */
function chooseRuleSystem(document: JsonObject): RuleSystem | null {
  const id = RULE_SYSTEM_IDS.find((known) => known === wordIn(document, 'ruleSystem'));
  return id === undefined ? null : getRuleSystem(id);
}

/** Returns the document's game; null when it is unknown (found later), or, with a finding, when this rule system lacks it. */
function chooseGame({ object, findings }: JsonNode, ruleSystem: RuleSystem | null): GameTitle | null {
  const game = GAME_TITLES.find((known) => known === wordIn(object, 'game')) ?? null;
  if (game === null || ruleSystem === null || ruleSystem.games.includes(game)) return game;
  const message = say`${game} is not a game of this rule system.`;
  const advice = say`Use one of ${ruleSystem.games.join(', ')}, or correct the rule system.`;
  findings.add('game-not-of-rule-system', '/tournament/game', message, advice);
  return null;
}
