import { type Basis, basisOfPlace, type Inference, withoutMark } from '@quadrant/rules/tournament';
import { t, words } from '../languages/t.js';

interface BasisMarkProps {
  readonly basis: Basis;
  /** It explains the mark where the fact is no place of standings. */
  readonly about?: string;
}

/** Shows in a word, behind a space, that a fact was not computed by the rules; nothing where it was. */
export function BasisMark({ basis, about = EXPLANATIONS[basis] }: BasisMarkProps) {
  if (basis === 'computed') return null;
  return (
    <>
      {' '}
      <abbr class={`basis ${basis}`} title={about}>
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
  stated: 'As the source of the standings states it: not all games are known.',
  computed: '',
  inferred: 'Our conclusion: the source does not say it.',
  unknown: 'The source does not say it.',
});

const INFERRED: Readonly<Record<Inference, string>> = words({
  totals: 'Inferred: the stated points of both players leave only this result.',
  score: 'Inferred: the score shows who won.',
  elimination: 'Inferred: only the winner played on.',
});

/** Marks a result that was concluded, with the rule; nothing for another one. */
export const InferredMark = ({ by }: { readonly by: Inference | undefined }) =>
  by === undefined ? null : <BasisMark basis="inferred" about={INFERRED[by]} />;

/** Marks a number that includes something from a previous system. */
export const BroughtInMark = ({ about = t('Brought in from a previous system: its games are not known here.') }) => (
  <BasisMark basis="stated" about={about} />
);

/** Shows that the name of an opponent is unknown. */
export const UnknownPlayer = () => (
  <abbr class="basis unknown" title={EXPLANATIONS.unknown}>
    {nameUnknown()}
  </abbr>
);

/** Shows that nobody says a fact. */
export const NotKnown = () => (
  <abbr class="basis unknown" title={EXPLANATIONS.unknown}>
    {t('not known')}
  </abbr>
);

/** Shows that a result is unknown, and why. */
export const UnknownResult = ({ about = EXPLANATIONS.unknown }) => (
  <abbr class="basis unknown" title={about}>
    ?
  </abbr>
);

/** Names an unknown opponent in a line of text. */
export const nameUnknown = (): string => t('? (name not known)');

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
    <PlaceMark stated={stated} />
  </>
);

/** Marks a place that was not computed. */
export const PlaceMark = ({ stated }: Pick<StatedPlaceProps, 'stated'>) => {
  const basis = basisOfPlace({ stated });
  if (basis !== 'inferred') return <BasisMark basis={basis} />;
  const about = t(
    'Inferred: the source leaves a place empty, and the next place leaves room for sharing the one above.',
  );
  return <BasisMark basis={basis} about={about} />;
};

/** Writes a place for a line of text: 3, 3–4 where it is shared, 3–4? where it is open, ? where it is unknown. */
export const writePlace = ({ place, stated }: StatedPlaceProps): string =>
  (stated ?? null) === null ? String(place ?? '?') : withoutMark(stated!).replace('-', '–');

interface Points {
  readonly points: number | null;
  readonly pointsAtLeast?: true | undefined;
}

/** Writes points; ? where they are unknown, and "at least" where the result of a match is. */
export function writePoints({ points, pointsAtLeast }: Points, locale?: string): string {
  if (points === null) return '?';
  const written = points.toLocaleString(locale);
  return pointsAtLeast === true ? t('at least {points}', { points: written }) : written;
}
