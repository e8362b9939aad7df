import { count, say, type Text } from '@quadrant/rules/message';
import type { EventKind, ShownEvent } from './event-kinds.js';

const nameOf = ({ name, subject }: ShownEvent): string => name ?? subject;

const CLOSED: Readonly<Record<string, (event: ShownEvent, season: string) => Text>> = {
  'first-half': (event, season) => say`The first half of season ${season} of ${nameOf(event)} is closed.`,
  'second-half': (event, season) => say`The second half of season ${season} of ${nameOf(event)} is closed.`,
};
const SEASON_CLOSED = (event: ShownEvent, season: string) => say`Season ${season} of ${nameOf(event)} is closed.`;

const SENTENCES: Readonly<Record<EventKind, (event: ShownEvent) => Text>> = {
  'run.published': ({ subject, facts: { tournaments = 0 } }) =>
    say`Run ${subject} is published. It computed ${count(tournaments, 'tournament')}.`,
  'tournament.published': (event) => say`The results of ${nameOf(event)} are published.`,
  'tournament.corrected': (event) => say`A correction of ${nameOf(event)} is published.`,
  'league.created': (event) => say`The league ${nameOf(event)} begins.`,
  'league.changed': (event) => say`The league ${nameOf(event)} was changed.`,
  'league.deleted': (event) => say`The league ${nameOf(event)} was deleted.`,
  'league.part-closed': (event) => {
    const { season = '', part = '' } = event.facts;
    return (CLOSED[part] ?? SEASON_CLOSED)(event, season);
  },
  'league.season-added': (event) => say`Season ${event.facts.season ?? ''} of ${nameOf(event)} was added.`,
  'league.season-ended': (event) =>
    say`Season ${event.facts.season ?? ''} of ${nameOf(event)} ended. Its champion is decided.`,
  'live.began': (event) => say`${nameOf(event)} begins.`,
  'live.round-paired': (event) => say`Round ${event.facts.round ?? 0} of ${nameOf(event)} is paired.`,
  'live.finished': (event) => say`${nameOf(event)} is finished.`,
  'announcement.made': (event) => say`${nameOf(event)} was announced.`,
  'announcement.changed': (event) => say`The announcement of ${nameOf(event)} was changed.`,
  'webhook.test': () => say`This is a test. Messages of Quadrant arrive here.`,
};

/** Returns the sentence that people read about an event. */
export const tellEvent = (event: ShownEvent): Text => SENTENCES[event.kind](event);
