import { severityOf } from '@quadrant/rules/findings';
import { say, type Text } from '@quadrant/rules/message';
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import {
  answersToRemember,
  mentionsFormat,
  noteOrigin,
  noteRemembered,
  placeFindings,
  placeInDocument,
  recallAnswers,
  suggestAnswers,
  takeOrigin,
  type Origin,
  type Answers,
  type CheckedFile,
} from '@quadrant/rules/files';
import type { ReportRefused } from '@quadrant/rules/intake';
import { locateFindings } from '@quadrant/rules/report';
import { orderFindings, type Finding } from '@quadrant/rules/tournament';
import type { TournamentDocument } from '@quadrant/store/tournaments';
import { UploadAnswerRepository, type SourceFile } from '@quadrant/store/uploads';
import { FileOpener, type FileOfAccount } from '@quadrant/threads';
import { TournamentDocumentView } from '@quadrant/views';
import { ReportReader } from './report-reader.service.js';

export interface GivenFile {
  readonly bytes: Buffer;
  /** The name on the sender's computer; null where the file came without a name. */
  readonly name: string | null;
  readonly answers: Answers;
  /** For a kept file of another program: the bytes are then what `keepFile` keeps of it. */
  readonly kept?: SourceFile;
  /** It is known of the file besides its bytes, such as what a grid no longer shows of it. */
  readonly besides?: readonly Finding[];
}

export const hashOfGiven = ({ bytes, kept }: GivenFile): string => kept?.sha256 ?? sha256Of(bytes);

/** One report of quadrant/1, which came as such or was translated from a file of another program. */
export interface OpenedReport {
  readonly kind: 'opened';
  readonly raw: Uint8Array;
  /** The file was downloaded as this, and now revises it; null where it names no tournament, or an unknown one. */
  readonly origin: Origin | null;
  /** It is null for a document that came as quadrant/1. */
  readonly file: SourceFile | null;
  readonly findings: readonly Finding[];
  /** The places that the file gives, by handle. It is empty for quadrant/1, which has its own order. */
  readonly ownPlaces: ReadonlyMap<string, number>;
  /** Adds the lines of the file to findings about the document that was read from it. */
  readonly place: (findings: readonly Finding[]) => readonly Finding[];
}

