import { applyDecorators, Controller, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PageInterceptor } from './page.interceptor.js';
import { Kept, type KeptOptions } from '@quadrant/http';

/** Marks a controller whose handlers answer with pages, which are no operations of the API. */
export const PageController = (path = ''): ClassDecorator =>
  applyDecorators(ApiExcludeController(), Controller(path), UseInterceptors(PageInterceptor));

/**
 * Keeps a page for strangers. Every page is written in its reader's language and theme, and says to the minute how long
 * ago its numbers were published.
 */
export const KeptPage = (options: Pick<KeptOptions, 'exceptFor'> = {}): MethodDecorator =>
  Kept({ by: ['language', 'theme'], until: 'next-minute', ...options });
