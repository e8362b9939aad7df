import { EVENT_KINDS, type ShownEvent } from './event-kinds.js';
import { eventOfAction } from './event-of-action.js';
import { messageOf, pageOf, shapeOf } from './message-of.js';
import { tellEvent } from './tell-event.js';

const paired: ShownEvent = {
  kind: 'live.round-paired',
  at: new Date('2026-03-01T12:00:00Z'),
  position: 7,
  subject: 'a1',
  league: 'north-sea',
  region: 'friesland',
  name: 'Spring Open',
  facts: { round: 3 },
};

describe('the message about an event', () => {
  it('is data and a sentence for programs', () => {
    expect(messageOf(paired, 'standard', 'https://quadrant.example')).toEqual({
      type: 'live.round-paired',
      timestamp: '2026-03-01T12:00:00.000Z',
      data: {
        position: 7,
        subject: 'a1',
        name: 'Spring Open',
        league: 'north-sea',
        region: 'friesland',
        round: 3,
        text: 'Round 3 of Spring Open is paired.',
        url: 'https://quadrant.example/live/a1',
      },
    });
  });

  it('has no link where the operator set no address', () => {
    expect(messageOf(paired, 'slack', null)).toEqual({ text: 'Round 3 of Spring Open is paired.' });
  });

  it('is never longer than Discord takes', () => {
    const { content } = messageOf({ ...paired, name: '*'.repeat(5_000) }, 'discord', null) as { content: string };
    expect(content.length).toBeLessThanOrEqual(2_000);
  });

  it.each(EVENT_KINDS)('is a sentence for %s, also when the thing has no name any more', (kind) => {
    const event = { ...paired, kind, name: null, facts: {} };
    expect(String(tellEvent(event))).toMatch(/^\S.*\.$/);
    expect(pageOf(event) === null).toBe(kind === 'league.deleted');
  });

  it.each([
    ['https://discord.com/api/webhooks/1/x', 'discord'],
    ['https://ptb.discord.com/api/webhooks/1/x', 'discord'],
    ['https://hooks.slack.com/services/T/B/x', 'slack'],
    ['https://notdiscord.com/api/webhooks/1/x', 'standard'],
    ['https://club.example/hooks.slack.com', 'standard'],
  ])('for %s has the shape %s', (address, shape) => expect(shapeOf(address)).toBe(shape));
});

describe('an action of the audit', () => {
  const entry = { at: paired.at, subject: 'north-sea', action: 'league.close-part' };

  it('is an event without the words of the person who did it', () => {
    expect(eventOfAction({ ...entry, detail: { season: '2026', part: 'first-half', reason: 'secret' } })).toEqual({
      kind: 'league.part-closed',
      at: paired.at,
      subject: 'north-sea',
      facts: { season: '2026', part: 'first-half' },
    });
  });

  it('is none when it was refused, or is nothing that others are told about', () => {
    expect(eventOfAction({ ...entry, detail: { refusal: 'part-closed' } })).toBeNull();
    expect(eventOfAction({ ...entry, action: 'token.create', detail: {} })).toBeNull();
    expect(eventOfAction({ ...entry, action: 'constructor', detail: {} })).toBeNull();
  });
});
