import type { DiffCauseKind } from '@quadrant/rules/history-diff';
import type { ExplainedMove } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { RatingDelta } from '../components/rating-delta.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';

export interface CausePageFacts {
  readonly handle: string;
  readonly cause: ExplainedMove;
  /** The API has the same at this address. */
  readonly json: string;
}

type Step = ExplainedMove['steps'][number];

/** The sentence says what was done to the tournament in which the change began. */
const DONE: Readonly<Record<DiffCauseKind, string>> = words({
  tournament: 'It was published for the first time.',
  revision: 'Its results were corrected.',
  withdrawal: 'It was withdrawn.',
  level: 'It got another level, or counts for ratings or not.',
  merge: 'It was merged with another report of the same tournament.',
  'player-merge': 'Somebody in it was merged with another player.',
  'player-merge-undo': 'The merge of somebody in it was undone.',
  league: 'It is worth something else in its league.',
  rules: 'It was rated by other rules.',
  rollback: 'An earlier run was published again.',
});

/** Explains why a run moved a rating: the tournament where it began, and the way from there. */
export function causePage({ handle, cause, json }: CausePageFacts) {
  const { run, game, category, steps, gaveUp, examined } = cause;
  const title = t('Why run {number} moved {handle}', { number: run.number, handle });
  const track = `${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`;
  const [first] = steps;
  return (
    <Layout title={title} game={game}>
      <PageHeader
        crumbs={[
          { name: t('Runs'), address: '/runs' },
          { name: t('Run {number}', { number: run.number }), address: `/runs/${run.number}` },
        ]}
        title={title}
        context={t('{track}: where the change began, and how it reached {handle}.', { track, handle })}
      />
      {gaveUp || first === undefined ? (
        <p class="notice">
          {t(
            'The cause was not found within {examined, plural, one {# step} other {# steps}}. This is the change itself.',
            {
              examined,
            },
          )}
        </p>
      ) : (
        <p class="notice">
          {t('It began with {tournament}. {done}', {
            tournament: <a href={`/tournaments/${first.tournament.id}`}>{first.tournament.name}</a>,
            done: cause.cause === null ? t('Why is not known.') : DONE[cause.cause],
          })}
        </p>
      )}
      <DataTable
        caption={t('From the beginning to the rating that was asked about')}
        columns={COLUMNS}
        rows={steps}
        keyOf={(step) => `${step.tournament.id} ${step.handle}`}
      />
      <p>
        {t(
          'Each tournament uses the ratings that the ones before it left. So a change reaches everybody who later plays somebody whose rating changed.',
        )}
      </p>
      <nav class="pages" aria-label={t('Pages')}>
        <a href={`/players/${encodeURIComponent(handle)}`}>{handle}</a>
        <a href={json}>{t('As JSON')}</a>
      </nav>
    </Layout>
  );
}

const tellRating = (rating: number | null): string => (rating === null ? '–' : String(Math.round(rating)));

const COLUMNS: readonly Column<Step>[] = words([
  {
    name: 'Tournament',
    kind: 'row',
    cell: ({ tournament: { id, name } }) => <a href={`/tournaments/${id}`}>{name}</a>,
  },
  { name: 'Player', cell: ({ handle }) => <PlayerLink handle={handle} /> },
  { name: 'Rating before the run', kind: 'number', cell: ({ after }) => tellRating(after.from) },
  { name: 'Rating since', kind: 'number', cell: ({ after }) => tellRating(after.to) },
  {
    name: 'Change',
    kind: 'number',
    isWide: true,
    cell: ({ after: { from, to } }) => from !== null && to !== null && <RatingDelta value={to - from} />,
  },
]);
