// npm run rooms checks every import by .dependency-cruiser.cjs, and that no cycles exist between files or folders.
import { createRequire } from 'node:module';
import process from 'node:process';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { reportViolations } from './report.mjs';

const load = createRequire(import.meta.url);
const tsConfig = extractTSConfig('tsconfig.json');

const violations = [];
const comments = new Map();
for (const file of ['../../.dependency-cruiser.cjs', '../../.dependency-cruiser.folders.cjs']) {
  const { options, forbidden } = load(file);
  const ruleSet = { forbidden };
  for (const { name, comment } of forbidden) comments.set(name, comment ?? '');
  const { output } = await cruise(['apps', 'libs'], { ...options, ruleSet, validate: true }, {}, { tsConfig });
  violations.push(...output.summary.violations);
}

const lines = reportViolations(violations, comments);
for (const line of lines) console.error(line);
if (lines.length > 0) process.exitCode = 1;
