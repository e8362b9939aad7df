import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { findOwnPackage } from '../serving/own-package.js';
import {
  readFindingTables,
  readProblemTable,
  type ExplainedFinding,
  type ExplainedProblem,
} from '../explained/code-tables.js';

const FINDINGS = join('docs', 'findings.md');
const PROBLEMS = join('docs', 'problems.md');

/** Reads from the documentation what codes of findings and problems mean. */
@Injectable()
export class Codes {
  readonly findings: readonly ExplainedFinding[];
  readonly problems: readonly ExplainedProblem[];

  /** @throws Error when the documentation does not stand beside the compiled program */
  constructor() {
    const own = findOwnPackage(process.argv[1], (folder) => existsSync(join(folder, FINDINGS)));
    if (own === null) throw new Error(`${FINDINGS} was not found: keep docs/ beside the compiled program.`);
    this.findings = readFindingTables(readFileSync(join(own.folder, FINDINGS), 'utf8'));
    this.problems = readProblemTable(readFileSync(join(own.folder, PROBLEMS), 'utf8'));
  }
}
