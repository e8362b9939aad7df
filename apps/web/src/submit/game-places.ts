import type { LiveView } from '@quadrant/rules/live';
import { foldHandle } from '@quadrant/rules/tournament';
import { t } from '../languages/t.js';
import type { DraftDetail, PageFinding } from './draft-shapes.js';

/** Describes a game of a live tournament, and where its result can be corrected. */
export interface GamePlace {
  readonly text: string;
  readonly address: string;
}

/** Returns the game that a finding is about, in a draft of a live tournament; null for every other finding. */
export type FindPlace = (finding: Pick<PageFinding, 'pointer'>) => GamePlace | null;

const IN_ROUND = /^\/rounds\/(\d{1,4})\/(matches|pods)\/(\d{1,4})(?:\/|$)/;

interface RoundDocument {
  readonly round: number;
  readonly matches?: readonly { readonly players: readonly string[] }[];
  readonly pods?: readonly { readonly scores: Readonly<Record<string, unknown>> }[];
}

/** @param view of the live tournament, which knows the tables; null for a draft of none */
export function placesIn({ document, live }: DraftDetail, view: Pick<LiveView, 'rounds'> | null): FindPlace {
  const report: { readonly rounds?: readonly RoundDocument[] } | null = document;
  const rounds = report?.rounds;
  if (live === null || view === null || !Array.isArray(rounds)) return () => null;
  return ({ pointer }) => {
    const [, atRound, kind, at] = IN_ROUND.exec(pointer) ?? [];
    const told = (rounds as readonly RoundDocument[])[Number(atRound)];
    const players =
      kind === 'pods' ? Object.keys(told?.pods?.[Number(at)]?.scores ?? {}) : told?.matches?.[Number(at)]?.players;
    if (told === undefined || players?.[0] === undefined) return null;
    const { round } = told;
    const table = tableOf(view, round, players);
    const names = players.join(kind === 'pods' ? ', ' : ' v ');
    const anchor = table === null ? '' : `#${tableAnchor(round, table)}`;
    return {
      text:
        table === null
          ? t('Round {round}, {players}', { round, players: names })
          : t('Round {round}, table {table}, {players}', { round, table, players: names }),
      address: `/live/${live.id}/run?${new URLSearchParams({ find: players[0] }).toString()}${anchor}`,
    };
  };
}

/** A table has this id on the page on which its tournament is run. */
export const tableAnchor = (round: number, table: number): string => `r${round}-t${table}-game`;

function tableOf({ rounds }: Pick<LiveView, 'rounds'>, number: number, players: readonly string[]): number | null {
  const keys = new Set(players.map(foldHandle));
  const round = rounds.find((each) => each.round === number);
  const found = round?.tables.find((each) => each.players.some((player) => keys.has(foldHandle(player))));
  return found?.table ?? null;
}
