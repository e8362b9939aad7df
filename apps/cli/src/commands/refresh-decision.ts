import { RefreshDecisionRepository, type DecisionRefusal } from '@quadrant/store/refreshes';
import { describeRefresh, followRefresh, operatorAt } from '../database/follow-refresh.js';
import { withDatabase } from '../database/open-database.js';
import { CannotRun, DONE, type ExitCode } from '../exit-code.js';
import { printJson, type OutputOptions } from '../output.js';
import { explainDecision } from '../refresh/explain-decision.js';
import type { Surroundings } from '../surroundings.js';
import { tellRefusal } from '../tell-refusal.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `quadrant refresh --publish ID`: publishes a dry run as it is, and waits for its end. */
export function publishDryRun(surroundings: Surroundings, id: string, options: OutputOptions): Promise<ExitCode> {
  checkId(id);
  return withDatabase<ExitCode>(surroundings, async (database) => {
    const decisions = new RefreshDecisionRepository(database.dataSource);
    const decision = await decisions.publish(id, operatorAt(surroundings.now()));
    if (decision === null || !('id' in decision)) return tellRefused(surroundings, options, id, decision);
    const finished = await followRefresh(surroundings, database, id);
    if (options.json) printJson(surroundings, { state: 'done', ...finished });
    else surroundings.out(describeRefresh(finished));
    return DONE;
  });
}

/** `quadrant refresh --cancel ID`: cancels a refresh, or drops a dry run. */
export function callRefreshOff(surroundings: Surroundings, id: string, options: OutputOptions): Promise<ExitCode> {
  checkId(id);
  return withDatabase<ExitCode>(surroundings, async ({ dataSource }) => {
    const decisions = new RefreshDecisionRepository(dataSource);
    const decision = await decisions.callOff(id, operatorAt(surroundings.now()));
    if (decision === null || !('id' in decision)) return tellRefused(surroundings, options, id, decision);
    const { state } = decision;
    if (options.json) printJson(surroundings, { id, state });
    else surroundings.out(`Refresh ${id} is ${state}.\n`);
    return DONE;
  });
}

function checkId(id: string): void {
  if (!UUID.test(id)) throw new CannotRun(noRefresh(id));
}

const noRefresh = (id: string): string => `There is no refresh ${id}.`;

function tellRefused(
  surroundings: Surroundings,
  options: OutputOptions,
  id: string,
  refusal: DecisionRefusal | null,
): ExitCode {
  if (refusal === null) return tellRefusal(surroundings, options, { code: 'not-found', detail: noRefresh(id) });
  const shown = { code: refusal.kind, detail: explainDecision(refusal), facts: factsOf(refusal) };
  return tellRefusal(surroundings, options, shown);
}

/** The facts are those of the problem that HTTP answers with. */
function factsOf(refusal: DecisionRefusal): object {
  if (refusal.kind === 'publishing-paused') return refusal.pause;
  if (refusal.kind === 'base-moved') return { baseRun: refusal.baseRun, run: refusal.run.number };
  const { kind: _kind, ...facts } = refusal;
  return facts;
}
