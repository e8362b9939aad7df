export { WaitingRepository } from './waiting.repository.js';
export { type LateReport, LateReportReadModel } from './late-report.read-model.js';
