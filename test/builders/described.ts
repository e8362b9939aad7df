import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Connections, describeOpenApi } from '@quadrant/http';
import { DataSource } from 'typeorm';
import { USUAL_CONNECTIONS } from '../../libs/http/src/connections/connection-settings.js';
import { ConnectionsModule } from '../../libs/http/src/connections/connections.module.js';
import { OperationsModule } from '../../libs/http/src/operations/operations.module.js';

@Module({})
class DescribedModule {}

/** The OpenAPI document that the process of an app serves. Nest builds nothing for it, so it needs no database. */
export async function describeApp(appModule: Type): Promise<ReturnType<typeof describeOpenApi>> {
  const shared = [OperationsModule.forDatabase(DataSource), ConnectionsModule.of(new Connections(USUAL_CONNECTIONS))];
  const root = { module: DescribedModule, imports: [appModule, ...shared] };
  const app = await NestFactory.create(root, new FastifyAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  return describeOpenApi(app);
}
