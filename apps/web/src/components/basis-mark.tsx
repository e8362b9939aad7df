import { type Basis, basisOfPlace } from '@quadrant/rules/tournament';
import { words } from '../languages/t.js';

interface BasisMarkProps {
  readonly basis: Basis;
}

/** Shows in a word, behind a space, that a fact was not computed by the rules; nothing where it was. */
export function BasisMark({ basis }: BasisMarkProps) {
  if (basis === 'computed') return null;
  return (
    <>
      {' '}
      <abbr class={`basis ${basis}`} title={EXPLANATIONS[basis]}>
        {NAMES[basis]}
      </abbr>
    </>
  );
}

const NAMES: Readonly<Record<Basis, string>> = words({
  stated: 'stated',
  computed: '',
  inferred: 'inferred',
  unknown: 'unknown',
});

const EXPLANATIONS: Readonly<Record<Basis, string>> = words({
  stated: 'As the source of the standings states it: the games are unknown.',
  computed: '',
  inferred: 'Our conclusion: the source does not say it.',
  unknown: 'The source does not say it.',
});

interface StatedPlaceProps {
  /** It is null where no player alone has this place. */
  readonly place: number | null;
  /** The place as its source states it, absent or null where the rules compute it. */
  readonly stated?: string | null | undefined;
}

/** Shows a place, with its mark where it was not computed. */
export const StatedPlace = ({ place, stated }: StatedPlaceProps) => (
  <>
    {writePlace({ place, stated })}
    <BasisMark basis={basisOfPlace({ stated })} />
  </>
);

/** Writes a place for a line of text: 3, 3–4 where it is shared, ? where it is unknown. */
export const writePlace = ({ place, stated }: StatedPlaceProps): string =>
  (stated ?? null) === null ? String(place ?? '?') : stated!.replace('-', '–');

/** Writes points; ? where they are unknown. */
export const writePoints = (points: number | null, locale?: string): string =>
  points === null ? '?' : points.toLocaleString(locale);
