import {
  checkFile,
  checkKeptRevision,
  checkOpened,
  checkRevision,
  keepFile,
  openFile,
  openGrid,
  openReading,
  readKept,
  reviseByReading,
  reviseByTable,
} from '@quadrant/rules/files';

type Answers = Parameters<typeof openReading>[1];

const openKept = (content: Uint8Array, answers: Answers, suggestions: Answers) =>
  openReading(readKept(content), answers, suggestions);

/** A thread can run these functions of `libs/rules/files`. */
const FUNCTIONS = {
  openFile,
  openKept,
  checkFile,
  checkKept: (content: Uint8Array, answers: Answers, now: Date, suggestions: Answers) =>
    checkOpened(openKept(content, answers, suggestions), null, now),
  keepFile,
  openGrid,
  reviseByTable,
  reviseByKept: (stored: Uint8Array, content: Uint8Array, answers: Answers) =>
    reviseByReading(stored, readKept(content), answers),
  checkRevision,
  checkKeptRevision: (stored: Uint8Array, content: Uint8Array, answers: Answers, now: Date) =>
    checkKeptRevision(stored, readKept(content), answers, now),
};

export type FileTaskName = keyof typeof FUNCTIONS;
export type FileTaskInput<Name extends FileTaskName> = Parameters<(typeof FUNCTIONS)[Name]>;
export type FileTaskAnswer<Name extends FileTaskName> = ReturnType<(typeof FUNCTIONS)[Name]>;

// With this type TypeScript sees that input and answer belong to the same function.
const FILE_TASKS: { [Name in FileTaskName]: (...input: FileTaskInput<Name>) => FileTaskAnswer<Name> } = FUNCTIONS;

/** A question about a file, in the form that is sent to a thread. */
export interface FileTask<Name extends FileTaskName = FileTaskName> {
  readonly name: Name;
  readonly input: FileTaskInput<Name>;
}

/** Calls the function that is named in a task, with the task's input. */
export function doFileTask<Name extends FileTaskName>({ name, input }: FileTask<Name>): FileTaskAnswer<Name> {
  return FILE_TASKS[name](...input);
}
