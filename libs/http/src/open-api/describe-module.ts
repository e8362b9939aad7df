import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { USUAL_CONNECTIONS } from '@quadrant/settings';
import { Connections } from '../connections/connections.js';
import { ConnectionsModule } from '../connections/connections.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { describeOpenApi } from './open-api.js';

@Module({})
class DescribedModule {}

/** The OpenAPI document that the process of an app serves. Nothing is started for it, so it needs no database. */
export async function describeModule(rootModule: Type): Promise<OpenAPIObject> {
  const shared = [OperationsModule.forDatabase('database'), ConnectionsModule.of(new Connections(USUAL_CONNECTIONS))];
  const root = { module: DescribedModule, imports: [rootModule, ...shared] };
  const options = { preview: true, logger: false, abortOnError: false } as const;
  return describeOpenApi(await NestFactory.create(root, new FastifyAdapter(), options));
}
