// npm run coverage-table: writes docs/coverage.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeTable } from './table.mjs';

const root = path.join(import.meta.dirname, '../..');
writeFileSync(path.join(root, 'docs/coverage.md'), writeTable(root));
