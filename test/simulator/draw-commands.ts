import type { Level } from '@quadrant/rules/tournament';
import { Dice } from '@quadrant/demo';
import type { Command, PersonCommand, SeasonPlan } from './commands.js';
import type { GameName } from './rounds.js';
import { drawContent, drawGame, HANDLES, LEAGUES, redrawContent, type Content, type LeagueSlug } from './content.js';
import { SCHEME_NAMES } from './schemes.js';

type Kind = Exclude<Command['does'], PersonCommand['does'] | 'weekly-refresh'> | 'correct';

/** Each command is so frequent among all of these. */
const SHARES: Readonly<Record<Kind, number>> = {
  submit: 44,
  correct: 20,
  withdraw: 6,
  reinstate: 3,
  merge: 4,
  'set-level': 7,
  'merge-players': 12,
  'undo-player-merge': 8,
  'add-season': 10,
  'change-season': 6,
  'start-scheme': 12,
  'end-scheme': 4,
  'award-by-hand': 6,
  'take-award-back': 3,
  refresh: 8,
  'publish-dry-run': 4,
  'roll-back': 4,
  resume: 3,
};
const KINDS = Object.entries(SHARES).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind));

/** A report is on time within less than a week. */
const LATEST_DELAY = 6;

/** Returns the number of commands for a seed. Some sequences are so short that a fault is easy to see. */
export const lengthOf = (seed: number): number => 4 + (seed % 5) * 3;

/**
 * Draws any sequence of commands, the same for the same seed. Not all of them can be done: a tournament may be
 * withdrawn twice, or nothing paused. The player of the commands says what was refused.
 *
 * @param length how many commands at the most
 */
export function drawCommands(seed: number, length: number): Command[] {
  const drawing = new Drawing(new Dice(`simulator ${seed}`));
  return Array.from({ length }, () => drawing.next());
}

/** Remembers what was reported, so that most commands are about existing things. */
class Drawing {
  private day = 0;
  private readonly told: Content[][] = [];
  private readonly merged: number[] = [];
  /** There may be so many seasons, by league. */
  private readonly seasons = { alpha: 0, beta: 0 };
  private readonly lastSeason: Record<LeagueSlug, SeasonPlan | null> = { alpha: null, beta: null };
  private readonly schemes = { alpha: 0, beta: 0 };
  private awards = 0;

  /** Most tournaments are on its tracks: they must meet there, or nothing depends on their order. */
  private readonly favourite: GameName;

  constructor(private readonly dice: Dice) {
    this.favourite = drawGame(dice);
  }

  next(): Command {
    const { dice } = this;
    this.day += dice.pick([0, 0, 1, 1, 2, 4]);
    const { day } = this;
    const kind = this.told.length > 0 ? dice.pick(KINDS) : dice.pick(['submit', 'add-season', 'start-scheme'] as const);
    switch (kind) {
      case 'submit':
        return this.submitNew();
      case 'correct':
        return this.correct();
      case 'withdraw':
      case 'reinstate':
        return { does: kind, day, tournament: this.known() };
      case 'merge':
        return { does: kind, day, tournament: this.known(), into: this.known() };
      case 'set-level':
        return { does: kind, day, tournament: this.known(), ...this.word() };
      case 'merge-players':
        return { does: kind, day, ...this.pair() };
      case 'undo-player-merge':
        return { does: kind, day, player: this.merged.length > 0 ? dice.pick(this.merged) : this.player() };
      case 'add-season':
        return this.addSeason();
      case 'change-season': {
        const { league, day } = this.league();
        return { does: kind, day, league, season: dice.between(0, this.seasons[league]), plan: this.plan() };
      }
      case 'start-scheme': {
        const from = day - dice.between(-3, 20);
        const to = dice.chance(0.5) ? null : from + dice.between(0, 20);
        return { does: kind, ...this.league(this.schemes), scheme: dice.pick(SCHEME_NAMES), from, to };
      }
      case 'end-scheme': {
        const { league } = this.league();
        const scheme = dice.between(0, Math.max(0, this.schemes[league] - 1));
        return { does: kind, day, league, scheme, to: day - dice.between(-5, 15) };
      }
      case 'award-by-hand':
        return this.awardByHand();
      case 'take-award-back':
        return { does: kind, ...this.league(), number: dice.between(0, this.awards) };
      case 'refresh':
      case 'publish-dry-run':
        return { does: kind, day, scope: dice.pick(['full', 'incremental']) };
      case 'roll-back':
        return { does: kind, day, runs: dice.between(1, 4) };
      case 'resume':
        return { does: kind, day };
    }
  }

