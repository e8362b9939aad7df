import {
  CARD_POOLS,
  FORMATS,
  GAME_TITLES,
  kindFitsLevel,
  kindOfLevel,
  KINDS,
  levelOfKind,
  PAIRINGS,
  RULE_SYSTEM_IDS,
  RULES,
  SCENARIOS,
  type Kind,
  type Level,
  type TournamentHeader,
} from '@quadrant/tournament';
import { takeCountry } from './country.js';
import { checkKeys, pointerOf, takeFlag, takeInteger, takeLiteral, takeText, type Place } from './fields.js';
import { takeHandle } from './handles.js';
import { LIMITS } from './limits.js';
import { quote } from './quote.js';
import { readDates } from './read-dates.js';

const KEYS: ReadonlySet<string> = new Set<keyof TournamentHeader>([
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
]);

const EXTERNAL_ID = /^[a-z0-9][a-z0-9._-]{0,39}:[^\s\p{C}]+$/iu;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `tournament` of the document; null when something in it cannot stay as it is. */
export function readHeader(place: Place, now: Date | null): TournamentHeader | null {
  checkKeys(place, KEYS);
  const name = takeText(place, 'name', LIMITS.name, 'required');
  const game = takeLiteral(place, 'game', GAME_TITLES, 'required');
  const ruleSystem = takeLiteral(place, 'ruleSystem', RULE_SYSTEM_IDS, 'required');
  const format = takeLiteral(place, 'format', FORMATS, 'required');
  const importance = readImportance(place);
  const dates = readDates(place, now);
  const rest = {
    externalId: takePattern(
      place,
      'externalId',
      EXTERNAL_ID,
      LIMITS.externalId,
      'bad-external-id',
      'source:id, such as melee:47512',
    ),
    cardPool: takeLiteral(place, 'cardPool', CARD_POOLS),
    rules: takeLiteral(place, 'rules', RULES),
    scenario: takeLiteral(place, 'scenario', SCENARIOS),
    unrated: takeFlag(place, 'unrated'),
    plannedRounds: takeInteger(place, 'plannedRounds', 1, LIMITS.rounds),
    pairing: takeLiteral(place, 'pairing', PAIRINGS) ?? 'swiss',
    online: takeFlag(place, 'online'),
    country: takeCountry(place),
    region: takeText(place, 'region', LIMITS.word),
    venue: takeText(place, 'venue', LIMITS.text),
    director: takeHandle(place, 'director'),
    secondaryDirector: takeHandle(place, 'secondaryDirector'),
    tertiaryDirector: takeHandle(place, 'tertiaryDirector'),
    league: takePattern(
      place,
      'league',
      SLUG,
      LIMITS.word,
      'bad-slug',
      "the league's slug: small letters, digits and hyphens",
    ),
    structure: takeText(place, 'structure', LIMITS.word),
    tier: takeText(place, 'tier', LIMITS.word),
  };
  if (name === null || game === null || ruleSystem === null || format === null) return null;
  if (importance === null || dates === null) return null;
  return { name, game, ruleSystem, format, ...importance, ...dates, ...rest };
}

/** Level and kind say the same thing twice, so one of them is enough; see `levels.ts` for the kinds that are bound to no level. */
function readImportance(place: Place): { readonly level: Level; readonly kind: Kind } | null {
  const number = takeInteger(place, 'level', 1, 5);
  const level = number === null ? null : (number as Level);
  const kind = takeLiteral(place, 'kind', KINDS);
  if (level !== null && kind !== null) {
    if (kindFitsLevel(kind, level)) return { level, kind };
    const message = `The kind ${kind} is of level ${levelOfKind(kind)}, the report says level ${level}.`;
    place.findings.add('kind-against-level', pointerOf(place, 'kind'), message, 'Correct the level or the kind.');
    return null;
  }
  if (level !== null) return { level, kind: kindOfLevel(level) };
  if (kind !== null) return { level: levelOfKind(kind), kind };
  if ((place.object['level'] ?? place.object['kind'] ?? null) === null) {
    const advice = 'Add level, 1 for a local tournament, or kind.';
    place.findings.add('missing-key', place.pointer, 'Neither level nor kind is given; one of them is needed.', advice);
  }
  return null;
}

function takePattern(
  place: Place,
  key: string,
  pattern: RegExp,
  longest: number,
  code: 'bad-external-id' | 'bad-slug',
  needed: string,
): string | null {
  const text = takeText(place, key, longest);
  if (text === null || pattern.test(text)) return text;
  place.findings.add(code, pointerOf(place, key), `${quote(text)} is no ${key}.`, `Use ${needed}.`);
  return null;
}
