import type { StabilityPolicy } from '@quadrant/rules/policy';
import { type Level } from '@quadrant/rules/tournament';
import type { ForeseenRating } from '@quadrant/store/explanations';
import { t, words } from '../languages/t.js';
import { PageHeader } from '../components/page-header.js';
import { RatingDelta } from '../components/rating-delta.js';
import { DataTable, type Column } from '../components/data-table.js';
import { Layout } from '../frame/layout.js';
import { LEVEL_NAMES } from '../components/tournament-words.js';
import { Formula } from '../calculators/formula.js';
import { tellFixed } from '../components/tell-number.js';

/** One game is played against an opponent with a higher or lower rating. */
export interface ShownWin {
  /** The rating of the opponent, minus your own. */
  readonly distance: number;
  /** The expected score is between 0 and 1. */
  readonly expected: number;
  readonly won: number;
  readonly lost: number;
}

export interface LevelStake {
  readonly level: Level;
  readonly kFactor: number;
  /** A win against an opponent with the same rating gives this. */
  readonly won: number;
}

export interface HelpPageFacts {
  /** The example has three rounds; it is null where the rules in force rate none. */
  readonly example: ForeseenRating | null;
  readonly wins: readonly ShownWin[];
  readonly stakes: readonly LevelStake[];
  /** The policy is in force today. */
  readonly policy: StabilityPolicy;
}

export function helpPage({ example, wins, stakes, policy }: HelpPageFacts) {
  return (
    <Layout title={t('How ratings work')} description={t('How a rating comes from your games, with an example.')}>
      <PageHeader title={t('How ratings work')} context={t('How a rating comes from your games, with an example.')} />
      {example !== null && <Example example={example} />}
      <h2>{t('What a game is worth')}</h2>
      <p>
        {t(
          'A win against a stronger player gives more than a win against a weaker one. Two players with the same rating are expected to share the points: each is expected to score 0.5.',
        )}
      </p>
      <DataTable
        caption={t('One game at a local tournament')}
        regionLabel={t('One game at a local tournament')}
        columns={WINS}
        rows={wins}
        keyOf={({ distance }) => String(distance)}
      />
      <p>
        {t('The k-factor is what one game can move at most. It grows with the level of the tournament ({link}).', {
          link: <a href="/rules/opg-4.2/8">{t('Organized Play Guide 4.2, section 8')}</a>,
        })}
      </p>
      <DataTable
        caption={t('K-factor by level')}
        regionLabel={t('K-factor by level')}
        columns={STAKES}
        rows={stakes}
        keyOf={({ level }) => String(level)}
      />
      <h2>{t('Which games count')}</h2>
      <ul>
        <li>
          {t(
            'The tournament must be sanctioned: registered early enough, with enough players and rounds ({link}). Its page says why it is rated or not.',
            { link: <a href="/rules/opg-4.2/2">{t('Organized Play Guide 4.2, section 2')}</a> },
          )}
        </li>
        <li>{t('Byes are no games and move no rating.')}</li>
        <li>
          {t(
            'Each game title has a leaderboard for each category, such as constructed and sealed, and an overall one, which every game moves.',
          )}
        </li>
      </ul>
      <h2>{t('When ratings change')}</h2>
      <p>
        {t(
          'A report that arrives within {onTimeDays, plural, one {# day} other {# days}} is rated at once. A later one waits for the weekly refresh, which rates everything again in the order in which it was played. So an older result can move your rating, although you did not play. {link} has all limits.',
          { onTimeDays: policy.onTimeDays, link: <a href="/policy">{t('How long results may move')}</a> },
        )}
      </p>
      <p>
        {t(
          'A question mark beside a rating means that it is provisional: fewer than {provisionalBelow, plural, one {# rated game} other {# rated games}} so far.',
          { provisionalBelow: policy.provisionalBelow },
        )}
      </p>
      <h2>{t('Check it yourself')}</h2>
      <ul>
        <li>{t('Your page explains every change game by game, under “Rating history”.')}</li>
        <li>
          {t('{link} calculates with your opponents and results.', {
            link: <a href="/calculators/rating">{t('My next tournament')}</a>,
          })}
        </li>
        <li>
          {t('{link} shows how well ratings foretell results.', { link: <a href="/stats">{t('Statistics')}</a> })}
        </li>
      </ul>
    </Layout>
  );
}

function Example({ example }: { readonly example: ForeseenRating }) {
  const { before, after, games, kFactor, policy } = example;
  return (
    <section>
      <p>
        {t(
          'Everybody starts at {start}. Before each game, the two ratings say which score is expected of you. You gain what you score above that, and lose what you score below it.',
          { start: policy.start },
        )}
      </p>
      <h2>{t('An example')}</h2>
      <p>
        {t(
          'Kim is rated {before} and plays {games, plural, one {# game} other {# games}} at a local tournament. The k-factor there is {kFactor}. After the tournament Kim is rated {after}.',
          { before, games: games.length, kFactor: kFactor.kFactor, after: Math.round(after) },
        )}
      </p>
      <DataTable
        caption={t('Kim’s tournament, game by game')}
        regionLabel={t('Kim’s tournament, game by game')}
        columns={GAMES}
        rows={games}
        keyOf={({ round }) => String(round)}
      />
      <Formula foreseen={example} />
    </section>
  );
}

const RESULTS: Readonly<Record<number, string>> = words({ 1: 'Win', 0.5: 'Tie', 0: 'Loss' });

const GAMES: readonly Column<ForeseenRating['games'][number]>[] = words([
  { name: 'Opponent', kind: 'row', cell: ({ opponent }) => opponent },
  { name: 'Their rating', kind: 'number', cell: ({ opponentRating }) => Math.round(opponentRating) },
  { name: 'Kim’s rating', kind: 'number', cell: ({ ratingBefore }) => tellFixed(ratingBefore, 1), isWide: true },
  { name: 'Expected', kind: 'number', cell: ({ expected }) => tellFixed(expected, 3) },
  { name: 'Result', cell: ({ score }) => RESULTS[score] },
  { name: 'Points', kind: 'number', cell: ({ product }) => <RatingDelta value={product} /> },
  { name: 'After', kind: 'number', cell: ({ ratingAfter }) => tellFixed(ratingAfter, 1) },
]);

const distanceName = (distance: number): string =>
  distance === 0
    ? t('the same')
    : distance > 0
      ? t('{distance} higher', { distance })
      : t('{distance} lower', { distance: -distance });

const WINS: readonly Column<ShownWin>[] = words([
  { name: 'Opponent’s rating', kind: 'row', cell: ({ distance }) => distanceName(distance) },
  { name: 'Expected score', kind: 'number', cell: ({ expected }) => tellFixed(expected, 2) },
  { name: 'You win', kind: 'number', cell: ({ won }) => <RatingDelta value={won} /> },
  { name: 'You lose', kind: 'number', cell: ({ lost }) => <RatingDelta value={lost} /> },
]);

const STAKES: readonly Column<LevelStake>[] = words([
  { name: 'Level', kind: 'row', cell: ({ level }) => LEVEL_NAMES[level] },
  { name: 'K-factor', kind: 'number', cell: ({ kFactor }) => kFactor },
  { name: 'A win against an equal', kind: 'number', cell: ({ won }) => <RatingDelta value={won} /> },
]);
