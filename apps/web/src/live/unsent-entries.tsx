import { useContext } from 'preact/hooks';
import { t } from '../languages/t.js';
import { FrameContext } from '../components/frame.js';

/** This script keeps entries until the server has them. */
export const RUN_SCRIPT = 'live-run.js';

type UnsentEntriesProps = {
  readonly tournament: string;
} & (
  | { /** The director or helper whose page it is. */ readonly account: string; readonly link?: undefined }
  | { /** The player whose page it is has this secret link. */ readonly link: string; readonly account?: undefined }
);

/** Lists the entries that this device holds and the server does not have. It is hidden without a script, and without entries. */
export function UnsentEntries({ tournament, account, link }: UnsentEntriesProps) {
  const { assetOf } = useContext(FrameContext);
  return (
    <>
      <p class="hint" data-offline="insecure" hidden>
        {t('This page works only online here: browsers keep pages on a device only if they are opened with https.')}
      </p>
      <p class="hint" data-offline="kept" hidden>
        {t(
          'This page also works without a network on this device. What you enter then is sent when the network is back.',
        )}
      </p>
      <section
        class="conflicts"
        aria-labelledby="unsent"
        data-unsent
        data-tournament={tournament}
        data-account={account ?? link}
        data-worker={assetOf('live-worker.js') ?? undefined}
        hidden
      >
        <h2 id="unsent">{t('Not sent yet ({count})', { count: <span data-count>0</span> })}</h2>
        <p data-when="will-send" role="status" hidden>
          {link !== undefined &&
            t('This device keeps what you entered, and sends it as soon as the server answers. Leave this page open.')}
          {account !== undefined &&
            t(
              'This device keeps these entries, and sends them in this order as soon as the server answers. You can go on entering results, check-ins and drops. The next round is paired once the network is back.',
            )}
        </p>
        {account !== undefined && (
          <p data-when="held" role="status" hidden>
            {t(
              'Sign in as {account} on this device, and open this page: then they are sent. Nobody else can send them.',
              { account: <bdi>{account}</bdi> },
            )}
          </p>
        )}
        <ol data-list="waiting" data-when="waiting" hidden />
        <template data-row="waiting">
          <li>
            <bdi data-text /> <Made />
          </li>
        </template>
        {account !== undefined && (
          <p data-when="others" hidden>
            {t(
              'This device also keeps entries of {accounts}. They are sent when they sign in here and open the page of their tournament.',
              { accounts: <bdi data-others /> },
            )}
          </p>
        )}
        <div data-when="refused" hidden>
          <h3>{t('Not accepted')}</h3>
          <p>{t('You entered these without a network. Compare both sides, then decide.')}</p>
          <ul class="plain" data-list="refused" />
        </div>
        <template data-row="refused">
          <li class="sides">
            <div>
              <strong>{t('You entered')}</strong>
              <p data-text dir="auto" />
              <Made />
            </div>
            <div>
              <strong data-title />
              <p data-detail dir="auto" />
            </div>
            <div class="buttons">
              <button type="button" data-send>
                {t('Send it again')}
              </button>
              <button type="button" data-discard>
                {t('Discard it')}
              </button>
            </div>
          </li>
        </template>
        <div data-when="unreadable" hidden>
          <h3>{t('From another version of this page')}</h3>
          <p>{t('They cannot be sent as they are. Enter them again by hand, then discard them here.')}</p>
          <ul class="plain" data-list="unreadable" />
        </div>
        <template data-row="unreadable">
          <li>
            <bdi data-text /> <Made />
            <div class="buttons">
              <button type="button" data-discard>
                {t('Discard it')}
              </button>
            </div>
          </li>
        </template>
      </section>
    </>
  );
}

const Made = () => (
  <span class="hint">
    <span data-tournament /> <span data-made />
  </span>
);
