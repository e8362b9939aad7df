import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startBareApplication } from '../../../../test/builders/http-application.js';
import * as f from '../fields/fields.js';
import { describeOpenApi } from '../open-api/open-api.js';
import { IfMatch, StatedIfMatch } from './if-match.decorator.js';
import { Operation } from './operation.decorator.js';
import { Id, InPath } from './path-parameters.js';

class NoteDto {
  @f.Line(200) text: string;
}

class DraftedDto {
  @f.Flag() isDraft: boolean;
}

class NoteQuery {
  @f.QueryFlag({ about: 'Notes that are over too', default: false }) all: boolean = false;
}

@Controller('api/v1/notes')
class NotesController {
  @Get()
  @Operation('listNotes', { summary: 'All notes', answers: { text: 'text/csv' } })
  list(@Query() { all }: NoteQuery): string {
    return `all\n${all}`;
  }

  @Post()
  @Operation('writeNote', {
    summary: 'Writes a note',
    about: 'It is kept for a day.',
    may: 'announcement.make',
    creates: { type: NoteDto, about: 'Written', location: { about: 'The note' } },
    answers: { either: [NoteDto, DraftedDto], about: 'Nothing new' },
    problems: [409],
  })
  write(@Body() note: NoteDto): NoteDto {
    return note;
  }

  @Post(':id/reading')
  @Operation('readNote', { summary: 'Reads a note out', accepts: NoteDto, body: { optional: NoteDto } })
  readOut(@Id('note') id: string, @Body() note: NoteDto): NoteDto {
    return { text: `${id} ${note.text}` };
  }

  @Post(':id/copy')
  @Operation('copyNote', { summary: 'Copies a note, at once or later', answers: NoteDto, accepts: NoteDto })
  copy(@Id('note') id: string, @IfMatch('held report') versions: number[] | null): NoteDto {
    return { text: JSON.stringify([id, versions]) };
  }

  @Put(':name')
  @Operation('changeNote', { summary: 'Changes a note', may: ['live.enter', 'live.run'], answers: NoteDto })
  change(@InPath('name', 'Name of the note') _: string, @IfMatch('draft') versions: number[] | null): NoteDto {
    return { text: JSON.stringify(versions) };
  }

  @Delete(':name')
  @Operation('deleteNote', { summary: 'Deletes a note', answers: NoteDto })
  remove(
    @InPath('name', { about: 'Name of the note', example: 'milk' }) text: string,
    @StatedIfMatch('draft', 'every note') _: number[] | 'any' | null,
  ): NoteDto {
    return { text };
  }
}

let app: NestFastifyApplication;
let document: OpenAPIObject;

beforeAll(async () => {
  app = await startBareApplication([NotesController]);
  document = describeOpenApi(app);
});

afterAll(() => app.close());

const operations = () =>
  Object.values(document.paths)
    .flatMap((item) => [item.get, item.post, item.put, item.delete])
    .filter((each) => each !== undefined);
const find = (id: string) => operations().find(({ operationId }) => operationId === id)!;
const statusesOf = (id: string) => Object.keys(find(id).responses).map(Number);
const parametersOf = (id: string) => find(id).parameters as { readonly name: string; readonly description: string }[];

describe('an operation', () => {
  it.each([
    ['listNotes', [200, 400, 503]],
    ['writeNote', [200, 201, 400, 401, 403, 409, 413, 415, 503]],
    ['readNote', [202, 400, 404, 413, 415, 503]],
    ['copyNote', [200, 202, 400, 404, 409, 413, 415, 503]],
    ['changeNote', [200, 400, 401, 403, 404, 412, 413, 415, 503]],
    ['deleteNote', [200, 400, 404, 412, 413, 415, 428, 503]],
  ])('describes every status that %s can answer with', (id, statuses) => {
    expect(statusesOf(id)).toEqual(statuses);
  });

  it('describes its answers: one of several DTOs, a text, the header Location', () => {
    expect(find('writeNote')).toMatchObject({ summary: 'Writes a note', description: 'It is kept for a day.' });
    expect(find('writeNote').responses).toMatchObject({
      200: {
        description: 'Nothing new',
        content: {
          'application/json': {
            schema: {
              oneOf: [{ $ref: '#/components/schemas/NoteDto' }, { $ref: '#/components/schemas/DraftedDto' }],
            },
          },
        },
      },
      201: { description: 'Written', headers: { Location: { description: 'The note' } } },
    });
    expect(find('listNotes').responses['200']).toMatchObject({
      content: { 'text/csv': { schema: { type: 'string' } } },
    });
    expect(document.components?.schemas).toHaveProperty('DraftedDto');
  });

  it('says who may call it', () => {
    expect(find('changeNote')).toMatchObject({ 'x-action': 'live.enter', 'x-or': [{ action: 'live.run' }] });
  });

  it('describes a body that may be left out', () => {
    expect(find('readNote').requestBody).toMatchObject({ required: false });
  });

  it('describes the parameters of its address and the version that it may be bound to', () => {
    expect(parametersOf('copyNote')).toEqual([
      expect.objectContaining({
        name: 'id',
        description: 'Id of the note',
        schema: { type: 'string', format: 'uuid' },
      }),
      expect.objectContaining({
        name: 'If-Match',
        description: expect.stringContaining('409 if it has changed') as string,
      }),
    ]);
    const [name, version] = parametersOf('deleteNote');
    expect(name).toMatchObject({ name: 'name', schema: { type: 'string', example: 'milk' } });
    expect(version?.description).toContain('412 if it has changed since. Not an ETag. Needed for every note: 428');
  });

  it.each([
    ['creates something', 'POST', '/api/v1/notes/7/copy', 200],
    ['accepts something for later', 'POST', '/api/v1/notes/7/reading', 202],
    ['is a DELETE', 'DELETE', '/api/v1/notes/milk', 200],
  ] as const)('answers with the status that it describes when it %s', async (_, method, url, status) => {
    expect((await app.inject({ method, url, payload: { text: 'a' } })).statusCode).toBe(status);
  });

  it('gives its handler the parameters', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/notes/7/copy', headers: { 'if-match': '"v3"' } });
    expect(answer.json()).toEqual({ text: '["7",[3]]' });
  });

  it.each([
    ['too large', 413, { 'content-type': 'application/json' }, JSON.stringify({ text: 'a'.repeat(70_000) })],
    ['of an unknown type', 415, { 'content-type': 'text/plain' }, 'a'],
  ] as const)('refuses a body that is %s also where its handler takes none', async (_, status, headers, payload) => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/v1/notes/milk', headers, payload });
    expect(answer.statusCode).toBe(status);
  });

  it('lets in nobody without a token, where it says who may call it', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/notes', payload: { text: 'a' } });
    expect(answer.statusCode).toBe(401);
  });
});
