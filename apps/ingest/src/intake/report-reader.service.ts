import { Injectable } from '@nestjs/common';
import { liveIdOf } from '@quadrant/rules/live';
import { readReport, type ReadResult } from '@quadrant/rules/report';
import { foldHandle, isReservedHandle, REMOVED_LABEL_START, type TournamentReport } from '@quadrant/rules/tournament';
import { LiveRepository } from '@quadrant/store/live';

/** Reads submitted reports, with facts that only the store knows. */
@Injectable()
export class ReportReader {
  constructor(private readonly live: LiveRepository) {}

  /** @param receivedAt what is later than that lies in the future */
  async read(raw: Uint8Array, receivedAt: Date): Promise<ReadResult> {
    return readReport(raw, { now: receivedAt, mayBeLabelled: await this.mayBeLabelled(raw, receivedAt) });
  }

  /**
   * Tells whether a document may hold labels. The report of a live tournament does, where the names of players were
   * removed during the tournament. Every other report with a label is refused.
   */
  async mayBeLabelled(raw: Uint8Array, now: Date): Promise<boolean> {
    if (!Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).includes(REMOVED_LABEL_START)) return false;
    const { report } = readReport(raw, { now, mayBeLabelled: true });
    return report !== null && this.areLabelsOurs(report);
  }

  private async areLabelsOurs({ tournament, entries }: TournamentReport): Promise<boolean> {
    const id = liveIdOf(tournament.externalId);
    const found = id === null ? null : await this.live.find(id);
    if (found === null) return false;
    const { record, state } = found;
    const directors = directorsIn(record.facts.header);
    return (
      entries.every(({ handle }) => !isReservedHandle(handle) || state.players.has(foldHandle(handle))) &&
      directorsIn(tournament).every((handle) => !isReservedHandle(handle) || directors.includes(handle))
    );
  }
}

const directorsIn = ({ director, secondaryDirector, tertiaryDirector }: TournamentReport['tournament']): string[] =>
  [director, secondaryDirector, tertiaryDirector].flatMap((handle) => (handle === null ? [] : [foldHandle(handle)]));
