import { useContext } from 'preact/hooks';
import { FrameContext } from '../components/frame.js';
import { t } from '../languages/t.js';

/** This script asks for consent, and tells the server where the browser takes notices. */
export const PUSH_SCRIPT = 'live-push.js';

/** An account takes its notices on this page. */
const ACCOUNT_PAGE = '/account';

interface NoticesProps {
  /** It is the secret link of a player and their tournament; it is null on the page of an account. */
  readonly own: { readonly live: string; readonly link: string } | null;
  /** Push services know this installation by it. */
  readonly pushKey: string;
}

/** The worker of the page shows these texts. It fills in what a notice brings. */
const texts = () => ({
  paired: {
    title: t('The pairings are out: round {round}', { round: '{round}' }),
    body: t('Table {table} against {opponent}', { table: '{table}', opponent: '{opponent}' }),
  },
  'paired-without': {
    title: t('The pairings are out: round {round}', { round: '{round}' }),
    body: t('You have no table in this round. Open your page to see why.'),
  },
  confirm: {
    title: t('A result waits for you'),
    body: t('Your opponent entered the result of table {table}. Confirm it, or enter another one.', {
      table: '{table}',
    }),
  },
  'result-waits': {
    title: t('A result waits for you'),
    body: t('A player entered the result of table {table}. The other player or you confirm it.', { table: '{table}' }),
  },
  'round-over': {
    title: t('Round {round} is over', { round: '{round}' }),
    body: t('All results are in. The standings are on your page.'),
  },
});

/** Lets people be told on their phone, or says why their browser cannot. It is hidden without a script. */
export function Notices({ own, pushKey }: NoticesProps) {
  const { assetOf, csrfToken } = useContext(FrameContext);
  return (
    <section
      class="push"
      aria-label={t('Notices')}
      data-push
      data-push-operation={own === null ? 'PUT /api/v1/live/notices' : `POST /api/v1/live/${own.live}/own-notices`}
      data-link={own?.link}
      data-csrf={own === null ? (csrfToken ?? undefined) : undefined}
      data-push-page={own === null ? ACCOUNT_PAGE : undefined}
      data-worker={own === null ? (assetOf('live-worker.js') ?? undefined) : undefined}
      data-push-key={pushKey}
      data-push-texts={JSON.stringify(texts())}
      hidden
    >
      <p data-push-when="off" hidden>
        <button type="button" data-push-on>
          {t('Notify me on this device')}
        </button>{' '}
        {own !== null && (
          <span class="hint">{t('When pairings are out, a result waits for you, or a round ends.')}</span>
        )}
      </p>
      <p data-push-when="on" role="status" hidden>
        {own === null
          ? t('This device shows your notices.')
          : t('This device tells you when pairings are out, a result waits for you, or a round ends.')}{' '}
        <button type="button" data-push-off>
          {t('Stop the notices')}
        </button>
      </p>
      <p class="hint" data-push-when="denied" role="status" hidden>
        {t('This browser does not allow notices here. Allow them in the settings of the browser, then try again.')}
      </p>
      <p class="hint" data-push-when="unsupported" hidden>
        {t(
          'This browser cannot show notices of this page. On an iPhone or iPad, add the page to the home screen and open it there. Otherwise use a current Chrome, Edge, Firefox or Safari, not in a private window.',
        )}
      </p>
      <p class="hint" data-push-when="insecure" hidden>
        {t(
          'Notices need an address that begins with https. Ask the people who run this site for it, and open the page there.',
        )}
      </p>
      <p class="hint" data-push-when="asking" role="status" hidden>
        {t('Your browser is asking its push service. This can take some seconds …')}
      </p>
      <p class="notice" data-push-when="no-service" role="status" hidden>
        {t(
          'This browser did not reach its push service. Leave a private window, or try another network or another browser: some of them block the service. Without notices this page still shows everything by itself.',
        )}{' '}
        <button type="button" data-push-on>
          {t('Try again')}
        </button>
      </p>
      <p class="notice" data-push-when="failed" role="status" hidden>
        {t('The notices could not be set up. Try again when the network is back.')}{' '}
        <button type="button" data-push-on>
          {t('Try again')}
        </button>
      </p>
    </section>
  );
}
