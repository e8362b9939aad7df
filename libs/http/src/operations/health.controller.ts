import { Controller, Get, Header, Logger } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../open-api/api-problems.decorator.js';
import { databaseUnavailable } from '../problem/problem-of-error.js';
import { DatabaseCheck } from './database-check.js';

interface Health {
  readonly status: 'ok';
}

const schema = { type: 'object', properties: { status: { type: 'string', enum: ['ok'] } }, required: ['status'] };

@ApiTags('operations')
@Controller('health')
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(private readonly database: DatabaseCheck) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether the process answers' })
  @ApiOkResponse({ schema })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether the process and its database answer' })
  @ApiOkResponse({ schema })
  @ApiProblems(503)
  async ready(): Promise<Health> {
    const trouble = await this.database.findTrouble();
    if (trouble === null) return { status: 'ok' };
    this.logger.warn(`The database does not answer: ${trouble.message}`);
    throw databaseUnavailable();
  }
}
