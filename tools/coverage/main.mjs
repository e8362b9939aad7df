// npm run coverage-table: writes docs/coverage.md, and what the rulebook shows of it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inventoryPath, writeInventory } from './inventory.mjs';
import { writeTable } from './table.mjs';

const root = path.join(import.meta.dirname, '../..');
writeFileSync(path.join(root, 'docs/coverage.md'), writeTable(root));
writeFileSync(inventoryPath(root), writeInventory(root));
