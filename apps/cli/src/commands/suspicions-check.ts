import { count } from '@quadrant/rules/message';
import type { Finding } from '@quadrant/rules/tournament';
import { SuspicionRepository } from '@quadrant/store/suspicions';
import { withDatabase } from '../database/open-database.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';

/** The command prints no more findings than this; `/desk/checks` has all. */
const MOST_TOLD = 50;

/** `quadrant suspicions check`: the nightly checks are run now, on the database. */
export const checkStored = (surroundings: Surroundings, { json }: OutputOptions): Promise<ExitCode> =>
  withDatabase<ExitCode>(surroundings, async ({ dataSource, interruption }) => {
    const suspicions = new SuspicionRepository(dataSource);
    const checked = await interruption.gently((interrupted) =>
      suspicions.check(null, surroundings.now, () => {
        if (interrupted.aborted) throw new CannotRun('Stopped half way: what the last night found stays listed.');
        return Promise.resolve();
      }),
    );
    const { rows, after } = await suspicions.list({ kind: 'all' }, false, { limit: MOST_TOLD, after: null });
    const open = rows.map((each) => ({ ...each, link: `/api/v1/tournaments/${each.tournamentId}` }));
    if (json) printJson(surroundings, { ...checked, open });
    else {
      const { tournaments, findings } = checked;
      const more = after === null ? '' : `These are the newest ${MOST_TOLD}. /desk/checks lists more.\n`;
      surroundings.out(`${count(tournaments, 'tournament')} checked, ${count(findings, 'finding')}.\n`);
      surroundings.out(`${open.map(describeSuspicion).join('')}${more}`);
    }
    return DONE;
  });

interface ShownSuspicion {
  readonly id: string;
  readonly tournament: string;
  readonly date: string;
  readonly link: string;
  readonly finding: Finding;
}

const describeSuspicion = ({ id, tournament, date, link, finding }: ShownSuspicion): string =>
  `  ${id}  ${finding.code}\n    ${date} ${tournament}, ${link}\n    ${finding.message}\n`;
