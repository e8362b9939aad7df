import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeagueSeason } from '@quadrant/rules/leagues';
import { recordAudit, inTransaction } from '@quadrant/store/audit';
import type { LeagueAuthor, RulesChanged } from './change-rules.js';
import { previewSeason, type SeasonPreview } from './preview-season.js';
import { declareDeckFacts, type DeckFactsCommand, type DeckFactsRefusal } from './deck-facts.js';
import type {
  ClosingCommand,
  NewSeasonCommand,
  SeasonChangeCommand,
  SeasonRefusal,
  SeasonStored,
  ShownSeason,
} from './season-command.js';
import {
  auditRemovalRefusal,
  removeLeague,
  removeSeason,
  type RemovalCommand,
  type RemovalRefusal,
} from './remove-season.js';
import { addSeason, alterSeason, auditSeasonRefusal, closeSeasonPart } from './store-season.js';

/** Stores the seasons that leagues announce. */
@Injectable()
export class SeasonRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the seasons of a league in the order of their days; empty for an unknown league. */
  async list(league: string): Promise<ShownSeason[]> {
    const [row] = await this.dataSource.query<{ seasons: LeagueSeason[]; promos: Record<string, string[]> }[]>(
      `select r.rules->'seasons' as seasons,
         (select coalesce(jsonb_object_agg(s.id, s.promos), '{}') from league_seasons s where s.league_id = l.id) as promos
       from league_rules r join leagues l on l.id = r.league_id where l.slug = $1 order by r.version desc limit 1`,
      [league],
    );
    return (row?.seasons ?? [])
      .map((season) => ({ ...season, promos: row?.promos[season.id] ?? [] }))
      .sort((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
  }

  /** Adds a season, or says why not; the audit shows the attempt either way. */
  add(command: NewSeasonCommand, author: LeagueAuthor): Promise<SeasonStored | SeasonRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const answer = await addSeason(client, command, author);
      if (answer.kind !== 'stored') await auditSeasonRefusal(client, command, author, answer);
      return answer;
    });
  }

  /** Changes a season, or says why not; the audit shows the attempt either way. */
  change(command: SeasonChangeCommand, author: LeagueAuthor): Promise<SeasonStored | SeasonRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const answer = await alterSeason(client, command, author);
      if (answer.kind !== 'stored') await auditSeasonRefusal(client, command, author, answer);
      return answer;
    });
  }

  /** Shows what a change of a season would move, or why it would be refused. Nothing is stored, not even the attempt. */
  preview(command: SeasonChangeCommand, author: LeagueAuthor): Promise<SeasonPreview | SeasonRefusal> {
    return previewSeason(this.dataSource, command, author);
  }

  /** Closes a part of a season, or says why not; the audit shows the attempt either way. */
  close(command: ClosingCommand, author: LeagueAuthor): Promise<SeasonStored | SeasonRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const answer = await closeSeasonPart(client, command, author);
      if (answer.kind !== 'stored') await auditSeasonRefusal(client, command, author, answer);
      return answer;
    });
  }

  /** Declares numbers of decks for the schemes of a league, or says why not; the audit shows the attempt either way. */
  declareDeckFacts(command: DeckFactsCommand, author: LeagueAuthor): Promise<RulesChanged | DeckFactsRefusal> {
    return inTransaction(this.dataSource, async (client) => {
      const answer = await declareDeckFacts(client, command, author);
      if ('kind' in answer) {
        const { league: subject, versions: _, ...wanted } = command;
        const { handle: actor, at, requestId } = author;
        const detail = { ...wanted, refusal: answer.kind };
        await recordAudit(client, { at, actor, action: 'league.declare-deck-facts', subject, detail, requestId });
      }
      return answer;
    });
  }

  /** Deletes a season or a league in which nothing was played, or says why not; the audit shows the attempt either way. */
  remove(command: RemovalCommand, author: LeagueAuthor): Promise<RemovalRefusal | null> {
    return inTransaction(this.dataSource, async (client) => {
      const { season } = command;
      const refusal = await (season === null
        ? removeLeague(client, command, author)
        : removeSeason(client, { ...command, season }, author));
      if (refusal !== null) await auditRemovalRefusal(client, command, author, refusal);
      return refusal;
    });
  }
}
