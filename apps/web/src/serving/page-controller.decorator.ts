import { applyDecorators, Controller, UseInterceptors } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PageInterceptor } from './page.interceptor.js';

/** Marks a controller whose handlers answer with pages, which are no operations of the API. */
export const PageController = (path = ''): ClassDecorator =>
  applyDecorators(ApiExcludeController(), Controller(path), UseInterceptors(PageInterceptor));
