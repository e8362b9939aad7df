import type { NamedHistoryDiff } from '@quadrant/rules/history-diff';
import type { RunKind } from '@quadrant/rules/history';
import type { RunRow } from '@quadrant/store/runs';
import type { OpenRun } from '@quadrant/views';
import { t, words } from '../languages/t.js';
import { actorName } from '../components/actor-name.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { RatingDelta } from '../components/rating-delta.js';
import { StatTiles } from '../components/stat-tiles.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Minute } from '../components/day.js';
import { Layout } from '../frame/layout.js';
import { CATEGORY_NAMES, GAME_NAMES } from '../components/names.js';
import { durationOf, RUN_KIND_NAMES, RunChangeText, RunReason, tellDuration } from './run-words.js';

/** A page lists at most this many changes. */
const MOST_LISTED = 100;

/** Shows one publication: why it was made, what it changed, and how long it took. */
export function runPage({ run, names, diff, head, pruned }: OpenRun) {
  const { number, kind, requestedBy, publishedAt, rolledBackTo, officialRun } = run;
  const title = t('Run {number}', { number });
  return (
    <Layout title={title} description={t('What run {number} published, who asked for it, and why.', { number })}>
      <PageHeader
        title={title}
        context={
          <>
            {t('{kind}, published {minute}', {
              kind: RUN_KIND_NAMES[kind as RunKind],
              minute: <Minute at={publishedAt} />,
            })}
          </>
        }
        crumbs={[{ name: t('Runs'), address: '/runs' }]}
      />
      <dl class="facts">
        <div>
          <dt>{t('For')}</dt>
          <dd>
            <RunReason run={run} names={names} />
          </dd>
        </div>
        <div>
          <dt>{t('Asked by')}</dt>
          <dd>{actorName(requestedBy)}</dd>
        </div>
        {rolledBackTo !== null && (
          <div>
            <dt>{t('Publishes again')}</dt>
            <dd>
              <a href={`/runs/${rolledBackTo}`}>{t('the numbers of run {rolledBackTo}', { rolledBackTo })}</a>
            </dd>
          </div>
        )}
        {officialRun !== null && (
          <div>
            <dt>{t('Official list then')}</dt>
            <dd>
              <a href={`/runs/${officialRun}`}>{t('run {officialRun}', { officialRun })}</a>
            </dd>
          </div>
        )}
      </dl>
      <StatTiles
        tiles={[
          {
            name: t('Tournaments changed'),
            figure: run.tournamentsChanged,
            note: t('of {tournaments} replayed', { tournaments: run.tournaments }),
            isFirst: true,
          },
          { name: t('Rating changes'), figure: run.ratingChanges, note: t('written') },
          { name: t('Awards'), figure: run.awards, note: t('written') },
          { name: t('Took'), figure: durationOf(run) },
        ]}
      />
      <Changes run={run} names={names} />
      <h2 id="moved">{t('What it moved')}</h2>
      {pruned !== null ? (
        <p>
          {t('What run {number} changed is no longer kept. The oldest run whose numbers are kept is {link}.', {
            number,
            link: <a href={`/runs/${pruned.oldestRun}`}>{t('run {number}', { number: pruned.oldestRun })}</a>,
          })}
        </p>
      ) : diff === null ? (
        <p>
          {t('This run changed {tournamentsChanged} tournaments. {link}. This can take some seconds.', {
            tournamentsChanged: run.tournamentsChanged,
            link: <a href={`/runs/${number}?changes=all#moved`}>{t('Compare all of them')}</a>,
          })}
        </p>
      ) : (
        <Moved diff={diff} />
      )}
      <h2 id="proof">{t('Proof')}</h2>
      <details class="fold">
        <summary>{t('Hashes, version and times')}</summary>
        <Proof run={run} />
      </details>
      <nav class="pages" aria-label={t('Runs')}>
        {number > 1 && (
          <a rel="prev" href={`/runs/${number - 1}`}>
            {t('Run {number}', { number: number - 1 })}
          </a>
        )}
        {number < head && (
          <a rel="next" href={`/runs/${number + 1}`}>
            {t('Run {number}', { number: number + 1 })}
          </a>
        )}
        <a href={`/api/v1/runs/${number}`}>{t('As JSON')}</a>
        {pruned === null && <a href={`/api/v1/runs/${number}/diff`}>{t('Changes as JSON')}</a>}
      </nav>
    </Layout>
  );
}

