import { tell } from '../languages/tell.js';
import { t } from '../languages/t.js';
import { Cited, tellRule } from '../components/cited.js';
import { RatingDelta } from '../components/rating-delta.js';
import { PageHeader } from '../components/page-header.js';
import { StatTiles } from '../components/stat-tiles.js';
import { checkOf, nameOfDraft } from './draft-name.js';
import { isProposal, type DraftDetail, type PreviewDetail, type PreviewedPlayer } from './draft-shapes.js';
import { countNotes, FindingNotes } from '../components/finding-notes.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { CATEGORY_NAMES } from '../components/names.js';
import { TIEBREAKER_NAMES } from '../components/tournament-words.js';
import { StatedPlace, writePoints } from '../components/basis-mark.js';
import { Replaces } from './replaces.js';
import { Steps } from './steps.js';
import { Deciders } from './what-counts.js';
import { tellEffect, tellPoints, tellProposal } from './preview-words.js';
import type { TournamentStanding } from '@quadrant/store/tournaments';
import type { Category, DecidedBy } from '@quadrant/rules/tournament';

/** Shows what the results would do, before anything is stored: standings, ratings, points, and what a late report moves. */
export function previewPage({ draft, preview }: { readonly draft: DraftDetail; readonly preview: PreviewDetail }) {
  const { participants, sanctioned, rated, standings, players, effect } = preview;
  const byHandle = new Map((players ?? []).map((player) => [player.handle, player]));
  const notes = preview.findings.filter(({ severity }) => severity === 'note');
  return (
    <Layout title={t('Preview of {name}', { name: nameOfDraft(draft) })} game={draft.answers['game']}>
      <PageHeader
        title={t('Preview of {name}', { name: nameOfDraft(draft) })}
        context={t('This is what your results would do. Nothing is stored yet.')}
      />
      <Steps at="check" draft={draft} />
      <Replaces preview={preview} isProposal={isProposal(draft)} />
      <StatTiles
        tiles={[
          { name: t('Players'), figure: participants },
          {
            name: t('Sanctioned'),
            figure: sanctioned.value ? t('Yes') : t('No'),
            note: <Cited text={tellRule(sanctioned.rule)} />,
          },
          { name: t('Rated'), figure: rated.value ? t('Yes') : t('No'), note: <Cited text={tellRule(rated.rule)} /> },
        ]}
      />
      <section>
        <h2>{t('When it counts')}</h2>
        {isProposal(draft) ? <p>{tellProposal()}</p> : <WhenItCounts preview={preview} />}
        {effect !== null && <p>{tellMoved(effect.summary)}</p>}
      </section>
      <DataTable
        caption={t('Final order, with what the tournament would do for each player')}
        regionLabel={t('Final order, with what the tournament would do for each player')}
        columns={columnsOf(standings, byHandle)}
        rows={standings}
        keyOf={({ handle }) => handle}
        isRanked
      />
      {notes.length > 0 && (
        <details class="fold">
          <summary>{t('Notes ({notes})', { notes: countNotes(notes) })}</summary>
          <FindingNotes findings={notes} answersAt={checkOf(draft)} />
        </details>
      )}
      <div class="buttons sticky">
        <a class="button first" href={`/submit/${draft.id}/confirm`}>
          {t('Continue')}
        </a>
        <a class="button" href={`/submit/${draft.id}`}>
          {t('Back to the check')}
        </a>
      </div>
    </Layout>
  );
}

function columnsOf(
  standings: readonly TournamentStanding[],
  byHandle: ReadonlyMap<string, PreviewedPlayer>,
): Column<TournamentStanding>[] {
  const of = ({ handle }: TournamentStanding) => byHandle.get(handle);
  const categories = [
    ...new Set(standings.flatMap((row) => of(row)?.ratings.map(({ category }) => category) ?? [])),
  ] as Category[];
  const hasPoints = standings.some((row) => (of(row)?.points.length ?? 0) > 0);
  const hasWon = standings.some((row) => (of(row)?.won.length ?? 0) > 0);
  return [
    {
      name: t('Place'),
      kind: 'number',
      cell: ({ place, statedPlace }) => <StatedPlace place={place} stated={statedPlace} />,
    },
    { name: t('Player'), kind: 'row', cell: ({ handle }) => <bdi>{handle}</bdi> },
    { name: t('Points'), kind: 'number', cell: (row) => <span class="main-number">{writePoints(row)}</span> },
    ...categories.map((category): Column<TournamentStanding> => ({
      name: t('{category} rating', { category: CATEGORY_NAMES[category] }),
      kind: 'number',
      cell: (row) => {
        const rating = of(row)?.ratings.find((each) => each.category === category);
        if (rating === undefined) return '';
        return (
          <>
            {Math.round(rating.after)} <RatingDelta value={rating.after - rating.before} />
          </>
        );
      },
    })),
    ...(hasPoints
      ? [{ name: t('Awarded'), cell: (row: TournamentStanding) => tellPoints(of(row)?.points ?? []) }]
      : []),
    ...(hasWon ? [{ name: t('Won'), cell: (row: TournamentStanding) => (of(row)?.won ?? []).join(', ') }] : []),
    {
      name: t('Tie decided by'),
      isWide: true,
      cell: ({ place, decidedBy }) => (place === 1 ? '' : TIEBREAKER_NAMES[decidedBy as DecidedBy]),
    },
  ];
}

/** A report that waits counts when the people named decide. */
const WhenItCounts = ({ preview }: { readonly preview: PreviewDetail }) =>
  preview.state === 'held' ? <Deciders preview={preview} /> : <p>{tellEffect(preview)}</p>;

/** Says what would move besides the results themselves; its summary begins "0 later tournaments, 14 players". */
const tellMoved = (summary: string): string =>
  /^0 (?:later )?tournaments, 0 players$/.test(summary)
    ? t('It would move no rating and no points.')
    : t('It would move: {summary}.', { summary: tell(summary) });
