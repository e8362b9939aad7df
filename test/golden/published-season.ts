import { claimsOf, settleEntitlements, type ChampionshipTournament, type PlayerEntitlement } from '@quadrant/rules/prizes';
import { tournamentKey } from '@quadrant/rules/history';
import { continentOf } from '@quadrant/rules/permissions';
import { localDateOf, type TournamentReport } from '@quadrant/rules/tournament';
import { DOCUMENTS, type Line } from './season-tables.js';
import { deliver, NOW } from './two-leagues.js';
import type { DataSource } from 'typeorm';

const ID = `substr(t.external_id, 15)`;

const listLines = async (dataSource: DataSource, select: string): Promise<Line[]> =>
  (await dataSource.query<{ line: Line }[]>(`select json_build_array(${select}`)).map(({ line }) => line);

/** Lists every published award as `expectedAwards` does. */
export const publishedAwards = (dataSource: DataSource): Promise<Line[]> =>
  listLines(
    dataSource,
    `${ID}, a.kind, p.handle, a.place, a.points, coalesce(s.season, a.masters_season::text), a.phase, a.rule, a.section, a.reason) as line
     from awards a join tournaments t on t.id = a.tournament_id join players p on p.id = a.player_id
       left join league_seasons s on s.id = a.league_season_id`,
  );

/** Lists every published badge as `expectedBadges` does. */
export const publishedBadges = (dataSource: DataSource): Promise<Line[]> =>
  listLines(
    dataSource,
    `${ID}, p.handle, b.badge) as line
     from badges b join tournaments t on t.id = b.tournament_id join players p on p.id = b.player_id`,
  );

interface EntitlementRow extends Pick<PlayerEntitlement, 'id' | 'player' | 'into' | 'edition' | 'continent'> {
  readonly earnedByes: readonly number[];
  readonly headStart: number;
  readonly place: number;
  readonly wonIn: string;
  readonly handle: string;
}

const listEntitlements = (dataSource: DataSource): Promise<EntitlementRow[]> =>
  dataSource.query<EntitlementRow[]>(
    `select t.key || '-' || e.ordinal as id, e.player_id as player, e.into_kind as into, e.edition, e.continent, e.place,
       e.earned_byes as "earnedByes", e.head_start as "headStart", ${ID} as "wonIn", p.handle
     from entitlements e join tournaments t on t.id = e.tournament_id join players p on p.id = e.player_id`,
  );

const tellWorth = ({ earnedByes, headStart }: Pick<EntitlementRow, 'earnedByes' | 'headStart'>): string =>
  headStart > 0 ? String(headStart) : earnedByes.map((round) => `R${round}`).join(' ');

/** Lists every published entitlement as `expectedEntitlements` does. */
export const publishedEntitlements = async (dataSource: DataSource): Promise<Line[]> =>
  (await listEntitlements(dataSource)).map((row) => {
    const { wonIn, handle, place, into, edition, continent } = row;
    return [wonIn, handle, place, `${tellWorth(row)} ${into} ${edition} ${continent ?? '—'}`];
  });

const nameOf = ({ tournament }: TournamentReport): string => tournament.externalId!.slice(14);

const playedAs = ({ tournament }: TournamentReport): ChampionshipTournament => {
  const { externalId, startsAt, name, country, game, kind, structure } = tournament;
  return {
    key: tournamentKey(externalId, ''),
    startsAt: Date.parse(startsAt),
    localDate: localDateOf(startsAt),
    name,
    continent: continentOf(country),
    game,
    kind: kind === 'worlds' ? 'worlds' : 'continental',
    isHeat: structure === 'heat',
  };
};

/** Lists how every published entitlement was settled, and claims that none covers, as the page does. */
export async function settled(dataSource: DataSource): Promise<{ entitlements: Line[]; uncovered: Line[] }> {
  const rows = await listEntitlements(dataSource);
  const reports = DOCUMENTS.map((document) => deliver(document).report);
  const reportNamed = (id: string) => reports.find((report) => nameOf(report) === id)!;
  const players = await dataSource.query<{ id: number; handle: string }[]>(`select id, handle from players`);
  const idOf = new Map(players.map(({ id, handle }) => [handle, id]));
  const handleOf = new Map(players.map(({ id, handle }) => [id, handle]));
  const entitlements = rows.map((row): PlayerEntitlement => {
    const report = reportNamed(row.wonIn);
    return { ...row, game: report.tournament.game, wonIn: playedAs(report) };
  });
  const ofChoice = entitlements.find(({ id, continent }) => {
    const row = rows.find((each) => each.id === id);
    return continent === 'of-choice' && row?.handle === 'ann';
  });
  const championships = reports.filter(({ tournament: { kind } }) => kind === 'continental' || kind === 'worlds');
  const claims = championships.flatMap((report) =>
    claimsOf(
      report,
      playedAs(report),
      report.entries.map(({ handle }) => idOf.get(handle) ?? null),
    ),
  );
  const { entitlements: states, uncovered } = settleEntitlements({
    entitlements,
    choices: new Map(ofChoice ? [[ofChoice.id, 'europe']] : []),
    forfeits: new Map(),
    claims,
    played: [],
    today: localDateOf(NOW.toISOString()),
  });
  const keys = new Map(reports.map((report) => [playedAs(report).key, nameOf(report)]));
  return {
    entitlements: states.map(({ entitlement, championship: { game, kind, year, continent }, state, uses }) => [
      keys.get(entitlement.wonIn.key)!,
      handleOf.get(entitlement.player)!,
      tellWorth(entitlement),
      `${game} ${kind} of ${year}${continent === null ? '' : ` in ${continent}`}`,
      state,
      uses.map(({ tournament, rounds }) => tellUse(keys.get(tournament.key)!, rounds)).join(', '),
    ]),
    uncovered: uncovered.map(({ claim, round, reason }) => [
      keys.get(claim.tournament.key)!,
      handleOf.get(claim.player!)!,
      round === null ? '—' : String(round),
      reason,
    ]),
  };
}

const tellUse = (tournament: string, rounds: readonly number[]): string =>
  rounds.length === 0 ? tournament : `${tournament} (${rounds.join(' ')})`;
