import { ROUNDS_IN_POD } from '@quadrant/rules/systems';
import { startInstant, type Plan } from './calendar.js';
import { isForTwo } from './play-match.js';

export interface DemoAnnouncement {
  readonly sender: { readonly handle: string; readonly role: 'director' | 'director-of-organized-play' };
  /** `POST /api/v1/announcements` takes this body. */
  readonly body: Readonly<Record<string, unknown>> & { readonly director: string };
}

type Sender = DemoAnnouncement['sender'];

/** Returns everybody who needs an account before the announcements: a championship can name a director who has sent nothing. */
export const accountsFor = (upcoming: readonly DemoAnnouncement[]): Sender[] => [
  ...new Map(
    upcoming
      .flatMap(({ sender, body }): Sender[] => [{ handle: body.director, role: 'director' }, sender])
      .map((each) => [each.handle, each]),
  ).values(),
];

const ROUNDS = { local: 4, championship: 6 } as const;

/** Championships are announced by those who may hold them without applying (000, section 11). */
export function inventAnnouncement(plan: Plan, director: string): DemoAnnouncement {
  const { name, game, kind, area, online, league } = plan;
  const isLocal = kind === 'local';
  const [date = '', time = ''] = startInstant(plan).split('T');
  return {
    sender: isLocal
      ? { handle: director, role: 'director' }
      : { handle: 'organised.play', role: 'director-of-organized-play' },
    body: {
      name,
      game,
      kind,
      format: 'constructed',
      date,
      time: time.slice(0, 5),
      zone: area.zone,
      plannedRounds: isForTwo(game) ? ROUNDS[isLocal ? 'local' : 'championship'] : ROUNDS_IN_POD,
      ...(online
        ? { online }
        : { country: area.country, region: area.region, venue: area.venues[0], address: area.city }),
      director,
      contact: `${director}@example.org`,
      entryFee: 'none',
      prizes: isLocal ? 'Promo cards for everybody' : 'Trophy, and Earned Byes for the next stage',
      ...(league !== null && { league }),
    },
  };
}
