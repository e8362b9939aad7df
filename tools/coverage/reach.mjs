// Finds the page, operation or command by which a user reaches a file: the nearest one of each kind along imports. An
// import from a room leads to the file that the room's index.ts names for it, not to the whole room.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STATEMENT = /(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*'([^']+)'/g;
const ON_DEMAND = /\bimport\('([^']+)'\)/g;
const HANDLER = /@(Get|Post|Put|Patch|Delete)\((?:'([^']*)')?/;

/** An import of the registry brings whole rule systems, but only files that read or score a report use all of one. */
const REGISTRY = 'libs/rules/systems/src/rule-systems.ts';
const USES_WHOLE_SYSTEM = /^libs\/rules\/(?:intake|corrections|suspicions|runs|history|explanations|verification|report)\/|^apps\/cli\/src\/commands\/(?:check|standings)\.ts$/;

/** @returns {(files: string[]) => string[]} the ways to files, such as "`quadrant check`"; none where only tests use them */
export function findWays(root) {
  const files = ['apps', 'libs']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.spec)\.tsx?$|-texts\.json$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const importers = findImporters(sources);
  return (files) => nearestWays(files, importers, sources);
}

function nearestWays(files, importers, sources) {
  const ways = new Map();
  const seen = new Set(files);
  for (let ring = files; ring.length > 0 && ways.size < 3; ) {
    for (const each of ring.toSorted()) {
      const way = wayIn(each, sources.get(each));
      if (way !== null && !ways.has(way.kind)) ways.set(way.kind, way.name);
    }
    ring = ring.flatMap((each) => importers.get(each) ?? []).filter((each) => !seen.has(each) && seen.add(each));
  }
  // When a user can ask for it, nobody needs to know that the worker does it too.
  if (ways.size > 1) ways.delete('worker');
  return ['page', 'operation', 'command', 'worker'].flatMap((kind) => ways.get(kind) ?? []);
}

function wayIn(file, source) {
  const [, command] = /^apps\/cli\/src\/commands\/(.+)\.ts$/.exec(file) ?? [];
  if (command !== undefined && !COMMANDS_IN_PARTS.has(command)) return { kind: 'command', name: `\`quadrant ${command}\`` };
  if (file.startsWith('apps/worker/src/')) return { kind: 'worker', name: 'what the worker publishes' };
  const [, verb, at = ''] = file.endsWith('.controller.ts') ? (HANDLER.exec(source) ?? []) : [];
  if (verb === undefined) return null;
  const [, prefix = ''] = /@(?:Page)?Controller\('([^']*)'\)/.exec(source) ?? [];
  const address = `/${[prefix, at].filter(Boolean).join('/')}`.replace(/:(\w+)/g, '{$1}');
  if (file.startsWith('apps/web/')) return { kind: 'page', name: `\`${address}\`` };
  return { kind: 'operation', name: `\`${verb.toUpperCase()} ${address}\`` };
}

/** Several commands share these files; `start` starts everything, which says nothing about a rule. */
const COMMANDS_IN_PARTS = new Set(['start', 'correct', 'request-change', 'refresh-decision']);

function findImporters(sources) {
  const rooms = new Map();
  const importers = new Map();
  const note = (file, importer) => {
    if (!sources.has(file) || file === importer) return;
    if (file === REGISTRY && !USES_WHOLE_SYSTEM.test(importer)) return;
    importers.set(file, [...(importers.get(file) ?? []), importer]);
  };
  for (const [file, source] of sources) {
    // The exports of a room's index are looked up where they are used.
    if (/^libs\/(?:.+\/)?src\/index\.ts$/.test(file)) continue;
    // A module only connects what others use.
    if (file.endsWith('.module.ts')) continue;
    for (const [, type, what, from] of source.matchAll(STATEMENT)) {
      if (type) continue;
      const target = targetOf(from, file, sources);
      if (target === null) continue;
      if (!target.endsWith('/src/index.ts')) note(target, file);
      else for (const name of valueNames(what)) note(exporterOf(target, name, sources, rooms), file);
    }
    for (const [, from] of source.matchAll(ON_DEMAND)) {
      const target = targetOf(from, file, sources);
      if (target !== null) note(target, file);
    }
  }
  return importers;
}

/** Returns the names that are imported as values, as their own file calls them. */
function valueNames(what) {
  const [, list = ''] = /\{([^}]*)\}/.exec(what) ?? [];
  const each = list.split(',').map((name) => name.trim());
  return each.filter((name) => name !== '' && !name.startsWith('type ')).map((name) => name.split(' as ')[0].trim());
}

function exporterOf(index, name, sources, rooms) {
  if (!rooms.has(index)) {
    const exporters = new Map();
    for (const [, , what, from] of sources.get(index).matchAll(STATEMENT)) {
      const [, list = ''] = /\{([^}]*)\}/.exec(what) ?? [];
      for (const each of list.split(',')) {
        const called = each.trim().replace(/^type /, '').split(' as ').at(-1).trim();
        exporters.set(called, targetOf(from, index, sources));
      }
    }
    rooms.set(index, exporters);
  }
  return rooms.get(index).get(name) ?? null;
}

function targetOf(from, file, sources) {
  if (from.startsWith('@quadrant/')) return `libs/${from.slice('@quadrant/'.length)}/src/index.ts`;
  if (!from.startsWith('.')) return null;
  const stem = path.join(path.dirname(file), from).replace(/\.js$/, '');
  return [stem, `${stem}.ts`, `${stem}.tsx`].find((each) => sources.has(each)) ?? null;
}
