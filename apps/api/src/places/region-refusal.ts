import { say } from '@quadrant/rules/message';
import { refusalProblems } from '@quadrant/http';
import type { VersionChanged } from '@quadrant/rules/permissions';

interface RegionRefusal {
  readonly kind: 'region-exists';
  readonly slug: string;
  readonly name: string;
}

/** Says why a region is not added or changed. */
export const problemOfRegion = refusalProblems<RegionRefusal | VersionChanged>({
  'version-changed': {
    code: 'version-changed',
    detail: ({ version }) => say`The region has version ${version} now.`,
    extra: ({ version, changes }) => ({ version, changes }),
  },
  'region-exists': {
    detail: ({ slug, name }) => say`The region "${name}" has the slug "${slug}" already.`,
    advice: say`Use that one, or choose a name that differs by more than accents, capitals and spaces.`,
    extra: ({ slug }) => ({ region: slug }),
  },
});
