// npm run sbom: writes what a release consists of. dist/sbom.cdx.json is a bill of materials (CycloneDX) of the packages
// that are passed on, dist/licences.tsv lists all packages with their licences.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAllowed, listPackages } from './licences.mjs';

const words = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--omit',
  'dev',
  '--package-lock-only',
];
const bill = JSON.parse(execFileSync('npm', words, { encoding: 'utf8', maxBuffer: 100_000_000 }));
const packages = listPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
// The folder of the checkout says nothing.
bill.metadata.component.name = 'quadrant';
mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`);
const lines = packages.map(({ name, version, licence, isTool }) =>
  [name, version, licence, isTool ? 'development' : 'release'].join('\t'),
);
writeFileSync('dist/licences.tsv', ['package\tversion\tlicence\tpart of', ...lines, ''].join('\n'));
console.log(`dist/sbom.cdx.json: ${bill.components.length} packages of the release`);
console.log(`dist/licences.tsv: ${packages.length} packages`);
const refused = packages.filter((each) => !isAllowed(each));
for (const { name, version, licence } of refused)
  console.log(`${name} ${version}: the licence ${licence} is not allowed`);
process.exitCode = refused.length === 0 ? 0 : 1;
