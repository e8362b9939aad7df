import type { Text } from '@quadrant/rules/message';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { foreseeTrack, type ForeseenGame } from '@quadrant/rules/explanations';
import { START_RATING, type RatingPolicy, type RatingRules } from '@quadrant/rules/rating';
import { foldHandle, type Category, type GameTitle, type Level, type RuleSystemId } from '@quadrant/rules/tournament';
import { RATING_RULES } from '@quadrant/store/history';
import type { GameExplanation } from './explanation.read-model.js';

export interface AskedGame extends Omit<ForeseenGame, 'opponentRating'> {
  /** It is the opponent's handle, or empty when only their rating is given. */
  readonly opponent: string;
  readonly opponentRating: number;
}

export interface AskedTournament {
  readonly ruleSystem: RuleSystemId;
  readonly level: Level;
  readonly localDate: string;
  /** The rating that the player has before it. */
  readonly before: number;
  /** They are in playing order. */
  readonly games: readonly AskedGame[];
}

export interface ForeseenRating {
  readonly before: number;
  readonly after: number;
  readonly policy: RatingPolicy;
  readonly kFactor: { readonly kFactor: number; readonly rule: Text };
  readonly games: readonly GameExplanation[];
}

export interface KnownRating {
  readonly handle: string;
  /** A player without a rating has that of a newcomer. */
  readonly rating: number;
}

/** Computes what games would do to a rating, by the rules in force. It stores nothing, and no other player moves. */
@Injectable()
export class ForeseenRatingReadModel {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {}

  /** Finds present ratings. The key is the folded handle; unknown and hidden players have no entry. */
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

  /** Returns null when the rules do not rate such a tournament. */
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
