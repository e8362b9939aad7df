import { f, nullable } from '@quadrant/http';
import type { DatedStability, StabilityPolicy } from '@quadrant/rules/policy';
import { RulingDto } from './ruling.dto.js';

class StabilityPolicyDto implements StabilityPolicy {
  @f.AnyText({ about: 'Refusals name it', example: 'stability-1' }) name: string;
  @f.AnyText('Documents and sections, and whose choice the rest is') source: string;
  @f.Ordinal('Local calendar days after the last day of a tournament on which its report is rated at once')
  onTimeDays: number;
  @f.Ordinal('Days after the last day of a tournament on which its director may still report it')
  reportBackDays: number;
  @f.Ordinal('Days after an official refresh first published a tournament on which its director may revise it')
  correctionDays: number;
  @f.Decimal('The smallest change of a rating that is shown as a movement, in rating points') smallestMovement: number;
  @f.Integer('A rating of fewer rated games is shown as provisional') provisionalBelow: number;
}

class DatedStabilityDto implements DatedStability {
  @f.Day({ nullable, about: 'First day on which it is in force; null: always was' }) from: string | null;
  @f.Day({ nullable, about: 'First day on which it no longer is; null: until further notice' }) to: string | null;
  @f.Of(StabilityPolicyDto) policy: StabilityPolicyDto;
}

export class PolicyDto {
  @f.Day('Today, in UTC') on: string;
  @f.Of(StabilityPolicyDto, 'The policy that is in force today') current: StabilityPolicyDto;
  @f.List(
    DatedStabilityDto,
    'Every policy, by its days. For a tournament the one counts that is in force on its last local day',
  )
  stability: readonly DatedStabilityDto[];
  @f.List(RulingDto, 'Interim rulings (Organized Play Guide 4.2, section 14.3); `stability` has what they set')
  rulings: readonly RulingDto[];
}
