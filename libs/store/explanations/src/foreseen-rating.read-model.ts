import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foreseeTrack, type ForeseenGame } from '@quadrant/rules/outcome';
import { START_RATING, type RatingPolicy, type RatingRules } from '@quadrant/rules/rating';
import { foldHandle, type Category, type GameTitle, type Level, type RuleSystemId } from '@quadrant/rules/tournament';
import { RATING_RULES } from '@quadrant/store/history';
import type { GameExplanation } from './explanation.read-model.js';

/** A game that somebody asks about. */
export interface AskedGame extends Omit<ForeseenGame, 'opponentRating'> {
  /** Handle; empty for somebody of whom only a rating is told. */
  readonly opponent: string;
  readonly opponentRating: number;
}

/** A tournament to come, or one that ended otherwise. */
export interface AskedTournament {
  readonly ruleSystem: RuleSystemId;
  readonly level: Level;
  /** Local date. */
  readonly localDate: string;
  /** Of the player, before it. */
  readonly before: number;
  /** In playing order. */
  readonly games: readonly AskedGame[];
}

/** What it would do to the rating, and every game of it. */
export interface ForeseenRating {
  readonly before: number;
  readonly after: number;
  readonly policy: RatingPolicy;
  readonly kFactor: { readonly kFactor: number; readonly rule: string };
  readonly games: readonly GameExplanation[];
}

/** A player and their rating on one track. */
export interface KnownRating {
  readonly handle: string;
  /** That of a newcomer for who has none. */
  readonly rating: number;
}

/** What games would do to a rating, by the rules in force. Nothing is stored, and no other player moves. */
@Injectable()
export class ForeseenRatingReadModel {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {}

  /** Ratings now by folded handle; without those whom nobody knows or may see. */
  async findRatings(
    handles: readonly string[],
    { game, category }: { readonly game: GameTitle; readonly category: Category },
  ): Promise<ReadonlyMap<string, KnownRating>> {
    const keys = [...new Set(handles.map(foldHandle))];
    const rows = await this.dataSource.query<{ key: string; handle: string; rating: number | null }[]>(
      `select w.key, p.handle, r.rating
       from unnest($1::text[]) as w (key) join shown_players p on p.id = find_shown_player(w.key)
         left join ratings r on r.player_id = p.id and r.game = $2 and r.category = $3`,
      [keys, game, category],
    );
    return new Map(rows.map(({ key, handle, rating }) => [key, { handle, rating: rating ?? START_RATING }]));
  }

  /** Null where the rules rate no such tournament. */
  foresee({ before, games, ...tournament }: AskedTournament): ForeseenRating | null {
    const track = foreseeTrack(
      this.rules,
      tournament,
      before,
      games.map(({ opponent: _opponent, ...game }) => game),
    );
    if (track === null) return null;
    return {
      before,
      after: track.games.at(-1)?.ratingAfter ?? before,
      policy: track.policy,
      kFactor: track.kFactor,
      games: track.games.map(({ game, player: _player, opponent: _opponent, kFactor, ...told }) => ({
        ...told,
        round: game + 1,
        opponent: games[game]!.opponent,
        kFactor: kFactor.kFactor,
      })),
    };
  }
}
