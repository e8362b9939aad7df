import { renderToString } from 'preact-render-to-string';
import { inLanguage } from '../languages/language.js';
import { placeOf, WebhookState } from './webhooks.page.js';

type Shown = Parameters<typeof WebhookState>[0]['webhook'];

const AT = new Date('2026-11-30T03:14:00Z');

const quiet: Shown = {
  ...{ endedWhy: null, failures: 0, nextAt: null, lastStatus: null, succeededAt: null, waiting: 0, dead: 0 },
};

const stateOf = (change: Partial<Shown>, language: 'en' | 'de' = 'en'): string =>
  inLanguage(language, () => renderToString(<WebhookState webhook={{ ...quiet, ...change }} />));

describe('the state of a webhook', () => {
  it('says that nothing has arrived before the first event', () => {
    expect(stateOf({})).toBe('Nothing has arrived yet.');
    expect(stateOf({ waiting: 1 })).toBe('Nothing has arrived yet.');
  });

  it.each([null, AT])('says that events were given up, also where an earlier one arrived: %s', (succeededAt) => {
    const told = stateOf({ failures: 9, dead: 1, succeededAt });
    expect(told).toBe('No attempt succeeded, so 1 event was given up after five days.');
    expect(stateOf({ failures: 9, dead: 2, succeededAt }, 'de')).toBe(
      'Kein Versuch gelang. Nach fünf Tagen wurden 2 Ereignisse aufgegeben.',
    );
  });

  it('says when the next attempt is', () => {
    expect(stateOf({ failures: 2, waiting: 1, dead: 1, nextAt: AT })).toContain(
      '1 event waits, and the next attempt is',
    );
  });

  it('says that it works once an event has arrived again', () => {
    expect(stateOf({ dead: 1, succeededAt: AT })).toContain('It works.');
  });
});

describe('the name of a webhook', () => {
  it('tells two channels of one host apart, and does not tell enough to send there', () => {
    const [one, other] = ['aaaaaaaaaaaaaaaaaaaa1111', 'bbbbbbbbbbbbbbbbbbbb2222'].map((secret) =>
      placeOf(`https://discord.com/api/webhooks/1/${secret}`),
    );
    expect([one, other]).toEqual(['discord.com (…1111)', 'discord.com (…2222)']);
  });

  it('has no part of a short address', () => {
    expect(placeOf('https://club.example/hook')).toBe('club.example');
  });
});
