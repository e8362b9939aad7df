import type { TournamentRound } from '@quadrant/store/tournaments';
import { t } from '../languages/t.js';
import { BasisMark, nameUnknown } from '../components/basis-mark.js';
import { BOX, layOutBracket, type PlacedMatch } from './bracket-layout.js';
import { winnerOf } from './match-outcome.js';
import { tellMatch } from './result-words.js';

/** Draws the elimination stage as a bracket; nothing where there was none. */
export function EliminationBracket({ rounds }: { readonly rounds: readonly TournamentRound[] }) {
  const stage = eliminationOf(rounds);
  if (stage.length === 0) return null;
  return (
    <>
      <h2 id="bracket">{t('Elimination stage')}</h2>
      <BracketDrawing stage={stage} rest={t('. The rounds below list the same matches.')} />
    </>
  );
}

export const eliminationOf = (rounds: readonly TournamentRound[]): TournamentRound[] =>
  rounds.filter(({ stage, matches }) => stage === 'elimination' && matches.length > 0);

interface BracketDrawingProps {
  /** The stage has at least one round. */
  readonly stage: readonly TournamentRound[];
  /** The text follows the matches where they are read out. */
  readonly rest: string;
}

/** Draws an elimination stage as a bracket, without a heading. */
export function BracketDrawing({ stage, rest }: BracketDrawingProps) {
  const { width, height, matches } = layOutBracket(stage);
  return (
    <>
      <div class="table-frame" tabIndex={0} role="region" aria-label={t('Bracket')}>
        <svg class="bracket" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
          <title>{t('Bracket')}</title>
          <desc>
            {matches.map(({ match }) => tellMatch(match, 0)).join('. ')}
            {rest}
          </desc>
          {matches.map((placed) => (
            <Connection key={placed.match.players.join(' ')} placed={placed} />
          ))}
          {matches.map((placed) => (
            <Box key={placed.match.players.join(' ')} placed={placed} />
          ))}
        </svg>
      </div>
      {matches.some(({ match }) => match.inferredBy !== undefined) && (
        <p>
          {t('* The result is inferred.')}
          <BasisMark basis="inferred" />
        </p>
      )}
    </>
  );
}

function Connection({ placed: { x, y, next } }: { readonly placed: PlacedMatch }) {
  if (next === null) return null;
  const middle = (x + BOX.width + next.x) / 2;
  const [from, to] = [y + BOX.height / 2, next.y + BOX.height / 2];
  return <path d={`M${x + BOX.width} ${from}H${middle}V${to}H${next.x}`} />;
}

/** Longer handles would leave their box. */
const LONGEST = 18;

function Box({ placed: { match, x, y } }: { readonly placed: PlacedMatch }) {
  const winner = winnerOf(match);
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={BOX.width - 1} height={BOX.height - 1} rx="5" />
      {match.players
        .map((player, seat) => [player ?? nameUnknown(), seat] as const)
        .map(([handle, seat]) => (
          <>
            <text key={handle} x={x + 10} y={y + 21 + seat * 21} class={handle === winner ? 'winner' : undefined}>
              {handle.length > LONGEST ? `${handle.slice(0, LONGEST - 1)}…` : handle}
            </text>
            <text x={x + BOX.width - 10} y={y + 21 + seat * 21} text-anchor="end">
              {scoreOf(match.score, match.games, match.players, seat)}
              {match.inferredBy !== undefined && '*'}
            </text>
          </>
        ))}
    </g>
  );
}

type Match = PlacedMatch['match'];

function scoreOf(score: Match['score'], games: Match['games'], players: Match['players'], seat: number): string {
  if (score !== null) return String(score[seat]);
  return games === undefined ? '' : String(games.filter(({ winner }) => winner === (players[seat] ?? '?')).length);
}
