import type { ChampionsLeagueBracket } from '@quadrant/store/leagues';
import { t } from '../languages/t.js';
import { BOX } from '../tournaments/bracket-layout.js';

type Match = Extract<ChampionsLeagueBracket, { readonly kind: 'paired' }>['matches'][number];

const GAP = { x: 36, y: 18 } as const;
/** Longer handles would leave their box. */
const LONGEST = 18;

/** Draws a bracket before its first game: the pairs, and where the winners go. The table beside it says the same. */
export function SeedBracket({ matches }: { readonly matches: readonly Match[] }) {
  const rounds = Math.ceil(Math.log2(matches.length)) + 1;
  const width = rounds * (BOX.width + GAP.x) - GAP.x;
  const height = matches.length * (BOX.height + GAP.y) - GAP.y;
  const columns = Array.from({ length: rounds }, (_, round) => Math.ceil(matches.length / 2 ** round));
  const slot = (round: number): number => (height + GAP.y) / (columns[round] ?? 1);
  const topOf = (round: number, index: number): number => index * slot(round) + (slot(round) - GAP.y - BOX.height) / 2;
  return (
    <div class="table-frame" tabIndex={0} role="region" aria-label={t('Bracket')}>
      <svg class="bracket" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
        <title>{t('Bracket')}</title>
        <desc>{t('The table below lists the same first matches.')}</desc>
        {columns.map((count, round) =>
          Array.from({ length: count }, (_, index) => {
            const [x, y] = [round * (BOX.width + GAP.x), topOf(round, index)];
            return (
              <g key={`${round} ${index}`}>
                {round + 1 < rounds && (
                  <path
                    d={`M${x + BOX.width} ${y + BOX.height / 2}h${GAP.x / 2}V${topOf(round + 1, index >> 1) + BOX.height / 2}h${GAP.x / 2}`}
                  />
                )}
                <rect x={x + 0.5} y={y + 0.5} width={BOX.width - 1} height={BOX.height - 1} rx="5" />
                {linesOf(matches, round, index).map((line, seat) => (
                  <text key={seat} x={x + 10} y={y + 21 + seat * 21}>
                    {line}
                  </text>
                ))}
              </g>
            );
          }),
        )}
      </svg>
    </div>
  );
}

/** A box names both players of a first match, and later those who advance without a game. */
function linesOf(matches: readonly Match[], round: number, index: number): string[] {
  const match = matches[index];
  if (round === 0 && match !== undefined) {
    return [tellSeed(match.upper), match.lower === null ? t('bye') : tellSeed(match.lower)];
  }
  if (round !== 1) return [];
  return [matches[index * 2], matches[index * 2 + 1]].map((from) => (from?.lower === null ? tellSeed(from.upper) : ''));
}

const tellSeed = ({ seed, player: { handle } }: Match['upper']): string =>
  `${seed}  ${handle.length > LONGEST ? `${handle.slice(0, LONGEST - 1)}…` : handle}`;
