import { Get } from '@nestjs/common';
import { CURRENT_RULE_SYSTEM } from '@quadrant/rules/systems';
import { stabilityOn } from '@quadrant/rules/policy';
import { LEVELS } from '@quadrant/rules/tournament';
import { ForeseenRatingReadModel, RulingReadModel, type ForeseenRating } from '@quadrant/store/explanations';
import { StatisticsReadModel } from '@quadrant/store/reading';
import { VerificationRepository } from '@quadrant/store/proof';
import { PageMoments } from '../query/moments.service.js';
import { aboutPage } from './about.page.js';
import { dataPage } from './data.page.js';
import { helpPage, type LevelStake, type ShownWin } from './help.page.js';
import { statisticsPage } from './statistics.page.js';
import { PageController } from '../serving/page-controller.decorator.js';
import type { VNode } from 'preact';

const LOCAL = 1;
/** The player of the worked example has this rating. */
const OWN = 1500;
const OPPONENTS = [
  { opponent: 'Ada', opponentRating: 1600, score: 1 },
  { opponent: 'Ben', opponentRating: 1450, score: 0 },
  { opponent: 'Cleo', opponentRating: 1500, score: 0.5 },
] as const;
const DISTANCES = [-400, -200, -100, 0, 100, 200, 400];

@PageController()
export class AboutController {
  constructor(
    private readonly foreseen: ForeseenRatingReadModel,
    private readonly statistics: StatisticsReadModel,
    private readonly verifications: VerificationRepository,
    private readonly rulings: RulingReadModel,
    private readonly moments: PageMoments,
  ) {}

  @Get('about')
  about(): VNode {
    return aboutPage();
  }

  @Get('help')
  async help(): Promise<VNode> {
    const { stability } = await this.rulings.policies();
    const wins = DISTANCES.flatMap((distance): ShownWin[] => {
      const [won, lost] = [this.foresee(LOCAL, [OWN + distance, 1]), this.foresee(LOCAL, [OWN + distance, 0])];
      const game = won?.games[0];
      if (won === null || lost === null || game === undefined) return [];
      return [{ distance, expected: game.expected, won: won.after - OWN, lost: lost.after - OWN }];
    });
    const stakes = LEVELS.flatMap((level): LevelStake[] => {
      const foreseen = this.foresee(level, [OWN, 1]);
      return foreseen === null
        ? []
        : [{ level, kFactor: foreseen.kFactor.kFactor, won: foreseen.after - foreseen.before }];
    });
    return helpPage({
      example: this.example(),
      wins,
      stakes,
      policy: stabilityOn(this.moments.today(), stability),
    });
  }

  @Get('stats')
  async stats(): Promise<VNode> {
    return statisticsPage(await this.statistics.read());
  }

  @Get('data')
  async data(): Promise<VNode> {
    return dataPage({ verification: await this.verifications.findLatest() });
  }

  /** This assumes that the rules in force rate a local tournament of three rounds. */
  private example(): ForeseenRating | null {
    return this.foreseen.foresee({
      ...this.tournament(LOCAL),
      games: OPPONENTS.map((game, index) => ({ ...game, share: 1, step: index + 1, modified: false })),
    });
  }

  private foresee(level: (typeof LEVELS)[number], [opponentRating, score]: readonly [number, 0 | 1]) {
    const game = { opponent: '', opponentRating, score, share: 1, step: 1, modified: false };
    return this.foreseen.foresee({ ...this.tournament(level), games: [game] });
  }

  private tournament(level: (typeof LEVELS)[number]) {
    return { ruleSystem: CURRENT_RULE_SYSTEM, level, localDate: this.moments.today(), before: OWN } as const;
  }
}
