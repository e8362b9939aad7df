// npm run faults [-- --short] [-- NAME…]: runs every test/faults/*.fault.mjs, or those whose file names contain a NAME.
// Each of them exports `title` and, as its default, a function of { isShort } that gives { faults, acks, lost, troubles }.
import { readdirSync } from 'node:fs';

const words = process.argv.slice(2);
const isShort = words.includes('--short');
const names = words.filter((word) => !word.startsWith('--'));
const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.fault.mjs'))
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
  .sort();
if (files.length === 0) throw new Error(`No fault is named like ${names.join(', ')}.`);

const sum = { faults: 0, acks: 0, lost: 0, failed: 0 };
for (const file of files) {
  const { title, default: inject } = await import(`./${file}`);
  const startedAt = performance.now();
  const { faults, acks, lost, troubles } = await inject({ isShort }).catch((error) => ({
    faults: 0,
    acks: 0,
    lost: 0,
    troubles: [error.stack],
  }));
  if (faults > 0 && acks === 0) troubles.push('No report was acknowledged: nothing was tried.');
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(
    `${troubles.length === 0 ? 'ok' : 'FAILED'}  ${title}: ${faults} faults, ${acks} acks, ${lost} lost, ${seconds} s`,
  );
  for (const trouble of troubles) console.log(`    ${trouble}`);
  sum.faults += faults;
  sum.acks += acks;
  sum.lost += lost;
  sum.failed += troubles.length === 0 ? 0 : 1;
}
console.log(`${sum.faults} faults injected, ${sum.acks} acks, ${sum.lost} lost`);
process.exitCode = sum.failed === 0 && sum.lost === 0 ? 0 : 1;
