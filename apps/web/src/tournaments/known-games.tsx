import type { TournamentDetail } from '@quadrant/store/tournaments';
import type { RoundInference } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';

type KnownTournament = Pick<
  TournamentDetail,
  'record' | 'rounds' | 'standings' | 'statedParticipants' | 'roundsInferred' | 'inferredRated'
>;

/** Says how much of a tournament is known where something is not. */
export function KnownGames({ tournament }: { readonly tournament: KnownTournament }) {
  const matches = tournament.rounds.flatMap((round) => round.matches).filter(({ players }) => players.length > 1);
  const unknown = matches.filter(({ basis }) => basis === 'unknown').length;
  const inferred = matches.filter(({ basis }) => basis === 'inferred').length;
  const isStated =
    tournament.record === 'games' &&
    unknown + inferred === 0 &&
    tournament.standings.some(({ basis }) => basis === 'stated');
  const known = [
    tellKnown(tournament.record, matches.length, unknown),
    tellInferred(tournament, inferred),
    tournament.roundsInferred === null ? '' : ROUNDS_INFERRED[tournament.roundsInferred],
    isStated ? t('Places and points are as the source states them; the games give others.') : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  if (known === '') return null;
  return (
    <p class="notice">
      {known} {tellField(tournament)}
    </p>
  );
}

function tellKnown(record: KnownTournament['record'], matches: number, unknown: number): string {
  if (record === 'standings') return t('Standings only: places as stated; games unknown.');
  const rest =
    unknown === 0
      ? ''
      : t(
          'The opponent or the result of {unknown} of {matches, plural, one {# game} other {# games}} is not known. Such a game is not rated.',
          { unknown, matches },
        );
  if (record === 'games') return rest;
  return [t('Only some games are known: places as stated.'), rest].filter((sentence) => sentence !== '').join(' ');
}

/** Says how many results were concluded, and whether they are rated. */
function tellInferred({ inferredRated }: KnownTournament, inferred: number): string {
  if (inferred === 0) return '';
  return inferredRated === null
    ? t(
        '{inferred, plural, one {# result is inferred: it counts for points and is not rated} other {# results are inferred: they count for points and are not rated}}.',
        { inferred },
      )
    : t(
        '{inferred, plural, one {# result is inferred} other {# results are inferred}}, and rated by decision of a coordinator: {reason}',
        { inferred, reason: inferredRated },
      );
}

const ROUNDS_INFERRED: Readonly<Record<RoundInference, string>> = words({
  'round-robin':
    'The source says who met, and not in which round: the rounds are inferred, in the order of a round robin.',
  'order-of-rows':
    'The source says who met, and not in which round: the rounds are inferred. Each match is in the first round in which neither player has played yet.',
});

/** Says how many of the players are listed, and which places need a decision. */
function tellField({ standings, statedParticipants }: KnownTournament): string {
  const undecided = standings.filter(({ place }) => place === null).length;
  const listed =
    statedParticipants === null || statedParticipants === standings.length
      ? ''
      : t('{listed} of {players} players are listed.', { listed: standings.length, players: statedParticipants });
  const open =
    undecided === 0
      ? ''
      : t(
          '{undecided, plural, one {# place needs a decision: it gives} other {# places need a decision: they give}} no points or titles.',
          { undecided },
        );
  return [listed, open].filter((sentence) => sentence !== '').join(' ');
}
