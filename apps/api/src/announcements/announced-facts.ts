import { getRuleSystem, usualRuleSystem } from '@quadrant/rules/systems';
import { type Text, say } from '@quadrant/rules/message';
import { refusedParts } from '@quadrant/http';
import { findFaults, repeat, type AnnouncedTournament, type Repetition } from '@quadrant/rules/announcements';
import { normaliseHandle, regionSlug, findInstant, instantIn } from '@quadrant/rules/tournament';
import type { NewAnnouncementDto, PostponementDto } from '@quadrant/views';

/** A deadline without a time is the end of its day. */
const LAST_MINUTE = '23:59';

const refuse = (errors: readonly { readonly field: string; readonly text: Text }[]) =>
  refusedParts(
    'body',
    errors.map(({ field, text }) => ({ in: 'body', name: `/${field}`, detail: text })),
  );

/**
 * Returns the announcement that is described by a body.
 * @param handle of the sender, who is the director where none is named
 * @throws Problem 400 that names each wrong field
 */
export function announcedFactsOf(body: NewAnnouncementDto, handle: string): AnnouncedTournament {
  const { game, ruleSystem = usualRuleSystem(game), online = false } = body;
  return {
    name: body.name.trim(),
    game,
    ruleSystem,
    format: body.format,
    cardPool: body.cardPool ?? null,
    rules: body.rules ?? null,
    scenario: body.scenario ?? null,
    unrated: body.unrated ?? false,
    kind: body.kind ?? 'local',
    pairing: body.pairing ?? getRuleSystem(ruleSystem).announcing.usualPairing(game),
    structure: body.structure ?? null,
    ...(body.bracket !== undefined && { bracket: body.bracket }),
    plannedRounds: body.plannedRounds,
    finalConfrontation: body.finalConfrontation ?? false,
    zone: body.zone,
    startsAt: startOf(body, body.zone),
    endsOn: lastDayOf(body),
    online,
    country: body.country ?? null,
    region: body.region === undefined ? null : regionSlug(body.region),
    venue: body.venue?.trim() ?? null,
    address: body.address?.trim() ?? null,
    contact: body.contact.trim(),
    director: normaliseHandle(body.director ?? handle),
    secondaryDirector: body.secondaryDirector === undefined ? null : normaliseHandle(body.secondaryDirector),
    tertiaryDirector: body.tertiaryDirector === undefined ? null : normaliseHandle(body.tertiaryDirector),
    league: body.league ?? null,
    entryFee: body.entryFee.trim(),
    prizes: body.prizes.trim(),
    deckLists: body.deckLists ?? false,
    ...deckListsOf(body),
    preRegistration: body.preRegistration ?? false,
    expectedPlayers: body.expectedPlayers ?? null,
    ...(body.capacity !== undefined && { capacity: body.capacity }),
    ...(body.unlisted === true && { unlisted: true }),
    details: body.details?.trim() ?? null,
    discussion: body.discussion ?? null,
  };
}

/**
 * @param before what is announced now; null: nothing. A date that stays may be over
 * @throws Problem 400 that names each fault
 */
export function requireFaultless(announced: AnnouncedTournament, before: AnnouncedTournament | null, now: Date): void {
  const isMoved = before?.startsAt !== announced.startsAt;
  const found = findFaults(announced, instantIn(announced.zone, now.getTime()));
  const faults = found.filter(({ field }) => isMoved || field !== 'date');
  if (faults.length > 0) throw refuse(faults);
}

/**
 * Returns the repetitions of an announced tournament.
 * @throws Problem 400 where there are none, or too many
 */
export function requireRepeated(
  announced: AnnouncedTournament,
  repetition: Repetition,
): readonly AnnouncedTournament[] {
  const repeated = repeat(announced, repetition);
  if ('field' in repeated) throw refuse([repeated]);
  return repeated;
}

/**
 * Returns the start that is described by a postponement.
 * @throws Problem 400 for a time that the clock at the place skips
 */
export const postponedTo = (body: PostponementDto, zone: string): Pick<AnnouncedTournament, 'startsAt' | 'endsOn'> => ({
  startsAt: startOf(body, zone),
  endsOn: lastDayOf(body),
});

/** The deadline of deck lists and whether everybody sees them count only where the tournament asks for them. */
function deckListsOf({
  deckLists = false,
  deckListsDate,
  deckListsTime = LAST_MINUTE,
  deckListsShown = false,
  zone,
}: NewAnnouncementDto): Pick<AnnouncedTournament, 'deckListsUntil' | 'deckListsShown'> {
  if (!deckLists) return {};
  return {
    ...(deckListsDate !== undefined && { deckListsUntil: deadlineOf(deckListsDate, deckListsTime, zone) }),
    ...(deckListsShown && { deckListsShown }),
  };
}

function deadlineOf(date: string, time: string, zone: string): string {
  const found = findInstant(date, time, zone);
  if (found.kind === 'found') return found.at;
  const text = say`does not exist on ${date} in ${zone}, because the clocks are put forward: choose another time`;
  throw refuse([{ field: 'deckListsTime', text }]);
}

const lastDayOf = ({ date, endsOn = date }: Pick<NewAnnouncementDto, 'date' | 'endsOn'>): string | null =>
  endsOn === date ? null : endsOn;

function startOf({ date, time }: Pick<NewAnnouncementDto, 'date' | 'time'>, zone: string): string {
  const found = findInstant(date, time, zone);
  if (found.kind === 'found') return found.at;
  if (found.kind === 'no-such-zone') {
    throw refuse([{ field: 'zone', text: say`must be the name of a time zone, such as Europe/Berlin` }]);
  }
  const text = say`does not exist on ${date} in ${zone}, because the clocks are put forward: choose ${found.next} or another time`;
  throw refuse([{ field: 'time', text }]);
}
