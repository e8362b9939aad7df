import { PublicationBusy, RollbackRepository, type RollbackRefusal } from '@quadrant/store/runs';
import { describeRefresh, followRefresh, operatorAt } from '../database/follow-refresh.js';
import { withDatabase } from '../database/open-database.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import type { Surroundings } from '../surroundings.js';
import { takeReason } from '../take-reason.js';
import { tellRefusal } from '../tell-refusal.js';

export interface RollbackOptions extends OutputOptions {
  readonly reason: string;
}

/** `quadrant rollback RUN --reason …`: publishes the numbers of an earlier run again, and pauses publishing. */
export function rollBack(surroundings: Surroundings, run: string, options: RollbackOptions): Promise<ExitCode> {
  const { json } = options;
  const reason = takeReason(options.reason);
  if (!/^[1-9]\d{0,8}$/.test(run)) throw new CannotRun(`"${run}" is not the number of a run.`);
  return withDatabase<ExitCode>(surroundings, async ({ dataSource }) => {
    const author = operatorAt(surroundings.now());
    const published = await new RollbackRepository(dataSource).rollBack(Number(run), reason, author);
    if (typeof published !== 'number') {
      const { kind, ...facts } = published;
      const code = kind === 'run-unknown' ? 'not-found' : kind;
      return tellRefusal(surroundings, options, { code, detail: explainRefusal(run, published), facts });
    }
    if (json) printJson(surroundings, { run: published, rolledBackTo: Number(run) });
    else {
      surroundings.out(
        `Run ${published} publishes the numbers of run ${run} again. Publishing is paused: "quadrant resume" takes ` +
          'everything in again.\n',
      );
    }
    return DONE;
  });
}

/** `quadrant resume`: lets runs be published again, and publishes what waits. */
export function resume(surroundings: Surroundings, { json }: OutputOptions): Promise<ExitCode> {
  return withDatabase<ExitCode>(surroundings, async (database) => {
    const rollbacks = new RollbackRepository(database.dataSource);
    const id = await rollbacks.resume(operatorAt(surroundings.now())).catch((error: unknown) => {
      if (error instanceof PublicationBusy) return error;
      throw error;
    });
    if (id instanceof PublicationBusy)
      return tellRefusal(surroundings, { json }, { code: 'publication-busy', detail: id.message });
    if (id === null)
      return tellRefusal(surroundings, { json }, { code: 'not-paused', detail: 'Publishing is not paused.' });
    const finished = await followRefresh(surroundings, database, id);
    if (json) printJson(surroundings, { state: 'done', ...finished });
    else surroundings.out(describeRefresh(finished));
    return DONE;
  });
}

function explainRefusal(run: string, refusal: RollbackRefusal): string {
  switch (refusal.kind) {
    case 'run-unknown':
      return `There is no run ${run}.`;
    case 'run-pruned':
      return `The numbers of run ${run} are no longer kept. The oldest run whose numbers are kept is run ${refusal.oldestRun}.`;
    case 'run-not-before-head':
      return `Run ${refusal.head} is what is published: name an earlier one.`;
    case 'publication-busy':
      return 'A run is being published: call the refresh off that runs, or try again.';
    case 'chain-differs':
      return `What is stored of run ${run} does not give the hash that it had, so nothing was changed.`;
  }
}
