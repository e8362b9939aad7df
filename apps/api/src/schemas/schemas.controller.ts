import { say } from '@quadrant/rules/message';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InPath, notFound, Operation } from '@quadrant/http';
import { FILE_SCHEMAS } from '@quadrant/rules/files';
import { DOCUMENT_SCHEMA } from '@quadrant/rules/report';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const SCHEMAS: ReadonlyMap<string, object> = new Map(
  Object.entries({ 'quadrant-1': DOCUMENT_SCHEMA, ...FILE_SCHEMAS }).map(([name, schema]) => [
    `${name}.json`,
    { $schema: DIALECT, $id: `/schemas/${name}.json`, ...schema },
  ]),
);

@ApiTags('submissions')
@Controller('schemas')
export class SchemasController {
  @Get(':name')
  @Header('content-type', 'application/schema+json; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  @Operation('readSchema', {
    summary: 'The JSON Schema of a format of documents, with an example of each format that is read',
    answers: { schema: { type: 'object' }, about: 'JSON Schema 2020-12' },
    problems: [404, 503],
  })
  read(@InPath('name', { about: 'Name of the schema', enum: [...SCHEMAS.keys()] }) name: string): object {
    const schema = SCHEMAS.get(name);
    if (schema !== undefined) return schema;
    throw notFound(say`There is no schema of this name.`, say`The schemas are ${[...SCHEMAS.keys()].join(', ')}.`);
  }
}
