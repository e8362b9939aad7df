import { Publisher } from '../../apps/worker/src/publisher.service.js';

/** A publisher with a word for each kind of change: specs publish one at a time. */
export class SpecPublisher extends Publisher {
  publishTournament(tournamentId: string, revision: number): Promise<number | null> {
    return this.publish({ kind: 'revision', tournamentId, revision });
  }

  publishCorrection(tournamentId: string): Promise<number | null> {
    return this.publish({ kind: 'correction', tournamentId });
  }

  publishMerge(mergeId: string): Promise<number | null> {
    return this.publish({ kind: 'player-merge', mergeId });
  }

  publishLeague(league: string): Promise<number | null> {
    return this.publish({ kind: 'league', league });
  }
}
