import { useContext } from 'preact/hooks';
import { WHAT_A_CODE_DOES } from '@quadrant/views';
import { FrameContext } from '../components/frame.js';
import { PageHeader } from '../components/page-header.js';
import { PRINT_SCRIPT, PrintButton } from '../components/print-button.js';
import { QrCode } from '../components/qr-code.js';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { Layout } from '../frame/layout.js';
import type { OwnCode } from './own-reports.js';

interface ClaimCodesFacts {
  /** The receipt of this submission has the codes. */
  readonly submission: string;
  readonly tournament: { readonly name: string; readonly game: string };
  readonly codes: readonly OwnCode[];
}

/** Returns the address at which the codes of a receipt can be printed. */
export const codesAddress = (submission: string): string => `/submit/receipts/${submission}/codes`;

/** The codes of new players are on a sheet of their own, to be printed and cut apart. */
export const claimCodesPage = ({ submission, tournament, codes }: ClaimCodesFacts) => (
  <Layout
    title={t('Claim codes of {tournament}', { tournament: tournament.name })}
    game={tournament.game}
    scripts={[PRINT_SCRIPT]}
  >
    <div class="no-print">
      <PageHeader
        crumbs={[{ name: t('Receipt'), address: `/submit/receipts/${submission}` }]}
        title={t('Codes for new players')}
        context={
          codes.length === 0
            ? t('No code of this tournament can be used any more.')
            : t('Print this sheet, cut the cards apart and hand them out. Only the cards are printed.')
        }
        actions={codes.length > 0 && <PrintButton />}
      />
    </div>
    <CodeCards codes={codes} tournament={tournament.name} />
  </Layout>
);

/** Each new player has a card to cut out. Paper has no links, so the cards show the whole address. */
export function CodeCards({ codes, tournament }: { readonly codes: readonly OwnCode[]; readonly tournament: string }) {
  const { origin } = useContext(FrameContext);
  const [signUp, account] = [`${origin ?? ''}/sign-up`, `${origin ?? ''}/account`];
  return (
    <ul class="code-cards">
      {codes.map(({ handle, code }) => (
        <li key={handle}>
          <strong class="code-handle">
            <bdi>{handle}</bdi>
          </strong>
          <span>{tournament}</span>
          {origin !== null && <QrCode text={signUp} label={t('Address of the page for new accounts')} />}
          <code>{code}</code>
          <span>
            {t('New here? Create an account at {link} and enter the code there.', {
              link: <a href={signUp}>{signUp.replace(/^https?:\/\//, '')}</a>,
            })}
          </span>
          <span>
            {t('Have an account? Sign in and enter the code at {link}.', {
              link: <a href={`${account}#claim`}>{account.replace(/^https?:\/\//, '')}</a>,
            })}
          </span>
          <small>{tell(WHAT_A_CODE_DOES)}</small>
        </li>
      ))}
    </ul>
  );
}
