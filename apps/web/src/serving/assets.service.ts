import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findClientFolder, findPublicFolder } from './public-folder.js';

/** Sends style sheets, fonts, scripts and pictures. */
@Injectable()
export class Assets implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    const client = findClientFolder();
    // Awaiting it would close the routes before Nest has set their error handler. Fastify loads it before it listens.
    void instance.register(fastifyStatic, {
      ...PLAIN,
      root: findPublicFolder(),
      maxAge: '1h',
      setHeaders: allowSharing,
    });
    // These names contain a hash of the content.
    if (client !== null) {
      void instance.register(fastifyStatic, {
        ...PLAIN,
        root: client,
        maxAge: '365d',
        immutable: true,
        setHeaders: allowWorker,
      });
    }
  }
}

const PLAIN = {
  prefix: '/assets/',
  decorateReply: false,
  index: false,
  // Every file has its own route. Another path does not exist.
  wildcard: false,
} as const;

/** Other sites show the picture of previews. */
const allowSharing = (reply: FastifyReply, file: string): void => {
  if (basename(file) === 'share.png') void reply.header('cross-origin-resource-policy', 'cross-origin');
};

/** A worker is for pages of live tournaments and for the account, although its file is elsewhere (Service Workers, section 6.3). */
const allowWorker = (reply: FastifyReply, file: string): void => {
  if (basename(file).startsWith('live-worker-')) void reply.header('service-worker-allowed', '/');
};
