import { say } from '@quadrant/rules/message';
import {
  CARD_POOLS,
  FORMATS,
  GAME_TITLES,
  isSlug,
  kindFitsLevel,
  kindOfLevel,
  KINDS,
  LEVELS,
  levelOfKind,
  LONGEST_SLUG,
  PAIRINGS,
  RULE_SYSTEM_IDS,
  RULES,
  SCENARIOS,
  type Kind,
  type Level,
  type TournamentHeader,
} from '@quadrant/rules/tournament';
import { checkKeys, takeFlag, takeInteger, takeLiteral, takeText } from './fields.js';
import { takeHandle } from './handles.js';
import { pointerOf, type JsonNode } from './json-node.js';
import { LIMITS } from './limits.js';
import { takeCountry, takeRegion } from './localities.js';
import { takeName } from './names.js';
import { quote } from './quote.js';
import { takeBracket } from './read-bracket.js';
import { readDates } from './read-dates.js';

/** The members that `tournament` may have. */
export const HEADER_KEYS: ReadonlySet<string> = new Set<keyof TournamentHeader>([
  'name',
  'externalId',
  'game',
  'ruleSystem',
  'format',
  'cardPool',
  'rules',
  'scenario',
  'unrated',
  'level',
  'kind',
  'startsAt',
  'date',
  'endsAt',
  'registeredAt',
  'plannedRounds',
  'pairing',
  'online',
  'country',
  'region',
  'venue',
  'director',
  'secondaryDirector',
  'tertiaryDirector',
  'league',
  'structure',
  'tier',
  'bracket',
]);

const SOURCE = /^[a-z0-9][a-z0-9._-]{0,39}$/i;
const UNFIT_FOR_ID = /[\s\p{C}]/u;

function isExternalId(text: string): boolean {
  const colon = text.indexOf(':');
  const id = text.slice(colon + 1);
  return colon !== -1 && SOURCE.test(text.slice(0, colon)) && id !== '' && !UNFIT_FOR_ID.test(id);
}

// @row 149, 150
/** `tournament` of the document; null when something in it cannot stay as it is. */
export function readHeader(node: JsonNode, now: Date | null): TournamentHeader | null {
  checkKeys(node, HEADER_KEYS);
  const name = takeName(node, 'name', LIMITS.name, 'required');
  const game = takeLiteral(node, 'game', GAME_TITLES, 'required');
  const ruleSystem = takeLiteral(node, 'ruleSystem', RULE_SYSTEM_IDS, 'required');
  const format = takeLiteral(node, 'format', FORMATS, 'required');
  const importance = readImportance(node);
  const dates = readDates(node, now);
  const rest = {
    externalId: takeExternalId(node),
    cardPool: takeLiteral(node, 'cardPool', CARD_POOLS),
    rules: takeLiteral(node, 'rules', RULES),
    scenario: takeLiteral(node, 'scenario', SCENARIOS),
    unrated: takeFlag(node, 'unrated'),
    plannedRounds: takeInteger(node, 'plannedRounds', 1, LIMITS.rounds),
    pairing: takeLiteral(node, 'pairing', PAIRINGS) ?? 'swiss',
    online: takeFlag(node, 'online'),
    country: takeCountry(node),
    region: takeRegion(node),
    venue: takeName(node, 'venue', LIMITS.text),
    director: takeHandle(node, 'director'),
    secondaryDirector: takeHandle(node, 'secondaryDirector'),
    tertiaryDirector: takeHandle(node, 'tertiaryDirector'),
    league: takeLeague(node),
    structure: takeText(node, 'structure', LIMITS.word),
    tier: takeText(node, 'tier', LIMITS.word),
  };
  const bracket = takeBracket(node, ruleSystem);
  if (name === null || game === null || ruleSystem === null || format === null) return null;
  if (importance === null || dates === null) return null;
  return { name, game, ruleSystem, format, ...importance, ...dates, ...rest, ...(bracket !== null && { bracket }) };
}

/** Level and kind say the same thing twice, so one of them is enough; see `levels.ts` for the kinds that are bound to no level. */
function readImportance(node: JsonNode): { readonly level: Level; readonly kind: Kind } | null {
  const has = (key: string) => (node.object[key] ?? null) !== null;
  const number = takeInteger(node, 'level', 1, 5, has('level') && !has('kind') ? 'required' : 'optional');
  const level = LEVELS.find((known) => known === number) ?? null;
  const kind = takeLiteral(node, 'kind', KINDS, has('kind') && !has('level') ? 'required' : 'optional');
  if (level !== null && kind !== null) {
    if (kindFitsLevel(kind, level)) return { level, kind };
    const message = say`The kind ${kind} is of level ${levelOfKind(kind)}, the report says level ${level}.`;
    node.findings.add('kind-against-level', pointerOf(node, 'kind'), message, say`Correct the level or the kind.`);
    return null;
  }
  if (level !== null) return { level, kind: kindOfLevel(level) };
  if (kind !== null) return { level: levelOfKind(kind), kind };
  if (!has('level') && !has('kind')) {
    const advice = say`Add level, 1 for a local tournament, or kind.`;
    node.findings.add(
      'missing-key',
      node.pointer,
      say`Neither level nor kind is given; one of them is needed.`,
      advice,
    );
  }
  return null;
}

function takeExternalId(node: JsonNode): string | null {
  const text = takeText(node, 'externalId', LIMITS.externalId);
  if (text === null || isExternalId(text)) return text;
  const message = say`${quote(text)} is not a valid external id.`;
  const advice = say`Use source:id, such as melee:47512.`;
  node.findings.add('bad-external-id', pointerOf(node, 'externalId'), message, advice);
  return null;
}

function takeLeague(node: JsonNode): string | null {
  const text = takeText(node, 'league', LONGEST_SLUG);
  if (text === null || isSlug(text)) return text;
  const message = say`${quote(text)} is not a valid slug of a league.`;
  const advice = say`Use the one in the address of the league: lower-case letters and digits, with single hyphens between them.`;
  node.findings.add('bad-slug', pointerOf(node, 'league'), message, advice);
  return null;
}
