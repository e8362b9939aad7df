import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A season of a league: both days included, local calendar dates as `YYYY-MM-DD`. */
@Entity('league_seasons')
export class LeagueSeasonRow {
  @PrimaryColumn({ type: 'integer', generated: 'identity', primaryKeyConstraintName: 'league_seasons_pkey' })
  id: number;

  @Column({ name: 'league_id', type: 'integer' })
  leagueId: number;

  @Column({ type: 'text' })
  season: string;

  @Column({ name: 'starts_on', type: 'date' })
  startsOn: string;

  @Column({ name: 'ends_on', type: 'date' })
  endsOn: string;
}
