import { t } from '../languages/t.js';
import { isPastMoment, type MissedPlayer, type Moment } from '@quadrant/views';
import { PlayerChip } from '../components/player-chip.js';
import { addressOf } from '../query/address.js';
import { isNarrowed, type Filters } from './leaderboard-filters.js';
import { LONGEST_NAME } from '../query/name.js';

/** The row of the player who was looked for. Browsers scroll to it. */
export const FOUND = '#around';

interface BoardProps {
  readonly path: string;
  readonly filters: Filters;
  readonly moment: Moment;
}

interface FindPlayerProps extends BoardProps {
  /** Null means that nobody is searched for. */
  readonly asked: string | null;
  /** The reader's player has this handle; null without one. */
  readonly own: string | null;
}

/** The name that is typed here leads to the ranks around that player. */
export function FindPlayer({ path, filters, moment, asked, own }: FindPlayerProps) {
  return (
    <details class={asked === null ? 'filter-fold' : 'filter-fold used'}>
      <summary>{t('Find a player')}</summary>
      <form
        class="filters"
        method="get"
        action={`${path}${FOUND}`}
        role="search"
        aria-label={t('A player on this leaderboard')}
      >
        <label>
          {t('Ranks around')}
          <input
            name="around"
            type="search"
            value={asked ?? ''}
            maxLength={LONGEST_NAME}
            placeholder={t('Name or handle')}
          />
        </label>
        {carriedFields(filters, moment).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit">{t('Find')}</button>
        {own !== null && <a href={`${addressOf(path, filters, moment, { around: own })}${FOUND}`}>{t('Find me')}</a>}
      </form>
    </details>
  );
}

/** Turns the parameters that an address would have into fields of a form. */
const carriedFields = (filters: Filters, moment: Moment): [string, string][] => [
  ...new URL(addressOf('/', filters, moment), 'http://page').searchParams,
];

/** Says why nobody was found, and what to try. */
export function NotAround({ path, filters, moment, missed }: BoardProps & { readonly missed: MissedPlayer }) {
  const { asked, isPlayer, candidates } = missed;
  if (isPlayer && !isNarrowed(filters) && !isPastMoment(moment)) {
    return (
      <p class="notice">
        {t('{asked} has no rated game here. See their other ratings: {player}.', {
          asked,
          player: <PlayerChip handle={asked} />,
        })}
      </p>
    );
  }
  if (isPlayer) {
    return (
      <p class="notice">
        {t('{asked} is not on this leaderboard under these filters. {link}, or see the ratings of {player}.', {
          asked,
          link: <a href={path}>{t('Leave the filters out')}</a>,
          player: <PlayerChip handle={asked} />,
        })}
      </p>
    );
  }
  if (candidates.length === 0) {
    return (
      <p class="notice">
        {t('No player has a name or handle that begins with “{asked}”. {link}.', {
          asked,
          link: <a href={addressOf('/players', { name: asked })}>{t('Look for similar names')}</a>,
        })}
      </p>
    );
  }
  return (
    <div class="notice">
      <p>{t('Several players could be “{asked}”. Choose one:', { asked })}</p>
      <ul>
        {candidates.map(({ id, note }) => (
          <li key={id}>
            <a href={`${addressOf(path, filters, moment, { around: id })}${FOUND}`}>{id}</a>
            {note !== null && ` (${note})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
