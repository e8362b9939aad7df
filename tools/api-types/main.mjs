// node tools/api-types/main.mjs [--check]: writes apps/cli/src/api from the OpenAPI document of the built program: the types of what
// hand-made commands send and get, and the list of all operations for `quadrant call`. With --check it writes nothing, and ends with
// 1 where a file is not up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import openapiTS, { astToString } from 'openapi-typescript';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'apps/cli/src/api';

/** The operations that hand-made commands send. */
const TYPED = [
  'publishOpeningBalances',
  'readSession',
  'submitReport',
  'reviseTournament',
  'listHeldReports',
  'readHeldReport',
  'approveHeldReport',
  'declineHeldReport',
  'withdrawHeldReport',
  'confirmHeldReport',
];
/** No hand-made command reads these parts of an answer, so nothing inside them has a type. */
const UNREAD = new Set(['EffectDto']);
/** The document shows texts of these members to people; types do not need them. */
const TEXTS = new Set(['description', 'summary', 'example', 'examples', 'default', 'format']);

const { describeModule } = await import('../../dist/libs/http/src/index.js');
const { FrontDoorModule } = await import('../../dist/apps/cli/src/front-door.module.js');
const { openapi, info, paths, components } = JSON.parse(JSON.stringify(await describeModule(FrontDoorModule)));

const files = { 'types.d.ts': await writeTypes(), 'operations.json': writeOperations() };
for (const [name, text] of Object.entries(files)) {
  const file = path.join(root, FOLDER, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${FOLDER}/${name} differs from the OpenAPI document: run "npm run api-types", and commit it.`);
    process.exitCode = 1;
  }
}

async function writeTypes() {
  const kept = keepOperations();
  const schemas = Object.fromEntries([...namesFrom(kept)].map((name) => [name, bare(schemaOf(name))]));
  const ast = await openapiTS({ openapi, info, paths: kept, components: { schemas } });
  return `// Written by \`npm run api-types\`; do not edit it.\n\n${withoutAbsent(astToString(ast))}`;
}

/** The generator says of each path which methods and parameters it lacks, and of each list of words that it is one. */
function withoutAbsent(types) {
  const lines = types.replace(/^ +(?:\w+\?: never;|\/\*\* @enum .*)\n/gm, '');
  return lines.replace(/parameters: \{\s*\};/g, 'parameters: {};');
}

/** Health and metrics are for programs that watch a site: they have no names of their own. */
function writeOperations() {
  const rows = Object.entries(paths).flatMap(([place, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => !operationId.includes('Controller_'))
      .map(([method, operation]) => `  ${JSON.stringify(describe(method, place, operation))}`),
  );
  return `[\n${rows.join(',\n')}\n]\n`;
}

function describe(method, place, { operationId: name, summary, parameters = [], requestBody, security = [] }) {
  return {
    name,
    method,
    path: place,
    summary,
    parameters: parameters.map(({ name, in: part, required, schema }) => ({
      name,
      in: part,
      ...(required === true && { required }),
      ...(schema?.type === 'array' && { isList: true }),
    })),
    ...(requestBody && { body: isUpload(requestBody) ? 'file' : 'json' }),
    ...(requestBody?.required === true && { needsBody: true }),
    ...(security.length === 0 && { isPublic: true }),
  };
}

function keepOperations() {
  const found = {};
  for (const [place, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (TYPED.includes(operation.operationId)) (found[place] ??= {})[method] = withAnswers(operation);
    }
  }
  return found;
}

/** Every refusal is a problem. An upload is described by the schemas of all its formats, and sent as it is. */
function withAnswers({ operationId, parameters, requestBody, responses }) {
  const answers = Object.entries(responses).filter(([status]) => status < '300');
  const problem = { description: '', content: { 'application/problem+json': {} } };
  const upload = { required: true, content: { 'application/json': {} } };
  return bare({
    operationId,
    parameters,
    ...(requestBody && { requestBody: isUpload(requestBody) ? upload : requestBody }),
    responses: { ...Object.fromEntries(answers), default: problem },
  });
}

function isUpload({ content }) {
  return 'application/octet-stream' in content;
}

function bare(value) {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const isText = ([name, member]) => TEXTS.has(name) && typeof member !== 'object';
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry) => !isText(entry))
      .map(([name, member]) => [name, bare(member)]),
  );
}

function schemaOf(name) {
  return UNREAD.has(name) ? {} : components.schemas[name];
}

/** Returns the names of all schemas that a value leads to. */
function namesFrom(value, names = new Set()) {
  if (typeof value !== 'object' || value === null) return names;
  const name = typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : null;
  if (name !== null && !names.has(name)) namesFrom(schemaOf(name), names.add(name));
  for (const member of Object.values(value)) namesFrom(member, names);
  return names;
}
