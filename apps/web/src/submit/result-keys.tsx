import { columnOf, resultKeysOf, type ResultKey } from '@quadrant/rules/files';
import { usualSystemOf } from '@quadrant/rules/systems';
import { GAME_TITLES, type GameTitle } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import { GAME_NAMES } from '../components/names.js';
import type { DraftDetail } from './draft-shapes.js';

interface ResultKeysProps {
  readonly headings: readonly string[];
  readonly answers: DraftDetail['answers'];
  /** The game that the page shows as chosen. */
  readonly game: string;
}

/**
 * Says what the words for results mean, and which key writes each. A script reads the keys here, and shows the legend of
 * another game when that is chosen.
 */
export function ResultKeys({ headings, answers, game }: ResultKeysProps) {
  if (headings.every((heading) => columnOf(heading) !== 'result')) return null;
  const known = GAME_TITLES.find((each) => each === game);
  return (
    <>
      {[null, ...GAME_TITLES].map((title) => (
        <Legend
          key={title}
          keys={resultKeysOf({ ruleSystem: answers['ruleSystem'], game: title ?? undefined }, headings)}
          game={title}
          players={playersOf(headings)}
          isShown={title === (known ?? null)}
        />
      ))}
    </>
  );
}

interface LegendProps {
  readonly keys: readonly ResultKey[];
  /** It is null while no game is chosen. */
  readonly game: GameTitle | null;
  readonly players: readonly [string, string];
  readonly isShown: boolean;
}

const Legend = ({ keys, game, players, isShown }: LegendProps) => (
  <div class="result-keys" data-keys-of={game ?? ''} hidden={!isShown}>
    <p class="hint">{introOf(keys, game)}</p>
    <ul>
      {keys.map((each) => (
        <li key={each.key} data-key={each.key} data-word={each.word}>
          <kbd hidden>{each.key}</kbd> <b>{each.word}</b> {meaningOf(each, game, players)}
        </li>
      ))}
    </ul>
  </div>
);

function introOf(keys: readonly ResultKey[], game: GameTitle | null): string {
  if (game === null) return t('How to write a result. Choose the game to see everything that it has.');
  if (keys.some(({ means }) => means === 'win'))
    return t('How to write a result in {game}. Other words and scores work, too: won, lost, 2-1.', {
      game: GAME_NAMES[game],
    });
  return t('{game} is scored by games: type the games that each player won, such as 2-0 or 1-1.', {
    game: GAME_NAMES[game],
  });
}

function meaningOf({ means }: ResultKey, game: GameTitle | null, [one, other]: readonly [string, string]): string {
  switch (means) {
    case 'win':
      return t('{player} won', { player: one });
    case 'loss':
      return t('{player} won', { player: other });
    case 'modifiedWin':
    case 'modifiedLoss':
      return tellModified(means === 'modifiedWin' ? one : other, game);
    case 'tie':
      return t('nobody won');
    case 'bye':
      return t('no opponent: leave {player} empty', { player: other });
    case 'missed':
      return t('missed the round: leave {player} empty', { player: other });
  }
}

const tellModified = (player: string, game: GameTitle | null): string =>
  game !== null && usualSystemOf(game).recording.modifiedWin(game) === 'on-time-or-decked'
    ? t('{player} won, modified: on time or out of cards', { player })
    : t('{player} won, modified: time was called', { player });

/** The table calls the two players of a match so. */
function playersOf(headings: readonly string[]): readonly [string, string] {
  const named = (kinds: readonly string[]) => headings.find((heading) => kinds.includes(columnOf(heading) ?? ''));
  return [named(['first', 'player', 'winner']) ?? 'Player 1', named(['second', 'opponent', 'loser']) ?? 'Player 2'];
}
