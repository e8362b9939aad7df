import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { describeSize, type DiskSpaceSettings, measureFree, type MeasureFree } from '@quadrant/store/server';

/** One look asks the file system once for each volume and takes 0.02 ms. */
const LOOK_EVERY_MS = 2_000;

export interface Volume {
  readonly folder: string;
  /** The number of free bytes; null when the file system does not tell. */
  readonly free: number | null;
}

/**
 * Tells whether too little space is free, or still is: less than the limit, until there is an eighth more. Without this
 * difference, the data written at the limit would switch writing on and off every few seconds.
 */
export const isTooLittle = (free: number, limit: number, wasTooLittle: boolean): boolean =>
  free < (wasTooLittle ? limit * 1.125 : limit);

/** Checks every two seconds whether the volumes of this installation have room to write. */
export class DiskWatch implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('DiskWatch');
  private readonly listeners: ((shortage: Volume | null) => void)[] = [];
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private volumes: readonly Volume[];
  private short: Volume | null = null;

  constructor(
    private readonly settings: DiskSpaceSettings,
    private readonly measure: MeasureFree = measureFree,
  ) {
    this.volumes = settings.folders.map((folder) => ({ folder, free: null }));
  }

  /** The volume that has too little room; null while writing is possible. */
  get shortage(): Volume | null {
    return this.short;
  }

  get limit(): number {
    return this.settings.minFree;
  }

  /** Returns the result of the last look. */
  listVolumes(): readonly Volume[] {
    return this.volumes;
  }

  /** Calls `listener` whenever room runs out, and with null when it is back. */
  onChange(listener: (shortage: Volume | null) => void): void {
    this.listeners.push(listener);
  }

  async onModuleInit(): Promise<void> {
    if (this.limit === 0) return;
    await this.look();
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** Looks now. A look that a dead network volume holds up is not repeated until it ends. */
  look(): Promise<void> {
    return (this.looking ??= this.lookOnce().finally(() => (this.looking = null)));
  }

  private async lookOnce(): Promise<void> {
    this.volumes = await Promise.all(
      this.settings.folders.map(async (folder) => ({ folder, free: await this.measure(folder).catch(() => null) })),
    );
    const before = this.short;
    this.short =
      this.volumes.find(({ free }) => free !== null && isTooLittle(free, this.limit, before !== null)) ?? null;
    if ((before === null) === (this.short === null)) return;
    this.tell(this.short);
    for (const listener of this.listeners) listener(this.short);
  }

  private tell(shortage: Volume | null): void {
    const limit = describeSize(this.limit);
    if (shortage === null) this.logger.log('There is enough free space again: everything continues.');
    else
      this.logger.warn(
        `The volume of ${shortage.folder} has ${describeSize(shortage.free ?? 0)} left, less than ${limit} (MIN_FREE_SPACE): ` +
          'nothing is written until there is more. Reading still works.',
      );
  }
}
