import { RefreshRequestRepository } from '@quadrant/store/refreshes';
import { Quadrant } from '../quadrant.js';
import { Crew } from './crew.js';
import type { Command } from '../commands.js';
import { eventuallyIdle } from './idle.js';
import { Pace } from './pace.js';
import { PLANTS } from './plants.js';
import type { DataSource } from 'typeorm';

/** So many clients act at the same time. */
const CLIENTS = 3;
/** In these states, a worker does the refresh or will do it. */
const UNDER_WAY = ['waiting', 'running', 'publishing', 'cancelling'];

export interface StageSettings {
  readonly workers: number;
  /** The fault to plant has this name in {@link PLANTS}; null means none. */
  readonly plant: string | null;
  /** Makes a separate data source of the database. */
  readonly connect: () => Promise<DataSource>;
}

/** A database with clients and workers that performs one story after the other. */
export class Stage {
  /** Clients have thrown these since the story began. */
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

  /** Lets clients do everything in a story. Each does one command after the other. Then waits until the workers are idle. */
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

  /** Lets a command be done, and waits until the workers are idle. */
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
