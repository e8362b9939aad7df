import { ApiProperty } from '@nestjs/swagger';
import type { DatedStability, StabilityPolicy } from '@quadrant/rules/policy';
import { RulingDto } from './ruling.dto.js';

const days = { type: 'integer', minimum: 1 } as const;
const day = { type: 'string', format: 'date', nullable: true } as const;

class StabilityPolicyDto implements StabilityPolicy {
  @ApiProperty({ example: 'stability-1', description: 'Refusals name it' })
  name: string;

  @ApiProperty({ description: 'Documents and sections, and whose choice the rest is' })
  source: string;

  @ApiProperty({
    ...days,
    description: 'Local calendar days after the last day of a tournament on which its report is rated at once',
  })
  onTimeDays: number;

  @ApiProperty({
    ...days,
    description: 'Days after the last day of a tournament on which its director may still report it',
  })
  reportBackDays: number;

  @ApiProperty({
    ...days,
    description: 'Days after an official refresh first published a tournament on which its director may revise it',
  })
  correctionDays: number;

  @ApiProperty({ description: 'The smallest change of a rating that is shown as a movement, in rating points' })
  smallestMovement: number;

  @ApiProperty({ type: 'integer', description: 'A rating of fewer rated games is shown as provisional' })
  provisionalBelow: number;
}

class DatedStabilityDto implements DatedStability {
  @ApiProperty({ ...day, description: 'First day on which it is in force; null: always was' })
  from: string | null;

  @ApiProperty({ ...day, description: 'First day on which it no longer is; null: until further notice' })
  to: string | null;

  @ApiProperty()
  policy: StabilityPolicyDto;
}

export class PolicyDto {
  @ApiProperty({ format: 'date', description: 'Today, in UTC' })
  on: string;

  @ApiProperty({ description: 'The policy that is in force today' })
  current: StabilityPolicyDto;

  @ApiProperty({
    type: [DatedStabilityDto],
    description: 'Every policy, by its days. For a tournament the one counts that is in force on its last local day',
  })
  stability: readonly DatedStabilityDto[];

  @ApiProperty({
    type: [RulingDto],
    description: 'Interim rulings (Organized Play Guide 4.2, section 14.3); `stability` has what they set',
  })
  rulings: readonly RulingDto[];
}
