import { getRuleSystem } from '@quadrant/rules/systems';
import {
  GAME_TITLES,
  RULE_SYSTEM_IDS,
  type GameTitle,
  type RuleSystem,
  type TournamentReport,
} from '@quadrant/rules/tournament';
import { checkKeys } from './fields.js';
import type { FindingList } from './findings.js';
import { isObject, takeObject, type JsonNode, type JsonObject } from './json-node.js';
import { quote } from './quote.js';
import { readFinalOrder } from './read-final-order.js';
import { readHeader } from './read-header.js';
import { readPlayers } from './read-players.js';
import { readRounds } from './read-rounds.js';
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
  REDACTION_KEY,
]);

/** A parsed document as a report; null, with findings, when it is none. */
export function readDocument(value: unknown, findings: FindingList, now: Date | null): TournamentReport | null {
  if (!isObject(value)) {
    const message = `The document is ${quote(value)}, not an object.`;
    findings.add('not-an-object', '', message, 'Send one JSON object for one tournament.');
    return null;
  }
  const document: JsonNode = { findings, pointer: '', object: value };
  const ruleSystem = chooseRuleSystem(value);
  checkSchema(document);
  checkKeys(document, KEYS);
  checkNotRedacted(document);
  const header = takeObject(document, 'tournament', 'required');
  const tournament = header === null ? null : readHeader(header, now);
  const game = chooseGame(document, ruleSystem);
  const { entries, roster } = readPlayers(document);
  const handles = entries.map(({ handle }) => handle);
  const rounds = readRounds(document, { roster, handles, ruleSystem, game });
  const finalOrder = readFinalOrder(document, roster);
  if (tournament === null || findings.hasErrors()) return null;

  const report = { tournament, entries, rounds, ...finalOrder, ...readRedaction(value, roster) };
  findings.addAll(ruleSystem?.validate(report) ?? []);
  return report;
}

function checkSchema({ object, findings }: JsonNode): void {
  const schema = object['schema'] ?? null;
  if (schema === SCHEMA) return;
  const pointer = Object.hasOwn(object, 'schema') ? '/schema' : '';
  const message = schema === null ? 'The key schema is missing.' : `The schema is ${quote(schema)}.`;
  findings.add('wrong-schema', pointer, message, `Write "schema": "${SCHEMA}".`);
}

const wordIn = (object: JsonObject, key: string): unknown =>
  isObject(object['tournament']) ? object['tournament'][key] : null;

/** The rule system that the document names; null when it names none, or one that there is not (both are found later). */
function chooseRuleSystem(document: JsonObject): RuleSystem | null {
  const id = RULE_SYSTEM_IDS.find((known) => known === wordIn(document, 'ruleSystem'));
  return id === undefined ? null : getRuleSystem(id);
}

/** The game that the document names; null, with a finding, when this rule system does not have it, or when there is none (found later). */
function chooseGame({ object, findings }: JsonNode, ruleSystem: RuleSystem | null): GameTitle | null {
  const game = GAME_TITLES.find((known) => known === wordIn(object, 'game')) ?? null;
  if (game === null || ruleSystem === null || ruleSystem.games.includes(game)) return game;
  const message = `${game} is not a game of this rule system.`;
  const advice = `Use one of ${ruleSystem.games.join(', ')}, or correct the rule system.`;
  findings.add('game-not-of-rule-system', '/tournament/game', message, advice);
  return null;
}
