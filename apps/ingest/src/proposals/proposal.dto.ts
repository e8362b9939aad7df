import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { AsSent, IsIdOf, IsText } from '@quadrant/http';
import { ArrayMaxSize, IsArray, IsDefined, IsOptional, ValidateBy } from 'class-validator';

const LONGEST_EVIDENCE = 4000;
const MOST_LINKS = 10;
const LONGEST_LINK = 2000;

/** An address of the web that shows no password, written as it is sent. */
const IsLink = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isLink',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isLink(value),
        defaultMessage: () =>
          `must be addresses that begin with https:// or http://, of ${LONGEST_LINK} characters at most`,
      },
    },
    { each: true },
  );

// RFC 3986, appendix A: what an address is written with; anything else would have to be encoded.
const ADDRESS = /^https?:\/\/[\w.~!$&'()*+,;=:@/?#[\]%-]+$/i;

function isLink(text: string): boolean {
  if (text.length > LONGEST_LINK || !ADDRESS.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** A correction of single fields, and what shows that it is right. */
export class NewProposalDto {
  @ApiProperty({
    type: 'array',
    maxItems: 50,
    items: {
      type: 'object',
      required: ['op', 'path'],
      properties: {
        op: { type: 'string', enum: ['test', 'add', 'replace', 'remove'] },
        path: { type: 'string', format: 'json-pointer' },
        value: {},
      },
    },
    description: 'JSON Patch (RFC 6902) of the document of the current revision',
    example: [{ op: 'replace', path: '/rounds/0/matches/1/score', value: [60, 25] }],
  })
  @IsDefined({ message: 'must be given' })
  @AsSent()
  patch: unknown;

  @ApiProperty({ maxLength: LONGEST_EVIDENCE, example: 'The slip of our game, signed by both of us, says 60 to 25.' })
  @IsText(LONGEST_EVIDENCE)
  evidence: string;

  @ApiPropertyOptional({ type: [String], maxItems: MOST_LINKS, description: 'Where the evidence can be looked at' })
  @IsOptional()
  @IsArray({ message: 'must be a list' })
  @ArrayMaxSize(MOST_LINKS, { message: `must have at most ${MOST_LINKS} elements` })
  @IsLink()
  links?: string[] | null;

  @ApiPropertyOptional({ format: 'uuid', description: 'The open dispute that it would answer' })
  @IsOptional()
  @IsIdOf('a dispute')
  disputeId?: string | null;
}
