import { readingsAt, type ReadingPlace } from '@quadrant/rules/policy';
import { citeSection } from '@quadrant/rules/tournament';
import { useContext } from 'preact/hooks';
import { t } from '../languages/t.js';
import { RulingNote, rulingsBeside, RulingsContext } from './rulings.js';
import { sayPlace } from '../languages/say-place.js';
import { tell } from '../languages/tell.js';

interface ReadingsProps {
  readonly place: ReadingPlace;
}

/** Lists the readings behind the numbers of a page, with their sections. */
export function Readings({ place }: ReadingsProps) {
  const rulings = useContext(RulingsContext);
  return (
    <details class="readings" id="readings">
      <summary>{t('How we read the rules behind these numbers')}</summary>
      <ul>
        {readingsAt(place).map(({ id, section, reading }) => (
          <li key={id}>
            {tell(reading)}{' '}
            <a class="quiet" href={`/readings#${id}`}>
              {sayPlace(tell(citeSection(section)))}
            </a>
            {rulingsBeside(rulings, id).map((ruling) => (
              <p key={ruling.number}>
                <RulingNote ruling={ruling} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
