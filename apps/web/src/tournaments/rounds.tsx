import type { Stage } from '@quadrant/rules/tournament';
import type { TournamentDetail, TournamentMatch, TournamentPod, TournamentRound } from '@quadrant/store/tournaments';
import { currentLanguage } from '../languages/language.js';
import { t, words } from '../languages/t.js';
import { DataTable, type Column } from '../components/data-table.js';
import { PlayerLink } from '../components/player-link.js';
import { BasisMark, InferredMark, UnknownPlayer } from '../components/basis-mark.js';
import { sideOf, winnerOf } from './match-outcome.js';
import { letterOf, tellScore } from './result-words.js';
import { STAGE_NAMES } from '../components/tournament-words.js';

interface RoundsProps {
  readonly tournament: Pick<TournamentDetail, 'rounds' | 'roundsInferred'>;
  /** The tournament has a page with scorecards; null where it is not published. */
  readonly tournamentId: string | null;
}

/** Lists the pairs of every round, which opens to show all of its matches or pods. */
export function Rounds({ tournament: { rounds, roundsInferred }, tournamentId }: RoundsProps) {
  if (rounds.length === 0) return null;
  return (
    <>
      <h2 id="rounds">{t('Rounds')}</h2>
      {tournamentId !== null && (
        <p>
          {t('Round by round, or as {link}.', {
            link: <a href={`/tournaments/${tournamentId}/scorecards`}>{t('a scorecard for each player')}</a>,
          })}
        </p>
      )}
      {rounds.map((round) => (
        <details key={round.round} class="fold">
          <summary>
            {titleOf(round)}
            {roundsInferred !== null && <BasisMark basis="inferred" />}
          </summary>
          {round.matches.length > 0 && (
            <DataTable
              caption={t('Matches of round {round}', { round: round.round })}
              columns={MATCH_COLUMNS}
              rows={round.matches}
              keyOf={({ players }) => players.join(' ')}
            />
          )}
          {round.pods.map((pod, index) => (
            <Pod key={index} pod={pod} number={index + 1} />
          ))}
        </details>
      ))}
    </>
  );
}

function titleOf({ round, stage }: TournamentRound): string {
  const words = STAGE_NAMES[stage as Stage];
  return words === '' ? t('Round {round}', { round }) : t('Round {round}, {words}', { round, words });
}

const MATCH_COLUMNS: readonly Column<TournamentMatch>[] = words([
  { name: 'First player', kind: 'row', cell: (match) => <Seat match={match} seat={0} /> },
  { name: 'Result', cell: (match) => <ResultCell match={match} /> },
  { name: 'Score', kind: 'number', cell: (match) => tellScore(match) },
  { name: 'Second player', cell: (match) => <Seat match={match} seat={1} /> },
]);

const ResultCell = ({ match }: { readonly match: TournamentMatch }) => (
  <>
    {letterOf(match, 0)}
    {sideOf(match, 0).outcome === 'unknown' && <BasisMark basis="unknown" />}
    <InferredMark by={match.inferredBy} />
  </>
);

function Seat({ match, seat }: { readonly match: TournamentMatch; readonly seat: number }) {
  const handle = match.players[seat];
  if (handle === undefined) return null;
  if (handle === null) return <UnknownPlayer />;
  return winnerOf(match) === handle ? (
    <strong>
      <PlayerLink handle={handle} />
    </strong>
  ) : (
    <PlayerLink handle={handle} />
  );
}

type PodRow = TournamentPod['scores'][number];

function Pod({ pod, number }: { readonly pod: TournamentPod; readonly number: number }) {
  const columns: readonly Column<PodRow>[] = [
    { name: t('Player'), kind: 'row', cell: ({ handle }) => <PlayerLink handle={handle} /> },
    { name: t('Score'), kind: 'number', cell: ({ score }) => score.toLocaleString(currentLanguage()) },
    { name: t('Went out'), cell: ({ handle }) => (pod.wentOut === handle ? t('yes') : '') },
  ];
  return (
    <DataTable
      caption={t('Pod {number}', { number })}
      columns={columns}
      rows={pod.scores.toSorted((a, b) => b.score - a.score)}
      keyOf={({ handle }) => handle}
    />
  );
}
