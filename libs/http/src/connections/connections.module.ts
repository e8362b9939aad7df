import { type DynamicModule, Module } from '@nestjs/common';
import { Connections } from './connections.js';

/** Lets every module of a process count event streams. */
@Module({})
export class ConnectionsModule {
  static of(connections: Connections): DynamicModule {
    const providers = [{ provide: Connections, useValue: connections }];
    return { module: ConnectionsModule, global: true, providers, exports: [Connections] };
  }
}
