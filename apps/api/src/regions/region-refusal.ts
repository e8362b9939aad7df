import { refusalProblems } from '@quadrant/http';

interface RegionRefusal {
  readonly kind: 'region-exists';
  readonly slug: string;
  readonly name: string;
}

/** The answer where a region cannot be added. */
export const problemOfRegion = refusalProblems<RegionRefusal>({
  'region-exists': {
    status: 409,
    title: 'The region is known',
    detail: ({ slug, name }) => `The region "${name}" has the slug "${slug}" already.`,
    advice: 'Use that one, or choose a name that differs by more than accents, capitals and spaces.',
    extra: ({ slug }) => ({ region: slug }),
  },
});
