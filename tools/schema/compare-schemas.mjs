// Compares two descriptions of a schema, and says in sentences where they differ.

/** How the statements of a description begin, and what people call the object. */
const NAMES = [
  [/^CREATE OR REPLACE FUNCTION public\.(.*)/, (name) => `function ${name}`],
  [/^CREATE TRIGGER (\w+) .*? ON (\w+) /, (name, table) => `trigger ${name} on ${table}`],
  [/^CREATE (?:UNIQUE )?INDEX (\w+)/, (name) => `index ${name}`],
  [/^create (sequence|table|view) (\w+)/, (kind, name) => `${kind} ${name}`],
  [/^alter table (\w+) add constraint (\w+)/, (table, name) => `constraint ${name} of ${table}`],
  [/^grant .* on (.*) to (\w+)/, (name, role) => `rights of ${role} on ${name}`],
];
const ANY_BEGIN = /^(?=CREATE |create |alter table |grant |-- )/m;
const MADE_AGAIN = /^(?:function|view|trigger) /;

/**
 * @param {string} snapshot what was committed
 * @param {string} made what the files make
 * @returns {string[]} a sentence for each object that differs; empty when the texts are equal
 */
export function compareSchemas(snapshot, made) {
  if (snapshot === made) return [];
  const [old, now] = [readStatements(snapshot), readStatements(made)];
  const told = [];
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [before, after] = [old.get(name), now.get(name)];
    if (before === after) continue;
    if (before === undefined) told.push(`Only the files make the ${name}.`);
    else if (after === undefined) told.push(`Only the snapshot has the ${name}.${adviseDrop(name)}`);
    else told.push(`The ${name} differs:\n${tellLines(before, after)}${adviseReplace(before, after)}`);
  }
  return told.length > 0 ? told : ['Statements stand in another order.'];
}

function readStatements(text) {
  const statements = new Map();
  for (const statement of text.split(ANY_BEGIN)) {
    const found = NAMES.map(([begin, tell]) => [begin.exec(statement), tell]).find(([match]) => match !== null);
    const name = found === undefined ? statement.trim() : found[1](...found[0].slice(1));
    statements.set(name, (statements.get(name) ?? '') + statement.trim());
  }
  return statements;
}

function tellLines(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const at = old.findIndex((line, index) => line !== now[index]);
  const line = at === -1 ? old.length : at;
  return `  snapshot: ${old[line] ?? '(ends)'}\n  files:    ${now[line] ?? '(ends)'}`;
}

/** `create or replace` reaches homes that have the object; nothing reaches what no file makes any more. */
const adviseDrop = (name) => (MADE_AGAIN.test(name) ? ' Existing homes keep it until a new migration drops it.' : '');

const RETURNS = /^ RETURNS .*/m;

function adviseReplace(before, after) {
  if (RETURNS.exec(before)?.[0] === RETURNS.exec(after)?.[0]) return '';
  return '\n  PostgreSQL cannot replace the return type in existing homes: a new migration has to drop the function.';
}

/**
 * @param {Readonly<Record<string, string>>} files SQL by name, of tables and of their changes
 * @returns {string[]} a sentence for each file that makes what belongs into `repeatable/`
 */
export function findMisplaced(files) {
  return Object.entries(files).flatMap(([name, sql]) => {
    const made = /create (?:or replace )?(?:constraint )?(function|view|trigger)\b/i.exec(sql);
    return made === null
      ? []
      : [`${name} makes a ${made[1]}: functions, views and triggers stand in repeatable/, each once.`];
  });
}