/** Lists the changes that the run was made for, where there are several. */
function Changes({ run, names }: Pick<OpenRun, 'run' | 'names'>) {
  if (run.changeCount < 2) return null;
  const shown = run.changes.slice(0, MOST_LISTED);
  return (
    <>
      <h2 id="changes">{t('What it was made for')}</h2>
      <ul>
        {shown.map((change, index) => (
          <li key={index}>
            {RUN_KIND_NAMES[change.kind]}: <RunChangeText change={change} names={names} />
            <span class="quiet">{t(' by {requestedBy}', { requestedBy: actorName(change.requestedBy) })}</span>
          </li>
        ))}
      </ul>
      {run.changeCount > shown.length && (
        <p>{t('{changeCount} more are not listed here.', { changeCount: run.changeCount - shown.length })}</p>
      )}
    </>
  );
}

type MovedRating = NamedHistoryDiff['largest'][number];

function Moved({ diff }: { readonly diff: NamedHistoryDiff }) {
  const { tournaments, players, ratingsMoved, largest, awards } = diff;
  if (players === 0) return <p>{t('No rating and no points moved.')}</p>;
  return (
    <>
      <ul>
        {tellCounts([
          [
            tournaments.takenIn,
            t('tournament was published for the first time'),
            t('tournaments were published for the first time'),
          ],
          [tournaments.corrected, t('tournament was corrected'), t('tournaments were corrected')],
          [tournaments.withdrawn, t('tournament was taken out'), t('tournaments were taken out')],
          [tournaments.moved, t('tournament got other rating changes'), t('tournaments got other rating changes')],
          [players, t('player has another rating or other points'), t('players have another rating or other points')],
          [awards.added, t('award was added'), t('awards were added')],
          [awards.removed, t('award was removed'), t('awards were removed')],
          [awards.changed, t('award was changed'), t('awards were changed')],
        ]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {largest.length > 0 && (
        <DataTable
          caption={
            ratingsMoved > largest.length
              ? t('The {largest} ratings that moved most, of {ratingsMoved}', { largest: largest.length, ratingsMoved })
              : t('Ratings that moved, the most first')
          }
          columns={MOVED_COLUMNS}
          rows={largest}
          keyOf={({ game, category, player }) => `${game} ${category} ${player}`}
        />
      )}
    </>
  );
}

const tellCounts = (counts: readonly (readonly [number, string, string])[]): string[] =>
  counts.filter(([number]) => number > 0).map(([number, one, many]) => `${number} ${number === 1 ? one : many}`);

const tellRating = (rating: number | null): string => (rating === null ? '' : String(Math.round(rating)));
const tellRanks = ({ rankBefore, rankAfter }: MovedRating): string =>
  [rankBefore ?? t('new'), rankAfter ?? t('gone')].join(' → ');

const MOVED_COLUMNS: readonly Column<MovedRating>[] = words([
  {
    name: 'Player',
    kind: 'row',
    cell: ({ player, game, category }) => (
      <>
        <PlayerLink handle={player} />
        <span class="real-name">{`${GAME_NAMES[game]}, ${CATEGORY_NAMES[category]}`}</span>
      </>
    ),
  },
  { name: 'Before', kind: 'number', isWide: true, cell: ({ before }) => tellRating(before) },
  { name: 'After', kind: 'number', cell: ({ after }) => tellRating(after) },
  { name: 'Change', kind: 'number', cell: ({ change }) => <RatingDelta value={change} /> },
  { name: 'Rank', kind: 'number', isWide: true, cell: tellRanks },
  {
    name: 'Because of',
    isWide: true,
    cell: ({ cause }) => {
      const { key = null, name = '' } = cause?.tournament ?? {};
      return key === null ? name : <a href={`/tournaments/${key}`}>{name}</a>;
    },
  },
]);

function Proof({ run }: { readonly run: RunRow }) {
  const facts: readonly (readonly [string, string])[] = [
    [t('Everything that went in (SHA-256)'), run.inputsSha256],
    [t('History as it was left (SHA-256)'), run.chainSha256],
    [t('Rules (SHA-256)'), run.rulesSha256],
    [t('Version of the rules'), run.engineVersion],
    [t('Rated games in the replay'), String(run.games)],
    ...Object.entries(run.timings).map(([part, milliseconds]) => [tellPart(part), tellDuration(milliseconds)] as const),
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The part `replayMs` is written as "Time of replay". */
const tellPart = (part: string): string =>
  t('Time of {replace}', {
    replace: part.replace(/Ms$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  });
