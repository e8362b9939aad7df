import { LONGEST_REASON } from '@quadrant/http';
import { t } from '../languages/t.js';
import { DESK } from '../components/breadcrumbs.js';
import { LocalDay } from '../components/day.js';
import { EmptyState } from '../components/empty-state.js';
import { TextField } from '../components/form/fields.js';
import { Form, Kept } from '../components/form/form.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { Layout } from '../frame/layout.js';
import { addressOf } from '../query/address.js';
import type { OwnEntry, PlayerToSplit } from './shapes.js';

export const SPLIT_PATH = '/desk/history/splits';

export interface SplitFacts {
  readonly player: PlayerToSplit;
  /** The tournaments whose entries would leave the player. */
  readonly leaving: ReadonlySet<string>;
}

/** Chooses entries of a player that belong to somebody else, then shows both halves. */
export function splitPage({ player: { handle, entries }, leaving }: SplitFacts) {
  const title = t('Split {handle}', { handle });
  const gone = entries.filter(({ tournament }) => leaving.has(tournament));
  const kept = entries.filter(({ tournament }) => !leaving.has(tournament));
  return (
    <Layout title={title}>
      <PageHeader
        crumbs={[DESK]}
        title={title}
        context={t(
          'Two people are stored as one. Choose the tournaments of the other person: they get a handle of their own, in one run. You can undo it later.',
        )}
      />
      {entries.length < 2 ? (
        <EmptyState>
          {t('{player} has fewer than two tournaments, so there is nothing to split.', {
            player: <PlayerLink handle={handle} />,
          })}
        </EmptyState>
      ) : gone.length > 0 && kept.length > 0 ? (
        <Halves handle={handle} kept={kept} gone={gone} />
      ) : (
        <Choice handle={handle} entries={entries} />
      )}
    </Layout>
  );
}

const Choice = ({ handle, entries }: Pick<PlayerToSplit, 'handle' | 'entries'>) => (
  <form class="page-form" method="get" action={SPLIT_PATH} aria-label={t('Tournaments of the other person')}>
    <input type="hidden" name="handle" value={handle} />
    <fieldset>
      <legend>{t('Tournaments of the other person')}</legend>
      {entries.map((entry) => (
        <label key={entry.tournament} class="choice">
          <input type="checkbox" name="take" value={entry.tournament} />
          <span>
            <EntryWords entry={entry} handle={handle} />
          </span>
        </label>
      ))}
    </fieldset>
    <button type="submit" class="first">
      {t('Show both halves')}
    </button>
  </form>
);

const EntryWords = ({
  entry: { name, day, venue, as },
  handle,
}: {
  readonly entry: OwnEntry;
  readonly handle: string;
}) => (
  <>
    <bdi>{name}</bdi>, <LocalDay date={day} />
    {venue !== null && (
      <>
        , <bdi>{venue}</bdi>
      </>
    )}
    {as !== handle && <span class="hint"> {t('as {handle}', { handle: as })}</span>}
  </>
);

interface HalvesProps {
  readonly handle: string;
  readonly kept: readonly OwnEntry[];
  readonly gone: readonly OwnEntry[];
}

const Halves = ({ handle, kept, gone }: HalvesProps) => (
  <>
    <div class="people-sides">
      <Half title={t('Stay with {handle}', { handle })} entries={kept} handle={handle} />
      <Half title={t('Go to the new player')} entries={gone} handle={handle} />
    </div>
    <p>
      <a href={addressOf(SPLIT_PATH, { handle })}>{t('Choose other tournaments')}</a>
    </p>
    <Form
      id="split"
      operation="POST /api/v1/batches/splits"
      label={t('Split the player')}
      then="/desk/history/{number}/done"
      said={t('The player is being split. A run publishes it.')}
    >
      <Kept name="handle" value={handle} />
      {gone.map(({ tournament }, index) => (
        <Kept key={tournament} name={`tournaments.${index}`} value={tournament} />
      ))}
      <TextField
        name="as"
        label={t('Handle of the new player')}
        hint={t('Such as the name with a place. It has to be free.')}
        maxLength={64}
        isRequired
      />
      <TextField
        name="reason"
        label={t('Why they are two people')}
        hint={t('Everybody sees it with the run.')}
        maxLength={LONGEST_REASON}
        isRequired
      />
      <button type="submit" class="first">
        {t('Split the player')}
      </button>
    </Form>
  </>
);

interface HalfProps {
  readonly title: string;
  readonly entries: readonly OwnEntry[];
  readonly handle: string;
}

const Half = ({ title, entries, handle }: HalfProps) => (
  <section>
    <h2>{title}</h2>
    <p>{t('{entries, plural, one {# tournament} other {# tournaments}}', { entries: entries.length })}</p>
    <ul class="plain-list">
      {entries.map((entry) => (
        <li key={entry.tournament}>
          <EntryWords entry={entry} handle={handle} />
        </li>
      ))}
    </ul>
  </section>
);
