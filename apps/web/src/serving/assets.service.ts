import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { findClientFolder, findPublicFolder } from './public-folder.js';

/** Sends style sheets, fonts, scripts and pictures. */
@Injectable()
export class Assets implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    const client = findClientFolder();
    // Not awaited: that would close the routes before Nest has set their error handler. Fastify loads it before it listens.
    void instance.register(fastifyStatic, { ...PLAIN, root: findPublicFolder(), maxAge: '1h' });
    // Their names tell their content.
    if (client !== null) {
      void instance.register(fastifyStatic, { ...PLAIN, root: client, maxAge: '365d', immutable: true });
    }
  }
}

const PLAIN = {
  prefix: '/assets/',
  decorateReply: false,
  index: false,
  // Every file is a route of its own: whatever else is asked for does not exist.
  wildcard: false,
} as const;
