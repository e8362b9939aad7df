import { count } from '@quadrant/rules/message';
import { askAndTell } from '../ask-and-tell.js';
import type { components } from '../api/types.js';
import { DONE, REFUSED, type ExitCode } from '../exit-code.js';
import { describeFindings, type OutputOptions } from '../output.js';
import { readArgument } from '../read-report-file.js';
import type { Surroundings } from '../surroundings.js';

type Stored = components['schemas']['StoredBalancesDto'];
type Preview = components['schemas']['BalancesPreviewDto'];

export interface BalancesOptions extends OutputOptions {
  readonly publish: boolean;
  readonly reason: string;
  readonly add: number;
  readonly times: number;
  readonly registerPlayers: boolean;
  readonly confirmed: boolean;
}

/** `quadrant history balances FILE`: shows what a file of opening balances would bring in, or publishes it. */
export async function bringInBalances(
  surroundings: Surroundings,
  file: string,
  { publish, json, reason, ...asked }: BalancesOptions,
): Promise<ExitCode> {
  const table = readArgument(surroundings, file).toString('utf8');
  let isRefused = false;
  const code = await askAndTell(
    surroundings,
    (client) =>
      client.POST('/api/v1/opening-balances', {
        params: { query: { preview: !publish } },
        body: { table, reason, ...asked },
      }),
    { json },
    (answer) => {
      if ('number' in answer) return describeStored(answer);
      isRefused = answer.findings.some(({ severity }) => severity === 'error');
      return describePreview(answer);
    },
  );
  return code === DONE && isRefused ? REFUSED : code;
}

const describeStored = ({ number, takesEffect }: Stored): string =>
  `Stored as opening balances ${number}. A full refresh publishes them ${takesEffect === 'at-once' ? 'now' : 'when publishing is resumed'}.\n`;

function describePreview({ rows, players, newPlayers, conversion, tracks, findings }: Preview): string {
  const { add, times } = conversion;
  return [
    `${count(rows.rating, 'rating')}, ${count(rows.lifetime + rows.season, 'row')} of league points, ${count(rows.title, 'title')} of ${count(players, 'player')}.\n`,
    ...(newPlayers.length === 0 ? [] : [`New players: ${newPlayers.join(', ')}.\n`]),
    ...(rows.rating === 0 ? [] : [`Conversion: new = ${add} + ${times} × old. Players who begin here have 1500.\n`]),
    ...tracks.map(
      ({ game, category, day, players: rated, before, after }) =>
        `  ${game}/${category}, cut-over day ${day}, ${count(rated, 'player')}: mean ${tell(before.mean)} becomes ${tell(after.mean)}, ` +
        `spread ${tell(before.deviation)} becomes ${tell(after.deviation)}, from ${tell(after.lowest)} to ${tell(after.highest)}\n`,
    ),
    describeFindings(findings),
    'Nothing is stored. To publish the file, repeat the command with --publish and --reason.\n',
  ].join('');
}

const tell = (rating: number): string => String(Math.round(rating));
