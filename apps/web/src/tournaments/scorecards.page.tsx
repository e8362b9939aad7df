import type { Inference } from '@quadrant/rules/tournament';
import type { TournamentDetail, TournamentRound, TournamentStanding } from '@quadrant/store/tournaments';
import { currentLanguage } from '../languages/language.js';
import { t } from '../languages/t.js';
import { EmptyState } from '../components/empty-state.js';
import { PageHeader } from '../components/page-header.js';
import { PlayerLink } from '../components/player-link.js';
import { PRINT_SCRIPT, PrintButton } from '../components/print-button.js';
import { DataTable } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { BasisMark, InferredMark, StatedPlace, UnknownPlayer } from '../components/basis-mark.js';
import { downloadsOf } from './downloads.js';
import { recordsOf, sideOf, tellRecord, type WinLossTie } from './match-outcome.js';
import { letterOf, tellScore } from './result-words.js';

/** A page has at most this many cards: the largest fields have thousands of players. */
const CARDS = 100;

export interface ScorecardsFacts {
  readonly tournament: TournamentDetail;
  /** Pages count from 1. */
  readonly page: number;
}

/** Each player has a card with their results, round by round. */
export function scorecardsPage({ tournament, page }: ScorecardsFacts) {
  const { id, header, standings, rounds, record, roundsInferred } = tournament;
  const path = `/tournaments/${id}`;
  // The games of a record of standings are unknown, so no card has a line.
  const shown = (record === 'standings' ? [] : standings).slice((page - 1) * CARDS, page * CARDS);
  const records = recordsOf(rounds);
  return (
    <Layout
      title={t('{name}, scorecards', { name: header.name })}
      game={header.game}
      description={t('Every player of {name} with their results, round by round.', { name: header.name })}
      scripts={[PRINT_SCRIPT]}
    >
      <PageHeader
        crumbs={[
          { name: t('Tournaments'), address: '/tournaments' },
          { name: header.name, address: path },
        ]}
        title={t('Scorecards')}
        context={t('Every player with their results, round by round, in the final order.')}
        actions={<PrintButton />}
      />
      {shown.length === 0 ? (
        <EmptyState>
          {t('There are no scorecards here. {link}', { link: <a href={path}>{t('Back to the tournament')}</a> })}
        </EmptyState>
      ) : (
        <div class="scorecards">
          {shown.map((standing) => (
            <Card
              key={standing.handle}
              standing={standing}
              record={records.get(standing.handle)}
              lines={rounds.map((round) => lineOf(round, standing.handle))}
              isRoundInferred={roundsInferred !== null}
            />
          ))}
        </div>
      )}
      <nav class="pages" aria-label={t('Pages')}>
        {page > 1 && (
          <a rel="prev" href={`${path}/scorecards?page=${page - 1}`}>
            {t('Places before')}
          </a>
        )}
        {standings.length > page * CARDS && (
          <a rel="next" href={`${path}/scorecards?page=${page + 1}`}>
            {t('Places after')}
          </a>
        )}
        <a href={path}>{t('Back to the tournament')}</a>
        {downloadsOf(tournament).some(({ format }) => format === 'csv-scorecards') && (
          <a href={`/api/v1${path}/document?format=csv-scorecards`}>{t('As CSV')}</a>
        )}
      </nav>
    </Layout>
  );
}

interface Line {
  readonly round: number;
  /** The opponents are given as handles; a bye has none, and null is an unknown one. */
  readonly opponents: readonly (string | null)[];
  readonly result: string;
  readonly score: string;
  /** The outcome decides the colour. */
  readonly outcome: string;
  /** It is set where the result was concluded. */
  readonly inferredBy?: Inference | undefined;
}

interface CardProps {
  readonly standing: TournamentStanding;
  readonly record: WinLossTie | undefined;
  readonly lines: readonly Line[];
  /** The source does not say in which round two players met. */
  readonly isRoundInferred: boolean;
}

function Card({ standing, record, lines, isRoundInferred }: CardProps) {
  const { place, statedPlace, handle, points, pointsAtLeast } = standing;
  return (
    <section class="scorecard">
      <h2>
        <StatedPlace place={place} stated={statedPlace} />. <PlayerLink handle={handle} />
      </h2>
      <p class="quiet">
        {record !== undefined && `${tellRecord(record)}, `}
        {points !== null && pointsAtLeast === true
          ? t('at least {points, plural, one {# point} other {# points}}', { points })
          : points !== null && t('{points, plural, one {# point} other {# points}}', { points })}
      </p>
      <DataTable
        caption={t('Results of {handle}', { handle })}
        columns={[
          {
            name: t('Round'),
            kind: 'number',
            cell: ({ round }) => (
              <>
                {round}
                {isRoundInferred && <BasisMark basis="inferred" />}
              </>
            ),
          },
          { name: t('Opponent'), kind: 'row', cell: ({ opponents }) => <Opponents handles={opponents} /> },
          {
            name: t('Result'),
            cell: ({ result, outcome, inferredBy }) => (
              <span class={`outcome ${outcome}`}>
                {result}
                {outcome === 'unknown' && <BasisMark basis="unknown" />}
                <InferredMark by={inferredBy} />
              </span>
            ),
          },
          { name: t('Score'), kind: 'number', cell: ({ score }) => score },
        ]}
        rows={lines}
        keyOf={({ round }) => String(round)}
        isCaptionUnseen
      />
    </section>
  );
}

const Opponents = ({ handles }: { readonly handles: readonly (string | null)[] }) => (
  <>
    {handles.map((handle, index) => (
      <span key={handle}>
        {index > 0 && ', '}
        {handle === null ? <UnknownPlayer /> : <PlayerLink handle={handle} />}
      </span>
    ))}
    {handles.length === 0 && '–'}
  </>
);

function lineOf({ round, matches, pods, possibleOpponents }: TournamentRound, handle: string): Line {
  const match = matches.find(({ players }) => players.includes(handle));
  if (match !== undefined) {
    const seat = match.players.indexOf(handle);
    return {
      round,
      opponents: match.players.filter((_, index) => index !== seat),
      result: letterOf(match, seat),
      score: tellScore(match, seat),
      outcome: sideOf(match, seat).outcome,
      inferredBy: match.inferredBy,
    };
  }
  const pod = pods.find(({ scores }) => scores.some((each) => each.handle === handle));
  const own = pod?.scores.find((each) => each.handle === handle);
  const mayHavePlayed = possibleOpponents?.includes(handle) === true;
  return {
    round,
    opponents: pod?.scores.flatMap((each) => (each.handle === handle ? [] : [each.handle])) ?? [],
    result: pod?.wentOut === handle ? t('Went out') : mayHavePlayed ? '?' : '',
    score: own?.score.toLocaleString(currentLanguage()) ?? '',
    outcome: mayHavePlayed ? 'unknown' : '',
  };
}
