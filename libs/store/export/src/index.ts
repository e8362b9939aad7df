export { CarriedDecisionRepository } from './carried-decision.repository.js';
export type { CarriedBalance, DecidedTournament, Decision } from './decisions.js';
export { ExportRepository } from './export.repository.js';
export { PublishedReader } from './published-reader.js';
