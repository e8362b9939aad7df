import {
  applyEntry,
  checkInAll,
  drawLive,
  emptyState,
  isDone,
  listWaiting,
  pairLiveRound,
  refuseAct,
  takeHeats,
  withSeeds,
  type AskedAct,
  type Heat,
  type LiveAct,
  type LiveEntry,
  type LivePlayer,
  type LiveRefusal,
  type LiveState,
  type LiveTournament,
} from '@quadrant/rules/live';
import type { Finding, TournamentHeader } from '@quadrant/rules/tournament';

const HEADER: TournamentHeader = {
  name: 'Winter Local',
  externalId: null,
  game: '2e',
  ruleSystem: 'opg-4.2',
  format: 'constructed',
  cardPool: null,
  rules: null,
  scenario: null,
  unrated: false,
  level: 1,
  kind: 'local',
  startsAt: '2014-12-06T10:00:00+01:00',
  endsAt: null,
  registeredAt: null,
  plannedRounds: 3,
  pairing: 'swiss',
  online: false,
  country: 'DE',
  region: null,
  venue: null,
  director: 'Dirk',
  secondaryDirector: null,
  tertiaryDirector: null,
  league: null,
  structure: null,
  tier: null,
};

export const liveTournament = (header: Partial<TournamentHeader> = {}): LiveTournament => ({
  id: '6f2b2b4e-5d5c-4c56-9d1e-000000000001',
  header: { ...HEADER, ...header },
  finalConfrontation: false,
  seed: 'cards on the table',
});

/** So much time passes between two entries. */
const MINUTE_MS = 60_000;
const START = Date.parse('2014-12-06T09:00:00Z');

/** Plays a tournament as the store does: an act that is not refused enters the log. */
export class LiveStory {
  readonly log: LiveEntry[] = [];
  readonly state: LiveState;
  /** It is in milliseconds since 1970. */
  now = START;
  /** Only finals have heats. */
  heats: readonly Heat[] = [];

  constructor(tournament: LiveTournament = liveTournament()) {
    this.state = emptyState(tournament);
  }

  /** Enters players and checks them in. */
  seat(...handles: readonly string[]): void {
    for (const handle of handles) {
      this.do({ kind: 'enter', handle });
      this.do({ kind: 'check-in', handle });
    }
  }

  /** @throws Error that names the refusal */
  do(act: AskedAct, facts: Partial<Pick<LiveEntry, 'by' | 'role' | 'basedOn'>> = {}): void {
    const refusal = this.try(act, facts);
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
  }

  /** Returns why it is refused; null where it is done. */
  try(asked: AskedAct, facts: Partial<Pick<LiveEntry, 'by' | 'role' | 'basedOn'>> = {}): LiveRefusal | null {
    const entry = { by: 'Dirk', role: 'director' as const, basedOn: this.state.version, ...facts };
    const refusal = refuseAct(this.state, { ...entry, act: asked });
    if (refusal !== null) return refusal;
    if (isDone(this.state, asked)) return null;
    const act = this.decide(asked);
    if (!('kind' in act)) return { kind: 'live-pairing-impossible', findings: act };
    if (act.kind !== asked.kind) return act as LiveRefusal;
    this.now += MINUTE_MS;
    const next = {
      ...entry,
      version: this.state.version + 1,
      at: new Date(this.now).toISOString(),
      act: act,
    };
    applyEntry(this.state, next);
    this.log.push(next);
    return null;
  }

  private decide(asked: AskedAct): LiveAct | LiveRefusal | readonly Finding[] {
    if (asked.kind === 'take-heats') return takeHeats(this.state, this.heats, asked);
    if (asked.kind === 'draw') return drawLive(this.state, asked);
    if (asked.kind === 'check-in-all') return checkInAll(listWaiting(this.state).map((each) => this.waiting(each)));
    if (asked.kind === 'publish-bracket') return withSeeds(this.state, asked);
    return asked.kind === 'pair' ? pairLiveRound(this.state, asked) : asked;
  }

  private waiting({ handle }: LivePlayer): { readonly handle: string; readonly refusal: LiveRefusal | null } {
    const act = { kind: 'check-in', handle } as const;
    return { handle, refusal: refuseAct(this.state, { by: 'Dirk', role: 'director', basedOn: null, act }) };
  }

  /** Pairs and starts a round. */
  begin(round: number): void {
    this.do({ kind: 'pair', round });
    this.do({ kind: 'start-round', round });
  }

  /** Enters a win for the first of each pair of a round. */
  playOut(round: number): void {
    for (const { players, status } of this.state.rounds[round - 1]!.games) {
      if (status !== 'settled') this.do({ kind: 'result', round, players, told: { result: 'FW', score: [100, 20] } });
    }
  }
}
