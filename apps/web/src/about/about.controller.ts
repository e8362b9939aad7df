import { Get, Inject } from '@nestjs/common';
import { CURRENT_RULE_SYSTEM } from '@quadrant/rules/systems';
import { LEVELS, type Level } from '@quadrant/rules/tournament';
import {
  ForeseenRatingView,
  InquiryView,
  PolicyView,
  StatisticsView,
  VerificationView,
  type AskedGame,
} from '@quadrant/views';
import { aboutPage } from './about.page.js';
import type { PrivacySettings } from '@quadrant/settings';
import { dataPage } from './data.page.js';
import { helpPage, type LevelStake, type ShownWin } from './help.page.js';
import { PRIVACY_SETTINGS } from './privacy-settings.js';
import { privacyPage } from './privacy.page.js';
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
    private readonly foreseen: ForeseenRatingView,
    private readonly statistics: StatisticsView,
    private readonly verifications: VerificationView,
    private readonly policies: PolicyView,
    private readonly inquiries: InquiryView,
    @Inject(PRIVACY_SETTINGS) private readonly privacySettings: PrivacySettings,
  ) {}

  @Get('about')
  async about(): Promise<VNode> {
    return aboutPage({ coordinators: await this.inquiries.listCoordinators() });
  }

  @Get('privacy')
  privacy(): VNode {
    return privacyPage(this.privacySettings);
  }

  @Get('help')
  async help(): Promise<VNode> {
    const { on, current } = await this.policies.read();
    /** This assumes that the rules in force rate a local tournament of three rounds. */
    const foresee = (level: Level, games: readonly Pick<AskedGame, 'opponent' | 'opponentRating' | 'score'>[]) =>
      this.foreseen.foresee({
        ...{ ruleSystem: CURRENT_RULE_SYSTEM, level, localDate: on, before: OWN },
        games: games.map((game, index) => ({ ...game, share: 1, step: index + 1, modified: false })),
      });
    const against = (level: Level, opponentRating: number, score: 0 | 1) =>
      foresee(level, [{ opponent: '', opponentRating, score }]);
    const wins = DISTANCES.flatMap((distance): ShownWin[] => {
      const [won, lost] = [against(LOCAL, OWN + distance, 1), against(LOCAL, OWN + distance, 0)];
      const game = won?.games[0];
      if (won === null || lost === null || game === undefined) return [];
      return [{ distance, expected: game.expected, won: won.after - OWN, lost: lost.after - OWN }];
    });
    const stakes = LEVELS.flatMap((level): LevelStake[] => {
      const foreseen = against(level, OWN, 1);
      return foreseen === null
        ? []
        : [{ level, kFactor: foreseen.kFactor.kFactor, won: foreseen.after - foreseen.before }];
    });
    return helpPage({ example: foresee(LOCAL, OPPONENTS), wins, stakes, policy: current });
  }

  @Get('stats')
  async stats(): Promise<VNode> {
    return statisticsPage(await this.statistics.read());
  }

  @Get('data')
  async data(): Promise<VNode> {
    return dataPage({ verification: await this.verifications.findLatest() });
  }
}
