import { RefreshRequestRepository } from '@quadrant/store/history';
import { Quadrant } from '../quadrant.js';
import { Crew } from './crew.js';
import type { Command } from '../commands.js';
import { eventuallyIdle } from './idle.js';
import { Pace } from './pace.js';
import { PLANTS } from './plants.js';
import type { DataSource } from 'typeorm';

/** How many do something at the same time. */
const CLIENTS = 3;
/** States of a refresh that somebody works on, or will. */
const UNDER_WAY = ['waiting', 'running', 'publishing', 'cancelling'];

export interface StageSettings {
  /** How many workers. */
  readonly workers: number;
  /** A fault to plant, by its name in {@link PLANTS}; null: none. */
  readonly plant: string | null;
  /** Makes a data source of the database, for nobody else. */
  readonly connect: () => Promise<DataSource>;
}

/** A database with clients and workers, for one story after the other. */
export class Stage {
  /** What clients have thrown since the story began. */
  clientErrors: unknown[] = [];

  private constructor(
    readonly quadrant: Quadrant,
    readonly crew: Crew,
    private readonly paces: readonly Pace[],
    private readonly dataSources: readonly DataSource[],
  ) {}

  static async open({ workers, plant, connect }: StageSettings): Promise<Stage> {
    if (plant !== null && !(plant in PLANTS)) {
      throw new Error(`There is no fault "${plant}" to plant: ${Object.keys(PLANTS).join(', ')}`);
    }
    const planted = plant === null ? null : PLANTS[plant]!();
    const paces: Pace[] = [];
    const connectPaced = async (name: string): Promise<DataSource> => {
      const pace = new Pace(name, planted);
      const dataSource = await connect();
      pace.hold(dataSource);
      paces.push(pace);
      return dataSource;
    };
    const owner = await connect();
    const clients = await connectPaced('clients');
    const ofWorkers: DataSource[] = [];
    for (let worker = 1; worker <= workers; worker++) ofWorkers.push(await connectPaced(`worker ${worker}`));
    const crew = await Crew.start(owner, ofWorkers);
    const requests = new RefreshRequestRepository(owner);
    const work = () => Promise.resolve(crew.nudge());
    const refreshed = (id: string) =>
      eventuallyIdle(async () => {
        crew.nudge();
        const request = await requests.findById(id);
        return request === null || !UNDER_WAY.includes(request.state);
      });
    const quadrant = new Quadrant(clients, owner, { work, refreshed });
    return new Stage(quadrant, crew, paces, [owner, clients, ...ofWorkers]);
  }

  /** Ends its connections. */
  async close(): Promise<void> {
    for (const dataSource of this.dataSources) await dataSource.destroy();
  }

  /** Has clients do everything in a story, one command after the other each, and waits until the workers are idle. */
  async perform(seed: number, story: readonly Command[]): Promise<void> {
    await this.quadrant.forgetEverything();
    this.clientErrors = [];
    this.crew.errors = [];
    for (const pace of this.paces) pace.begin(seed);
    const commands = story.values();
    await Promise.all(Array.from({ length: CLIENTS }, () => this.beClient(commands)));
    await this.crew.settle();
    for (const pace of this.paces) pace.begin(null);
  }

  /** Has a command done, and waits until the workers are idle. */
  async command(command: Command): Promise<void> {
    await this.quadrant.play(command);
    await this.crew.settle();
  }

  private async beClient(commands: Iterator<Command>): Promise<void> {
    for (let next = commands.next(); next.done !== true; next = commands.next()) {
      try {
        await this.quadrant.play(next.value);
      } catch (error) {
        this.clientErrors.push(error);
      }
    }
  }
}
