import { type ArgumentMetadata, Injectable, type Type, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { setAside } from './as-sent.decorator.js';
import { invalidRequest, refusedParts } from './invalid-request.js';

class InvalidArgument extends Error {
  constructor(readonly errors: readonly ValidationError[]) {
    super('invalid argument');
  }
}

/** Far more than any DTO has. What has more is refused before it is copied, which takes longer than its size. */
const MOST_MEMBERS = 100;

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
    // A list would be taken for many bodies, each of which is validated.
    if (metadata.type === 'body' && Array.isArray(value) && this.toValidate(metadata)) {
      throw refusedParts('body', [{ in: 'body', name: '', detail: 'must be an object, but is a list' }]);
    }
    try {
      if (metadata.type === 'body' && isObject(value) && this.toValidate(metadata) && metadata.metatype) {
        return await this.transformBody(value, metadata, metadata.metatype);
      }
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      // Only here is it known whether the value came from the query, the path or the body.
      if (error instanceof InvalidArgument) throw invalidRequest(metadata.type, error.errors);
      throw error;
    }
  }
  private async transformBody(body: object, metadata: ArgumentMetadata, { prototype }: Type): Promise<unknown> {
    const members = Object.keys(body).length;
    if (members > MOST_MEMBERS) {
      const detail = `has ${members} members, at most ${MOST_MEMBERS} are read`;
      throw refusedParts('body', [{ in: 'body', name: '', detail }]);
    }
    const { slim, restore } = setAside(body, { prototype: prototype as object });
    const dto = (await super.transform(slim, metadata)) as object;
    restore(dto);
    return dto;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
