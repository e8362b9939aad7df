import { sortUnsent } from './sort-unsent.js';
import { FORMAT, type Unsent } from './unsent-store.js';

const entry = (id: number, changes: Partial<Unsent> = {}): Unsent => ({
  id,
  format: FORMAT,
  live: 'live',
  tournament: 'Friday',
  account: 'ann',
  key: String(id),
  basedOn: 1,
  act: { kind: 'enter', handle: 'bob' },
  text: 'Enter a player',
  madeAt: '2026-01-01T10:00:00Z',
  refused: null,
  ...changes,
});

const REFUSED = { title: 'No', detail: 'It is not so.', advice: 'Look again.' };

describe('entries that a device keeps', () => {
  it('wait in the order in which they were made, for the account that made them', () => {
    const { waiting, others } = sortUnsent([entry(1), entry(2, { account: 'eve' }), entry(3)], 'ann');
    expect({ waiting: waiting.map(({ id }) => id), others }).toEqual({ waiting: [1, 3], others: ['eve'] });
  });

  it('wait for the link of the player who made them, which no other page names', () => {
    const entries = [entry(1, { account: 'secret', link: 'secret' }), entry(2)];
    expect(sortUnsent(entries, 'secret').waiting.map(({ id }) => id)).toEqual([1]);
    expect(sortUnsent(entries, 'ann')).toMatchObject({ waiting: [{ id: 2 }], others: [] });
    expect(sortUnsent(entries, 'eve').others).toEqual(['ann']);
  });

  it('are not sent again by themselves once they were refused', () => {
    const { waiting, refused } = sortUnsent([entry(1, { refused: REFUSED }), entry(2)], 'ann');
    expect([waiting.map(({ id }) => id), refused.map(({ id }) => id)]).toEqual([[2], [1]]);
  });

  it('are shown and never sent when another version of the page wrote them', () => {
    const nameless = { id: 2, format: 0, act: {} } as unknown as Unsent;
    const old = [entry(1, { format: FORMAT + 1 }), nameless, entry(3, { account: 'eve', format: 0 })];
    const { waiting, unreadable, others } = sortUnsent(old, 'ann');
    expect([waiting, unreadable.map(({ id }) => id), others]).toEqual([[], [1, 2], ['eve']]);
  });
});
