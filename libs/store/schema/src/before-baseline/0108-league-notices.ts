import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from './forward-only.js';

/** Tables of seasons depend on these, besides runs and players. Rules that wait for a run are shown once they move nothing. */
const TABLES = ['leagues', 'league_rules', 'league_seasons', 'league_tosses', 'pending_changes'];

const noteBoardPlayer = (columns: readonly string[]): string => {
  const all = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `
      drop trigger note_board_player on players;
      create trigger note_board_player after update of ${columns.join(', ')} on players
        for each row when ((${all('old')}) is distinct from (${all('new')}))
        execute function note_board_player();`;
};

const NOTED = ['handle_key', 'name', 'country', 'region', 'hidden_at', 'anonymised_at'];

/** Tells processes to forget tables of seasons when a league changes, and all kept tables when a handle changes its spelling. */
export class LeagueNotices1700000000108 extends ForwardOnly {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        create trigger notify_boards after insert or update or delete on ${table}
          for each statement execute function notify_boards()`);
    }
    await runner.query(noteBoardPlayer(['handle', ...NOTED]));
  }
}
