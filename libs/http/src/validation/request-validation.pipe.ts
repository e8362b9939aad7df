import { say } from '@quadrant/rules/message';
import { type ArgumentMetadata, Injectable, type Type, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { setAside } from '../fields/as-sent.decorator.js';
import { invalidRequest, refusedParts } from './invalid-request.js';

class InvalidArgument extends Error {
  constructor(readonly errors: readonly ValidationError[]) {
    super('invalid argument');
  }
}

/** No DTO has so many. A larger value is refused before it is copied, since the time to copy grows faster than its size. */
const MOST_MEMBERS = 100;

/** Validates query, path and body DTOs. Unknown members are refused, and all errors come in one answer. */
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
    // Nest would take a list for many bodies, and validate each of them.
    if (metadata.type === 'body' && Array.isArray(value) && this.toValidate(metadata)) {
      throw refusedParts('body', [{ in: 'body', name: '', detail: say`must be an object, but is a list` }]);
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

  private async transformBody(body: object, metadata: ArgumentMetadata, dtoType: Type): Promise<unknown> {
    const members = Object.keys(body).length;
    if (members > MOST_MEMBERS) {
      const detail = say`has ${members} members, at most ${MOST_MEMBERS} are read`;
      throw refusedParts('body', [{ in: 'body', name: '', detail }]);
    }
    const { slim, restore } = setAside(withoutUnknownInsides(body, dtoType), dtoType as { readonly prototype: object });
    const dto = (await super.transform(slim, metadata)) as object;
    restore(dto);
    return dto;
  }
}

/** Empties members that the DTO does not have. They are refused by name anyway, and copying 110,000 keys took 5 s of CPU. */
function withoutUnknownInsides(body: object, dtoType: Type): object {
  const known = new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(dtoType, '', false, false)
      .map(({ propertyName }) => propertyName),
  );
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      isObject(value) && !known.has(name) ? null : value,
    ]),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
