export { examine, type Examination, type Grounds } from './examine.js';
export type { CheckedLine } from './checks/check.js';
export type { Status } from './judgement.js';
export { readProgramVersion } from './program-version.js';
export type { ArrivedRequest, DatabaseState } from './place.js';
