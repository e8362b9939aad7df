import { useContext } from 'preact/hooks';
import { isPastMoment, PUBLICATIONS, type AsOf, type Moment } from '@quadrant/views';
import { t } from '../languages/t.js';
import type { AskedNumbers } from '../query/moments.service.js';
import { FrameContext } from './frame.js';
import { Tabs } from './tabs.js';
import { addressOf } from '../query/address.js';
import { LocalDay, Minute } from './day.js';
import { tell } from '../languages/tell.js';

/** Says in a sentence which numbers a page shows. */
export function AsOfNote({ asOf }: { readonly asOf: AsOf }) {
  const { run, publishedAt, playedBy, lastTournament } = asOf;
  if (publishedAt === null) return null;
  return (
    <p class="quiet">
      {t('Run {run}, published {minute}{more}{more2}', {
        run,
        minute: <Minute at={publishedAt} />,
        more: playedBy !== null && (
          <>
            {t(', with what was played by the end of {playedBy} (UTC)', {
              playedBy: <LocalDay date={playedBy} />,
            })}
          </>
        ),
        more2: lastTournament !== null && (
          <>
            {t(': the last was {name} on {day}', {
              name: lastTournament.name,
              day: <LocalDay date={lastTournament.localDate} />,
            })}
          </>
        ),
      })}
    </p>
  );
}

interface SwitchProps {
  readonly path: string;
  readonly moment: Moment;
  /** The addresses have these parameters too. */
  readonly carried: object;
}

/** Links to the same page with the current or the official numbers, once there are official ones. */
export function PublicationSwitch({ path, moment, carried }: SwitchProps) {
  const { publication: head } = useContext(FrameContext);
  if (head?.officialRun == null && moment.publication === 'current') return null;
  return (
    <Tabs
      label={t('Publication')}
      tabs={PUBLICATIONS.map((publication) => ({
        name: publication === 'current' ? t('Current') : t('Official (weekly)'),
        address: addressOf(path, carried, { ...moment, publication }),
        isCurrent: publication === moment.publication,
      }))}
    />
  );
}

interface NumbersNoteProps {
  readonly path: string;
  readonly numbers: AskedNumbers;
  /** The addresses have these parameters too; none by default. */
  readonly carried?: object;
}

/** Says which numbers a page shows, and links to the current or official ones. */
export function NumbersNote({ path, numbers: { moment, asOf, complaints }, carried = {} }: NumbersNoteProps) {
  return (
    <>
      <PublicationSwitch path={path} moment={moment} carried={carried} />
      {isPastMoment(moment) && <AsOfNote asOf={asOf} />}
      {isPastMoment(moment) && asOf.note !== null && <p class="notice">{tell(asOf.note)}</p>}
      <Complaints complaints={complaints} />
    </>
  );
}

/** Shows a sentence for each part of the address that cannot be used. */
export function Complaints({ complaints }: { readonly complaints: readonly string[] }) {
  if (complaints.length === 0) return null;
  return (
    <ul class="notice" aria-label={t('Parts of the address that are not used')}>
      {complaints.map((complaint) => (
        <li key={complaint}>{complaint}</li>
      ))}
    </ul>
  );
}
