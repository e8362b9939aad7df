import { deepStrictEqual } from 'node:assert/strict';
import { keepFile, openFile } from '@quadrant/rules/files';
import { FILES_OF_EVERY_FORMAT } from '../../../test/builders/every-format.js';
import { report, reportDocument, round } from '../../../test/builders/report.js';
import { doFileTask, type FileTask, type FileTaskName } from './file-tasks.js';
import { copyPlain } from './plain-copy.js';

// Values that go to a thread and come back are copied, and a copy silently loses classes, getters and functions. So
// each value has to equal its copy, prototypes included.
const expectPlain = (value: unknown): void => deepStrictEqual(copyPlain(value), value);

const NOW = new Date('2026-11-23T12:00:00Z');
const NONE: ReadonlyMap<string, string> = new Map();
const ANSWERS = new Map(
  Object.entries({ game: '2e', director: 'A', name: 'Local', startsAt: '2014-11-08T10:00:00-05:00' }),
);

const STORED = new TextEncoder().encode(JSON.stringify(reportDocument(report(round('ann 100-0 bob FW')))));

type TasksByName = { readonly [Name in FileTaskName]: readonly FileTask<Name>[] };

function tasksOf(bytes: Uint8Array): FileTask[] {
  const kept = keepFile(bytes, ANSWERS);
  const contents = kept.kind === 'file' ? [kept.content] : [];
  // TypeScript refuses a new task that is missing here.
  const tasks: TasksByName = {
    openKept: contents.map((content) => ({ name: 'openKept', input: [content, ANSWERS, NONE] })),
    checkKept: contents.map((content) => ({ name: 'checkKept', input: [content, ANSWERS, NOW, NONE] })),
    openFile: [
      { name: 'openFile', input: [bytes, ANSWERS] },
      { name: 'openFile', input: [bytes, NONE, ANSWERS] },
    ],
    checkFile: [{ name: 'checkFile', input: [bytes, ANSWERS, NOW] }],
    keepFile: [{ name: 'keepFile', input: [bytes, ANSWERS] }],
    openGrid: [{ name: 'openGrid', input: [bytes, ANSWERS] }],
    reviseByTable: [{ name: 'reviseByTable', input: [STORED, bytes, ANSWERS] }],
    reviseByKept: contents.map((content) => ({ name: 'reviseByKept', input: [STORED, content, ANSWERS] })),
    checkRevision: [{ name: 'checkRevision', input: [STORED, bytes, ANSWERS, NOW] }],
    checkKeptRevision: contents.map((content) => ({
      name: 'checkKeptRevision',
      input: [STORED, content, ANSWERS, NOW],
    })),
  };
  return Object.values(tasks).flat();
}

describe('What crosses the thread that reads files', () => {
  const files = Object.entries(FILES_OF_EVERY_FORMAT).map(([name, bytes]) => ({ name, bytes }));

  it('is tried with a history and with places of a translated document', () => {
    const opened = files.map(({ bytes }) => openFile(bytes, ANSWERS));
    expect(opened.map(({ format }) => format)).toContain('quadrant/1-ndjson');
    expect(opened.filter(({ places }) => places.some(({ size }) => size > 0)).length).toBeGreaterThan(10);
  });

  it.each(files)('is plain data in question and answer: $name', ({ bytes }) => {
    for (const task of tasksOf(bytes)) {
      expectPlain(task);
      expectPlain(doFileTask(task));
    }
  });
});