  /** Most commands are about one of the two leagues. */
  private league(made?: Record<LeagueSlug, number>): { readonly day: number; readonly league: LeagueSlug } {
    const league = this.dice.pick(['alpha', ...LEAGUES] as const);
    if (made) made[league] += 1;
    return { day: this.day, league };
  }

  /** A season often follows right after the one before: tournaments of one instant then belong to different seasons. */
  private addSeason(): Command {
    const { league, day } = this.league(this.seasons);
    const last = this.lastSeason[league];
    const from = last !== null && this.dice.chance(0.6) ? last.to + 1 : this.day - this.dice.between(-3, 20);
    const plan = this.plan(from);
    this.lastSeason[league] = plan;
    return { does: 'add-season', day, league, plan };
  }

  /** Draws a season around the days of the story. Its phases may begin on one day, and the last ones after its end. */
  private plan(from = this.day - this.dice.between(-3, 20)): SeasonPlan {
    const { dice } = this;
    const begin = () => dice.between(0, 20);
    const [first = 0, second = 0, third = 0] = [begin() >> 1, begin(), begin()].sort((one, other) => one - other);
    return {
      from,
      to: from + dice.between(0, 25),
      phases: dice.chance(0.6) ? [first, second, third] : null,
      perPhase: dice.between(1, 3),
    };
  }

  /** Most often the player has taken part. */
  private awardByHand(): Command {
    const { dice } = this;
    const tournament = this.known();
    const content = this.told[tournament]!.at(-1)!;
    const player = dice.chance(0.9) ? dice.pick(content.players) : this.player();
    const league = content.league !== null && dice.chance(0.9) ? content.league : dice.pick(LEAGUES);
    // The same award again is refused.
    const number = this.awards > 0 && dice.chance(0.25) ? dice.between(0, this.awards - 1) : this.awards++;
    return { does: 'award-by-hand', day: this.day, league, tournament, player, points: dice.between(1, 9), number };
  }

  private known(): number {
    return this.dice.between(0, this.told.length - 1);
  }

  private player(): number {
    return this.dice.between(0, HANDLES.length - 1);
  }

  /** Draws two players, most often two who have not met: those who have met are two people. */
  private pair(): { player: number; into: number } {
    const { dice } = this;
    const fields = this.told.map((contents) => contents.at(-1)!.players);
    const known = [...new Set(fields.flat())];
    const apart = known.flatMap((player) =>
      known
        .filter((into) => into !== player && !fields.some((field) => field.includes(player) && field.includes(into)))
        .map((into) => ({ player, into })),
    );
    const pair =
      apart.length > 0 && dice.chance(0.8) ? dice.pick(apart) : { player: this.player(), into: this.player() };
    this.merged.push(pair.player);
    return pair;
  }

  private word(): { level: Level | null; rated: boolean | null } {
    const { dice } = this;
    return { level: dice.pick<Level | null>([null, 1, 2, 3, 4, 5]), rated: dice.pick([null, null, true, false]) };
  }

  private submitNew(): Command {
    const { dice, day } = this;
    const game = dice.chance(0.8) ? this.favourite : drawGame(dice);
    const content = drawContent(dice, game, this.startBefore());
    this.told.push([content]);
    return { does: 'submit', day, tournament: this.told.length - 1, imported: dice.chance(0.1), content };
  }

  /** Corrects a tournament, or returns to an earlier version: A, B, A is a third revision. */
  private correct(): Command {
    const { dice, day } = this;
    const tournament = this.known();
    const contents = this.told[tournament]!;
    const content = dice.chance(0.25) ? dice.pick(contents) : redrawContent(dice, contents.at(-1)!, day);
    contents.push(content);
    return { does: 'submit', day, tournament, imported: dice.chance(0.1), content };
  }

  /** Draws the day on which a tournament began that is reported today; one in five is late. */
  private startBefore(): number {
    const { dice, day } = this;
    return day - (dice.chance(0.2) ? dice.between(LATEST_DELAY + 1, LATEST_DELAY + 14) : dice.between(0, LATEST_DELAY));
  }
}
