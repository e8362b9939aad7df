import { Body, Controller, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startBareApplication } from '../../../../test/builders/http-application.js';
import { describeOpenApi } from '../open-api/open-api.js';
import { nullable, optional } from './field.js';
import * as f from './fields.js';

class GameDto {
  @f.Whole(1, 5) round: number;
}

class VenueDto {
  @f.Line(5) town: string;
}

class ReportDto {
  @f.Line(5, 'Name of the tournament') name: string;
  @f.Line(5, { optional }) venue?: string;
  @f.Line(5, { optional: 'or-null' }) city?: string | null;
  @f.Choice(['1e', '2e'], { nullable }) game: string | null;
  @f.Flag({ optional, default: false }) late?: boolean;
  @f.ListOf(GameDto, { least: 1, most: 2, once: ({ round }: GameDto) => round }) games: GameDto[];
  @f.Of(VenueDto) at: VenueDto;
  @f.Text(5, { optional, when: ({ late }: ReportDto) => late === true }) reason?: string;
}

@Controller('api/v1/reports')
class ReportsController {
  @Post()
  send(@Body() report: ReportDto): ReportDto {
    return report;
  }
}

const RIGHT = { name: 'Local', game: null, games: [{ round: 1 }], at: { town: 'Ulm' } };

describe('a field', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startBareApplication([ReportsController]);
  });

  afterAll(() => app.close());

  const errorsOf = async (payload: object): Promise<string[]> => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/reports', payload });
    const { errors = [] } = answer.json<{ errors?: { name: string; detail: string }[] }>();
    return errors.map(({ name, detail }) => `${name} ${detail}`);
  };

  it('describes its member with its limits', () => {
    expect(describeOpenApi(app).components?.schemas?.['ReportDto']).toEqual({
      type: 'object',
      required: ['name', 'game', 'games', 'at'],
      properties: {
        name: { type: 'string', maxLength: 5, description: 'Name of the tournament' },
        venue: { type: 'string', maxLength: 5 },
        city: { type: 'string', maxLength: 5 },
        game: expect.objectContaining({ enum: ['1e', '2e', null] }) as object,
        late: { type: 'boolean', default: false },
        games: { type: 'array', minItems: 1, maxItems: 2, items: { $ref: '#/components/schemas/GameDto' } },
        at: { $ref: '#/components/schemas/VenueDto' },
        reason: { type: 'string', maxLength: 5 },
      },
    });
  });

  it('lets through what fits, and null where null is allowed', async () => {
    expect(await errorsOf(RIGHT)).toEqual([]);
    expect(await errorsOf({ ...RIGHT, city: null, venue: 'Here', late: false })).toEqual([]);
  });

  it.each([
    [
      'a text that is too long',
      { name: 'Locals' },
      ['/name must be a text of 1 to 5 characters without control characters'],
    ],
    [
      'null for a member that may only be left out',
      { venue: null },
      ['/venue must be a text of 1 to 5 characters without control characters'],
    ],
    ['another value than the few', { game: '3e' }, ['/game must be one of 1e, 2e']],
    ['a wrong member of a nested object', { games: [{ round: 9 }] }, ['/games/0/round must be at most 5']],
    ['an empty list', { games: [] }, ['/games must have 1 or more elements']],
    ['an element twice', { games: [{ round: 1 }, { round: 1 }] }, ['/games must name each once']],
  ])('refuses %s', async (_, wrong, errors) => {
    expect(await errorsOf({ ...RIGHT, ...wrong })).toEqual(errors);
  });

  it.each([[null], [[]], [[{ town: 'Ulm' }]], ['Ulm'], [5], [true]])('refuses %j for an object', async (value) => {
    expect(await errorsOf({ ...RIGHT, at: value })).toEqual(['/at must be an object']);
    expect(await errorsOf({ ...RIGHT, games: [value] })).toContain('/games must be a list of objects');
  });

  it('refuses an empty body by each member that must be there', async () => {
    const { required = [] } = describeOpenApi(app).components?.schemas?.['ReportDto'] as { required?: string[] };
    const told = (await errorsOf({})).map((error) => error.split(' ')[0]);
    expect([...new Set(told)]).toEqual(required.map((name) => `/${name}`));
  });

  it('asks for a conditional member under its condition only', async () => {
    expect(await errorsOf({ ...RIGHT, late: true })).toEqual([
      '/reason must be a text of 1 to 5 characters without control characters or marks of direction',
    ]);
  });
});
