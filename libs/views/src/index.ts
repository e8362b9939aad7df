export { FieldChangeDto } from './history/field-change.dto.js';
export { HistoryDiffDto } from './history/history-diff.dto.js';
export { StandingDto } from './history/standing.dto.js';
export { WhenItCounts } from './history/takes-effect.js';
export { VerdictDto } from './history/verdict.dto.js';
export { ViewsModule } from './views.module.js';
