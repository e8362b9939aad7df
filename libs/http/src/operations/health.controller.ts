import { Controller, Get, Header, Logger, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DiskWatch } from '@quadrant/store/database';
import type { VerificationRow } from '@quadrant/store/verification';
import { ApiProblems } from '../problem/api-problems.decorator.js';
import { databaseUnavailable } from '../problem/problem-of-error.js';
import { BackupCheck } from './backup-check.js';
import { ClockCheck, type ClockStatus } from './clock-check.js';
import { DatabaseCheck } from './database-check.js';
import { Monitoring, MonitoringGuard } from './monitoring.js';
import { VerificationCheck } from './verification-check.js';
import { WorkerCheck, type WorkerHealth } from './worker-check.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Health {
  readonly status: 'ok';
}

/** `unknown`: nobody has verified yet. */
type VerificationStatus = 'ok' | 'differs' | 'unknown';

/** `low`: nothing is written until there is more free space; reading goes on. */
type DiskStatus = 'ok' | 'low';

interface Readiness {
  /** `degraded`: everything can be read, but no worker publishes or the disk is too full to write. */
  readonly status: 'ok' | 'degraded';
  readonly verification: VerificationStatus;
  readonly workers: WorkerHealth['status'];
  readonly workerHeartbeatAgeSeconds: number | null;
  readonly disk: DiskStatus;
  readonly clock: ClockStatus;
  /** It is null before the first backup. */
  readonly backupAgeSeconds: number | null;
}

interface VerificationHealth {
  readonly status: VerificationStatus;
  readonly run: number | null;
  readonly finishedAt: string | null;
  readonly difference: VerificationRow['difference'];
}

const status = { type: 'string', enum: ['ok'] };
const clock = { type: 'string', enum: ['ok', 'doubted', 'unknown'] };
const disk = { type: 'string', enum: ['ok', 'low'] };
const verification = { type: 'string', enum: ['ok', 'differs', 'unknown'] };
const healthSchema = { type: 'object', properties: { status }, required: ['status'] };
const workerStatus = { type: 'string', enum: ['ok', 'down', 'unknown'] };
const age = { type: 'number', nullable: true };
const readinessSchema = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['ok', 'degraded'] },
    verification,
    workers: workerStatus,
    workerHeartbeatAgeSeconds: age,
    disk,
    clock,
    backupAgeSeconds: age,
  },
  required: ['status'],
};
const workersSchema = {
  type: 'object',
  properties: { status: workerStatus, alive: { type: 'integer' }, heartbeatAgeSeconds: age },
  required: ['status', 'alive', 'heartbeatAgeSeconds'],
};
const verificationSchema = {
  type: 'object',
  properties: {
    status: verification,
    run: { type: 'integer', nullable: true },
    finishedAt: { type: 'string', format: 'date-time', nullable: true },
    difference: { type: 'object', nullable: true },
  },
  required: ['status', 'run', 'finishedAt', 'difference'],
};

@ApiTags('operations')
@Controller('health')
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(
    private readonly database: DatabaseCheck,
    private readonly verifications: VerificationCheck,
    private readonly disk: DiskWatch,
    private readonly workers: WorkerCheck,
    private readonly backups: BackupCheck,
    private readonly clocks: ClockCheck,
    private readonly monitoring: Monitoring,
  ) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether the process answers' })
  @ApiOkResponse({ schema: healthSchema })
  live(): Health {
    return { status: 'ok' };
  }

  /**
   * Numbers that differ and workers that are gone are for people to look into. Taking this process out of the way would
   * help nobody: pages can be read, and reports are stored and published later.
   */
  @Get('ready')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Whether requests can be sent here: the process and its database answer',
    description:
      'With the metrics token it also tells of workers, verification, disk, clock and the age of the last backup.',
  })
  @ApiOkResponse({ schema: readinessSchema })
  @ApiProblems(503)
  async ready(@Req() request: FastifyRequest): Promise<Readiness | Health> {
    const trouble = await this.database.findTrouble();
    if (trouble === null) {
      if (!this.monitoring.isAllowed(request)) return { status: 'ok' };
      const isLow = this.disk.shortage !== null;
      const [latest, workers, clock, backupAgeSeconds] = await Promise.all([
        this.verifications.findLatestQuietly(),
        this.workers.findQuietly(),
        this.clocks.findQuietly(),
        this.backups.findAgeQuietly(),
      ]);
      return {
        // A process that can still be read from is ready: taking it away would help nobody.
        status: workers.status === 'down' || isLow ? 'degraded' : 'ok',
        verification: statusOf(latest),
        workers: workers.status,
        workerHeartbeatAgeSeconds: workers.heartbeatAgeSeconds,
        disk: isLow ? 'low' : 'ok',
        clock,
        backupAgeSeconds,
      };
    }
    this.logger.warn(`The database does not answer: ${trouble.message}`);
    throw databaseUnavailable();
  }

  @Get('workers')
  @UseGuards(MonitoringGuard)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether a worker publishes what is stored, for the metrics token' })
  @ApiProblems(403)
  @ApiOkResponse({ schema: workersSchema })
  @ApiResponse({ status: 503, description: 'No worker has sent a heartbeat for 15 seconds', schema: workersSchema })
  async readWorkers(@Res({ passthrough: true }) reply: FastifyReply): Promise<WorkerHealth> {
    const health = await this.workers.find();
    if (health.status === 'down') void reply.status(503);
    return health;
  }

  @Get('verification')
  @UseGuards(MonitoringGuard)
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Whether the last replay of everything published gave the same numbers, for the metrics token',
  })
  @ApiOkResponse({ schema: verificationSchema })
  @ApiResponse({ status: 500, description: 'Something published differs', schema: verificationSchema })
  @ApiProblems(403, 503)
  async verification(@Res({ passthrough: true }) reply: FastifyReply): Promise<VerificationHealth> {
    const latest = await this.verifications.findLatest();
    const status = statusOf(latest);
    if (status === 'differs') void reply.status(500);
    const finishedAt = latest?.finishedAt?.toISOString() ?? null;
    return { status, run: latest?.run ?? null, finishedAt, difference: latest?.difference ?? null };
  }
}

function statusOf(verification: VerificationRow | null): VerificationStatus {
  if (verification === null) return 'unknown';
  return verification.ok === true ? 'ok' : 'differs';
}
