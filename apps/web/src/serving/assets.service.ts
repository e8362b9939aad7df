import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { findPublicFolder } from './public-folder.js';

/** Sends the style sheet and the pictures. */
@Injectable()
export class Assets implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    // Not awaited: that would close the routes before Nest has set their error handler. Fastify loads it before it listens.
    void instance.register(fastifyStatic, {
      root: findPublicFolder(),
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      // Every file is a route of its own: whatever else is asked for does not exist.
      wildcard: false,
      maxAge: '1h',
    });
  }
}
