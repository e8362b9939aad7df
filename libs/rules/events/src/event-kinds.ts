/** Every kind of event, with what it is about. Programs read these names, so they never change their meaning. */
const SUBJECT_OF = {
  'run.published': 'run',
  'tournament.published': 'tournament',
  'tournament.corrected': 'tournament',
  'league.created': 'league',
  'league.changed': 'league',
  'league.deleted': 'league',
  'league.part-closed': 'league',
  'league.season-added': 'league',
  'league.season-ended': 'league',
  'live.began': 'live',
  'live.round-paired': 'live',
  'live.finished': 'live',
  'announcement.made': 'announcement',
  'announcement.changed': 'announcement',
  'webhook.test': 'webhook',
} as const;

export type EventKind = keyof typeof SUBJECT_OF;
export type SubjectKind = (typeof SUBJECT_OF)[EventKind];

/** The kinds that somebody can subscribe to. A test comes to everybody who asks for it. */
export const EVENT_KINDS = (Object.keys(SUBJECT_OF) as EventKind[]).filter((kind) => kind !== 'webhook.test');

export const subjectKindOf = (kind: EventKind): SubjectKind => SUBJECT_OF[kind];

/** An event as the transaction that causes it writes it. It has ids and codes only. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly at: Date;
  /** This is the number of a run, the key of a tournament, the slug of a league, or the id of another thing. */
  readonly subject: string;
  readonly facts: EventFacts;
}

export interface EventFacts {
  readonly season?: string;
  readonly part?: string;
  readonly round?: number;
  /** How many tournaments a run replayed. */
  readonly tournaments?: number;
}

/** An event as readers see it now: the names in it are public at this moment. */
export interface ShownEvent extends NewEvent {
  /** Events are told in this order. */
  readonly position: number;
  /** The slug of the league that it belongs to. */
  readonly league: string | null;
  /** The slug of the region where it is; null for an event without a place. */
  readonly region: string | null;
  /** The name of the tournament or league; null where there is none any more. */
  readonly name: string | null;
}
