import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { invalidRequest } from './invalid-request.js';

class InvalidArgument extends Error {
  constructor(readonly errors: readonly ValidationError[]) {
    super('invalid argument');
  }
}

/** Checks query, path and body DTOs; unknown members are refused, and all errors come in one answer. */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      exceptionFactory: (errors) => new InvalidArgument(errors),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      // Only here is it known whether the value came from the query, the path or the body.
      if (error instanceof InvalidArgument) throw invalidRequest(metadata.type, error.errors);
      throw error;
    }
  }
}
