import type { GameTitle } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';
import { tellDay } from '../languages/tell-day.js';
import { tellDeadline } from './announcement-words.js';
import { DataTable, type Column } from '../components/data-table.js';
import { GAME_NAMES } from '../components/names.js';

export interface OwnAnnouncement {
  readonly id: string;
  readonly name: string;
  readonly game: GameTitle;
  /** The time is in ISO 8601, and has an offset. */
  readonly startsAt: string;
  readonly endsOn: string | null;
  readonly online: boolean;
  readonly state: string;
  readonly tournamentId: string | null;
}

/** Splits announcements into those whose report is due and those still to come. A cancelled or reported one is neither. */
export function sortAnnouncements(
  announced: readonly OwnAnnouncement[],
  now: Date,
): readonly [due: OwnAnnouncement[], planned: OwnAnnouncement[]] {
  const open = announced.filter(({ state, tournamentId }) => state === 'announced' && tournamentId === null);
  // A tournament of several days is reported on its last one.
  const isOver = ({ startsAt, endsOn }: OwnAnnouncement): boolean =>
    Date.parse(endsOn === null ? startsAt : `${endsOn}${startsAt.slice('YYYY-MM-DD'.length)}`) <= now.getTime();
  return [open.filter(isOver), open.filter((each) => !isOver(each))];
}

interface AnnouncedProps {
  readonly announced: readonly OwnAnnouncement[];
}

export const DueReports = ({ announced, now }: AnnouncedProps & { readonly now: Date }) => (
  <section>
    <h2>{t('Results to submit')}</h2>
    <DataTable
      caption={t('Tournaments that are over, without results')}
      columns={dueColumns(now)}
      rows={announced}
      keyOf={idOf}
      isWordy
    />
  </section>
);

export const Planned = ({ announced }: AnnouncedProps) => (
  <section>
    <h2>{t('Announced')}</h2>
    <DataTable
      caption={t('Tournaments to come, or being played')}
      columns={PLANNED}
      rows={announced}
      keyOf={idOf}
      isWordy
    />
  </section>
);

const idOf = ({ id }: OwnAnnouncement): string => id;

const NAMED: Column<OwnAnnouncement> = words({
  name: 'Tournament',
  kind: 'row',
  cell: ({ id, name }) => <a href={`/announcements/${id}`}>{name}</a>,
});

const DATED: Column<OwnAnnouncement> = words({
  name: 'Date',
  cell: ({ startsAt }) => tellDay(startsAt.slice(0, 10)),
});

const dueColumns = (now: Date): readonly Column<OwnAnnouncement>[] => [
  NAMED,
  DATED,
  { name: t('Game'), cell: ({ game }) => GAME_NAMES[game] },
  { name: t('On time until'), cell: (announced) => tellDeadline(announced, now) },
  {
    name: t('Next step'),
    cell: ({ name }) => (
      <a class="button" href="/submit">
        {t('Submit results{span}', { span: <span class="unseen">{t(' of {name}', { name })}</span> })}
      </a>
    ),
  },
];

const PLANNED: readonly Column<OwnAnnouncement>[] = words([
  NAMED,
  DATED,
  { name: 'Game', cell: ({ game }) => GAME_NAMES[game] },
  {
    name: 'Next step',
    cell: ({ id, name }) => (
      <a class="button" href={`/announcements/${id}/edit`}>
        {t('Change{name}', { name: <span class="unseen"> {name}</span> })}
      </a>
    ),
  },
]);
