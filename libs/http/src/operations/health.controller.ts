import { Controller, Get, Header, Logger, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { VerificationRow } from '@quadrant/persistence';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../open-api/api-problems.decorator.js';
import { databaseUnavailable } from '../problem/problem-of-error.js';
import { DatabaseCheck } from './database-check.js';
import { VerificationCheck } from './verification-check.js';

interface Health {
  readonly status: 'ok';
}

/** `unknown`: nobody has verified yet. */
type VerificationStatus = 'ok' | 'differs' | 'unknown';

interface Readiness extends Health {
  readonly verification: VerificationStatus;
}

interface VerificationHealth {
  readonly status: VerificationStatus;
  readonly run: number | null;
  readonly finishedAt: string | null;
  readonly difference: VerificationRow['difference'];
}

const status = { type: 'string', enum: ['ok'] };
const verification = { type: 'string', enum: ['ok', 'differs', 'unknown'] };
const healthSchema = { type: 'object', properties: { status }, required: ['status'] };
const readinessSchema = {
  type: 'object',
  properties: { status, verification },
  required: ['status', 'verification'],
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
  ) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether the process answers' })
  @ApiOkResponse({ schema: healthSchema })
  live(): Health {
    return { status: 'ok' };
  }

  /** Numbers that differ are for people to look into: taking this process out of the way would help nobody. */
  @Get('ready')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether the process and its database answer' })
  @ApiOkResponse({ schema: readinessSchema })
  @ApiProblems(503)
  async ready(): Promise<Readiness> {
    const trouble = await this.database.findTrouble();
    if (trouble === null) {
      return { status: 'ok', verification: statusOf(await this.verifications.findLatestQuietly()) };
    }
    this.logger.warn(`The database does not answer: ${trouble.message}`);
    throw databaseUnavailable();
  }

  @Get('verification')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether the last replay of everything published gave the same numbers' })
  @ApiOkResponse({ schema: verificationSchema })
  @ApiResponse({ status: 500, description: 'Something published differs', schema: verificationSchema })
  @ApiProblems(503)
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
