import { listTosses } from '@quadrant/rules/systems';
import { foldHandle, orderByHandle, utf8Of, type EntryIndex, type TournamentReport } from '@quadrant/rules/tournament';
import { readStoredReport } from './read-report.js';
import { REDACTION_KEY, type Redaction } from './redaction.js';
import { replaceHandles, type Labels } from './replace-handles.js';
import { documentOf } from './write-document.js';

export interface RedactedDocument {
  readonly document: Uint8Array;
  readonly report: TournamentReport;
}

/**
 * Removes people from a stored document. Labels replace their handles in all places where the format has handles, and in the
 * director's reasons. Their names, countries and regions are removed, and so are unknown keys, which may contain anything.
 *
 * Apart from that it reads to the same report. Its hashes are those of the received document, its tosses keep their result, and
 * its games are added up in the same order: see `docs/formats/quadrant-1.md`.
 *
 * @param labels by folded handle
 * @param tossesFrom the seed of the tosses: the tournament's seed, or its key when it has none
 * @throws RangeError for a document that does not read to a report; such documents are never stored
 */
export function redactDocument(raw: Uint8Array, labels: Labels, tossesFrom: string): RedactedDocument {
  const { report, sha256, rawSha256 } = readStoredReport(raw);
  if (report === null || sha256 === null) throw new RangeError('The document is not a valid report.');
  const redacted = redactReport(
    { ...report, tosses: listTosses(report, tossesFrom), handleOrder: orderByHandle(report) },
    labels,
  );
  const handleOf = (entry: EntryIndex) => redacted.entries[entry]!.handle;
  const redaction: Redaction = {
    sha256,
    rawSha256,
    tosses: redacted.tosses.map((toss) => toss.map(handleOf)),
    order: orderByHandle(redacted).map(handleOf),
  };
  const document = utf8Of(JSON.stringify({ ...documentOf(redacted), [REDACTION_KEY]: redaction }));
  return { document, report: redacted };
}

function redactReport({ tournament, entries, places, ...rest }: TournamentReport, labels: Labels): TournamentReport {
  const labelOf = (handle: string) => labels.get(foldHandle(handle)) ?? null;
  const shown = (handle: string | null) => handle && (labelOf(handle) ?? handle);
  const { director, secondaryDirector, tertiaryDirector } = tournament;
  return {
    ...rest,
    tournament: {
      ...tournament,
      director: shown(director),
      secondaryDirector: shown(secondaryDirector),
      tertiaryDirector: shown(tertiaryDirector),
    },
    entries: entries.map((entry) => {
      const handle = labelOf(entry.handle);
      return handle === null ? entry : { ...entry, handle, name: null, country: null, region: null };
    }),
    ...(rest.inferredRated !== undefined && { inferredRated: replaceHandles(rest.inferredRated, labels) }),
    places: places.map((place) => ({ ...place, reason: replaceHandles(place.reason, labels) })),
  };
}
