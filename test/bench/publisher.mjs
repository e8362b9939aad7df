import { FailedReportRepository, PublicationRepository } from '../../dist/libs/store/runs/src/index.js';
import { ScorecardRepository } from '../../dist/libs/store/history/src/index.js';
import { DEFAULT_RATING_RULES } from '../../dist/libs/rules/rating/src/index.js';
import { Publisher } from '../../dist/apps/worker/src/publisher.service.js';

/** A publisher as a worker has it. */
export const createPublisher = (dataSource) =>
  new Publisher(
    new PublicationRepository(dataSource),
    new FailedReportRepository(dataSource),
    new ScorecardRepository(dataSource),
    { now: () => new Date() },
    DEFAULT_RATING_RULES,
  );

/** Publishes a refresh as a worker does, and gives what it came to. */
export function publishRefresh(dataSource, scope) {
  const order = { requestedBy: 'bench', reason: 'bench', scope, isOfficial: false, onProgress: () => undefined };
  return createPublisher(dataSource).publishRefresh(order);
}
