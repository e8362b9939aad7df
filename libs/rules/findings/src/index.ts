export { FILES as FILE_FINDINGS } from './file-findings.js';
export {
  FINDING_PARTS,
  type FindingCode,
  type FindingPart,
  type SchemeFindingCode,
  severityOf,
} from './finding-list.js';
export { FINDING_WEIGHTS, type FindingWeight, isForReaders, weightOf } from './finding-weight.js';
export { TO_BE_CONFIRMED as FINDINGS_TO_BE_CONFIRMED } from './intake-findings.js';
export type { ListedFinding, Severity } from './listed-finding.js';
