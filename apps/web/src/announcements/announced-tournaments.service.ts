import { Injectable } from '@nestjs/common';
import { Clock, todayOf, type Actor } from '@quadrant/http';
import { isApprovedDirector, may, placeOf } from '@quadrant/rules/permissions';
import { addDays, foldHandle } from '@quadrant/rules/tournament';
import { AnnouncementRepository, type Announcement } from '@quadrant/store/intake';
import { AccountRepository } from '@quadrant/store/people';

/** Results are expected for this many days: an older tournament is not reported any more. */
const DAYS_BACK = 90;

const MOST_ROWS = 200;

export interface AnnouncedTournaments {
  /** They have not ended, and the report of their director would wait for approval. */
  readonly toApprove: readonly Announcement[];
  /** They are over, and have no results. */
  readonly due: readonly Announcement[];
}

/** Finds announced tournaments that a coordinator may have to act on. */
@Injectable()
export class AnnouncedTournamentsFinder {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly accounts: AccountRepository,
    private readonly clock: Clock,
  ) {}

  /** The tournaments are sorted by when they begin. */
  async find(actor: Actor): Promise<AnnouncedTournaments> {
    const today = todayOf(this.clock);
    const wanted = { to: null, game: null, country: null, region: null, state: 'announced', of: null } as const;
    const from = addDays(today, -DAYS_BACK);
    const announced = await this.announcements.list({ ...wanted, from }, MOST_ROWS, null);
    const open = announced.filter(
      ({ tournamentId, announced: { country, region } }) =>
        tournamentId === null && may(actor, 'director.approve', { place: placeOf(country, region) }).allowed,
    );
    const isOver = ({ announced: { startsAt, endsOn } }: Announcement) => (endsOn ?? startsAt.slice(0, 10)) < today;
    return {
      toApprove: await this.withoutApproval(
        open.filter((each) => !isOver(each)),
        actor,
      ),
      due: open.filter(isOver),
    };
  }

  /** Nobody approves themselves, and a director without an account cannot be approved. */
  private async withoutApproval(open: readonly Announcement[], actor: Actor): Promise<Announcement[]> {
    const keys = open.map(({ announced }) => foldHandle(announced.director));
    const accounts = await this.accounts.listByHandles([...new Set(keys)]);
    const rolesOf = new Map(accounts.map(({ handleKey, roles }) => [handleKey, roles]));
    return open.filter(({ announced: { country, region, online } }, index) => {
      const grants = rolesOf.get(keys[index]!);
      if (grants === undefined || keys[index] === actor.handleKey) return false;
      const counts = grants.some(({ role }) => role !== 'director' && role !== 'administrator');
      return !counts && !isApprovedDirector({ grants }, { ...placeOf(country, region), isOnline: online });
    });
  }
}