/** Opens files of any supported format, with the sender's answers for earlier files. */
@Injectable()
export class ReportFiles {
  constructor(
    private readonly opener: FileOpener,
    private readonly reader: ReportReader,
    private readonly documents: TournamentDocumentView,
    private readonly remembered: UploadAnswerRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the one report of a file, or the faults and open questions of the file. Nothing is stored. */
  async open(file: GivenFile, actor: Actor): Promise<OpenedReport | ReportRefused> {
    const { bytes, kept } = file;
    if (file.answers.size === 0 && kept === undefined && claimsToBeReport(bytes)) {
      const { bytes: document, origin } = takeOrigin(bytes);
      return { ...asReport(document), origin: await this.knownOrigin(origin) };
    }
    const { answers, suggestions, recalled } = await this.recall(file, actor);
    const read = kept
      ? await this.opener.ask('openKept', fileOf(bytes, actor), bytes, answers, suggestions)
      : await this.opener.ask('openFile', fileOf(bytes, actor), bytes, answers, suggestions);
    const isDocument = read.format === null || read.format.startsWith('quadrant/');
    const stored = read.origin === undefined ? null : await this.documents.findCurrent(read.origin.tournamentId);
    const isDownload = stored !== null && !isDocument;
    // The stored tournament answers what a table leaves open, and keeps what a table cannot hold.
    const {
      format,
      findings: found,
      documents,
      tournaments,
      places,
      ownPlaces,
      ...from
    } = isDownload
      ? await this.opener.ask(
          kept ? 'reviseByKept' : 'reviseByTable',
          fileOf(bytes, actor),
          stored.raw,
          bytes,
          file.answers,
        )
      : { ...read, origin: isDocument ? read.origin : undefined };
    const findings = [...found, ...(file.besides ?? [])];
    // A file may name a tournament that is stored elsewhere.
    const origin = stored && (from.origin ?? null);
    const [document = null, ...others] = documents;
    if (others.length > 0) return { kind: 'report-refused', findings: [severalTournaments(tournaments)] };
    if (document === null) {
      const note = await this.noteOrigin({ origin: stored && (read.origin ?? null), raw: NO_BYTES });
      return { kind: 'report-refused', findings: [...note, ...findings] };
    }
    if (format === null || isDocument) {
      const place = (all: readonly Finding[]) => placeInDocument(document, all, places[0]);
      return { ...asReport(document), origin, findings, place };
    }
    const note = isDownload ? null : noteRemembered(recalled);
    return {
      kind: 'opened',
      raw: document,
      origin,
      file: { sha256: hashOfGiven(file), format },
      findings: note === null ? findings : [...findings, note],
      ownPlaces: ownPlaces[0] ?? new Map(),
      place: (all) => placeFindings(kept ? null : bytes, all, places[0] ?? new Map()),
    };
  }

  /** Returns what a file was downloaded as, unless its tournament is stored elsewhere. */
  private async knownOrigin(origin: Origin | null): Promise<Origin | null> {
    const stored = origin === null ? null : await this.documents.findCurrent(origin.tournamentId);
    return stored && origin;
  }

  /**
   * Tells what a file holds and how it would count, as `quadrant check` does. A file that was downloaded here is checked as
   * the revision that it would be.
   */
  async check(file: GivenFile, actor: Actor): Promise<CheckedFile> {
    const { kept, bytes } = file;
    const checked = await this.checkAlone(file, actor);
    const { origin } = checked;
    const stored = origin === null ? null : await this.documents.findCurrent(origin.tournamentId);
    if (origin === null || stored === null) return checked;
    const [now, described] = [this.clock.now(), fileOf(bytes, actor)];
    const { isUnchanged, ...revision } = kept
      ? await this.opener.ask('checkKeptRevision', described, stored.raw, bytes, file.answers, now)
      : await this.opener.ask(
          'checkRevision',
          described,
          stored.raw,
          bytes,
          file.answers,
          now,
          await this.reader.mayBeLabelled(bytes, now),
        );
    const note = noteOrigin(origin, { name: nameOf(stored), revision: stored.revision, isUnchanged });
    return { ...revision, origin, findings: orderFindings([note, ...revision.findings]) };
  }

  /** Says what would become of a report that revises the tournament that it was downloaded from; nothing about every other. */
  async noteOrigin({ origin, raw }: Pick<OpenedReport, 'origin' | 'raw'>): Promise<Finding[]> {
    const stored = origin === null ? null : await this.documents.findCurrent(origin.tournamentId);
    if (origin === null || stored === null) return [];
    const isUnchanged = Buffer.compare(stored.raw, raw) === 0;
    return [noteOrigin(origin, { name: nameOf(stored), revision: stored.revision, isUnchanged })];
  }

  private async checkAlone(file: GivenFile, actor: Actor): Promise<CheckedFile> {
    const { answers, suggestions } = await this.recall(file, actor);
    const { bytes, kept } = file;
    const now = this.clock.now();
    if (kept) return this.opener.ask('checkKept', fileOf(bytes, actor), bytes, answers, now, suggestions);
    const mayBeLabelled = await this.reader.mayBeLabelled(bytes, now);
    const of = fileOf(bytes, actor);
    const checked = await this.opener.ask('checkFile', of, bytes, answers, now, suggestions, mayBeLabelled);
    const { besides = [] } = file;
    return besides.length === 0 ? checked : { ...checked, findings: orderFindings([...checked.findings, ...besides]) };
  }

  /** Remembers what somebody answered about a file that is now stored. Answers that change a document are about it alone. */
  async remember({ bytes, answers, kept }: GivenFile, { accountId }: Actor): Promise<void> {
    if (kept === undefined && mentionsFormat(bytes)) return;
    await this.remembered.remember(accountId, answersToRemember(answers), this.clock.now());
  }

  /**
   * Returns the last day whose noon has passed. A day without a time means noon (UTC), and no tournament begins later
   * than now.
   */
  private lastNoon(): string {
    return new Date(this.clock.now().getTime() - HALF_A_DAY_MS).toISOString().slice(0, 10);
  }

  /**
   * Adds everything that is known besides the file. The sender is its director, unless they name another. A document says
   * everything itself.
   */
  private async recall(
    { bytes, name, answers: given, kept }: GivenFile,
    { accountId, handle }: Actor,
  ): Promise<{ readonly answers: Answers; readonly suggestions: Answers; readonly recalled: Answers }> {
    if (kept === undefined && mentionsFormat(bytes)) return { answers: given, suggestions: NONE, recalled: NONE };
    const stored = await this.remembered.list(accountId);
    const earlier = recallAnswers(new Map(stored.map((each) => [each.name, each.value])));
    return {
      answers: new Map([['director', handle], ...earlier.answers, ...given]),
      suggestions: new Map([...earlier.suggestions, ...suggestAnswers(name, this.lastNoon())]),
      recalled: new Map([...earlier.answers].filter(([key]) => !given.has(key))),
    };
  }
}

/** Describes a file for the line of files that wait for the thread. */
const fileOf = ({ length: size }: Buffer, { accountId: account }: Actor): FileOfAccount => ({ account, size });

/** A document that the current reader refuses has no name that can be told. */
const nameOf = ({ readReport }: TournamentDocument): Text => readReport()?.tournament.name ?? say`this tournament`;

const NONE: Answers = new Map();

/** A file that cannot be read says nothing that is stored. */
const NO_BYTES = new Uint8Array();

const HALF_A_DAY_MS = 43_200_000;

const BRACE = '{'.charCodeAt(0);

const asReport = (raw: Uint8Array): OpenedReport => ({
  kind: 'opened',
  raw,
  origin: null,
  file: null,
  findings: [],
  ownPlaces: new Map(),
  place: (found) => locateFindings(raw, found),
});

const NAMES_FORMAT = '"quadrant/';

/** A document that names the format itself, exactly once, needs no reader of other files. A history names it in each line. */
function claimsToBeReport(bytes: Buffer): boolean {
  const first = bytes.indexOf(NAMES_FORMAT);
  if (first === -1 || bytes.includes(NAMES_FORMAT, first + 1)) return false;
  return bytes.subarray(0, 64).toString('latin1').trimStart().charCodeAt(0) === BRACE;
}

function severalTournaments(tournaments: readonly { readonly name: string | null }[]): Finding {
  const names = tournaments.slice(0, 10).map(({ name }, index) => `${index + 1} ${name ?? 'without a name'}`);
  const more = tournaments.length > names.length ? ', …' : '';
  const code = 'several-tournaments';
  return {
    severity: severityOf(code),
    code,
    pointer: '',
    line: 1,
    column: 1,
    message: say`The file holds ${tournaments.length} tournaments, and one request submits one: ${names.join(', ')}${more}.`,
    advice: say`Choose one by its number, as in --set tournament=1, and submit the others in the same way.`,
  };
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
