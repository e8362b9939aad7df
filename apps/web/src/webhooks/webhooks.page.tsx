import { EVENT_KINDS, type EventKind, tellEvent } from '@quadrant/rules/events';
import type { OpenWebhook, OwnWebhooks } from '@quadrant/views';
import { Minute } from '../components/day.js';
import { Checkboxes, SelectField, TextField } from '../components/form/fields.js';
import { useFormState } from '../components/form/form-context.js';
import { Form } from '../components/form/form.js';
import { Layout } from '../frame/layout.js';
import { t, words } from '../languages/t.js';
import { tell } from '../languages/tell.js';

const KIND_NAMES: Readonly<Record<EventKind, string>> = words({
  'run.published': 'New numbers are published',
  'tournament.published': 'Results of a tournament are published',
  'tournament.corrected': 'A correction of a tournament is published',
  'league.created': 'A league begins',
  'league.changed': 'A league is changed',
  'league.deleted': 'A league is deleted',
  'league.part-closed': 'A half or a season is closed',
  'league.season-added': 'A season is added',
  'league.season-ended': 'A season ends',
  'live.began': 'A live tournament begins',
  'live.round-paired': 'A round is paired',
  'live.finished': 'A live tournament is finished',
  'announcement.made': 'A tournament is announced',
  'announcement.changed': 'An announcement is changed',
  'webhook.test': 'A test',
});

/** A channel of players wants to know these; the others are for programs. */
const USUAL: readonly EventKind[] = [
  'tournament.published',
  'league.part-closed',
  'league.season-ended',
  'live.began',
  'live.round-paired',
  'live.finished',
  'announcement.made',
];

const SHAPE_NAMES = { standard: 'Standard Webhooks', discord: 'Discord', slack: 'Slack' } as const;

export function webhooksPage({ webhooks, leagues, regions, mayHaveAll }: OwnWebhooks) {
  return (
    <Layout title={t('Webhooks')}>
      <h1>{t('Webhooks')}</h1>
      <p>
        {t(
          'Quadrant can tell a channel or a program what happens: “Round 3 of the Spring Open is paired”. Paste the address of a webhook of Discord or Slack. Programs get the same events, signed by the {specification} specification.',
          { specification: <a href="https://www.standardwebhooks.com">{SHAPE_NAMES.standard}</a> },
        )}
      </p>
      <MadeWebhook />
      {webhooks.map((each) => (
        <OneWebhook key={each.webhook.id} {...each} />
      ))}
      {mayHaveAll || leagues.length + regions.length > 0 ? (
        <NewWebhook leagues={leagues} regions={regions} mayHaveAll={mayHaveAll} />
      ) : (
        <p>{t('Only league directors, coordinators and administrators can set up webhooks.')}</p>
      )}
    </Layout>
  );
}

const MOST_TOLD = 4;

/** Names the receiver. The end of its address tells two channels of one host apart, and nobody can send with it. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return pathname.length > MOST_TOLD * 4 ? `${host} (…${pathname.slice(-MOST_TOLD)})` : host;
}

function OneWebhook({ webhook, leagueName, regionName, deliveries }: OpenWebhook) {
  const { id, league, region, shape, dead } = webhook;
  const host = placeOf(webhook.url);
  const name = [
    league === null && region === null ? t('{host}, all events', { host }) : host,
    ...(league === null ? [] : [t('league {league}', { league: leagueName ?? league })]),
    ...(region === null ? [] : [t('region {region}', { region: regionName ?? region })]),
  ].join(', ');
  const path = `/api/v1/webhooks/${id}` as const;
  return (
    <section aria-labelledby={`webhook-${id}`}>
      <h2 id={`webhook-${id}`}>{name}</h2>
      <p>
        {SHAPE_NAMES[shape]}. <WebhookState webhook={webhook} />
      </p>
      <div class="buttons">
        <Form
          id={`test-${id}`}
          operation={`POST ${path}/test`}
          label={t('Send a test to {name}', { name })}
          said={t('A test is on its way. It arrives after the events that wait.')}
          inline
        >
          <button type="submit">{t('Send a test')}</button>
        </Form>
        {dead > 0 && (
          <Form
            id={`replay-${id}`}
            operation={`POST ${path}/replay`}
            label={t('Send the events that were given up to {name} again', { name })}
            said={t('The events that were given up are sent again, the oldest first.')}
            inline
          >
            <button type="submit">
              {t('{dead, plural, one {Send # event again} other {Send # events again}}', { dead })}
            </button>
          </Form>
        )}
      </div>
      {deliveries.length > 0 && <Deliveries deliveries={deliveries} />}
      <Form
        id={`delete-${id}`}
        operation={`DELETE ${path}`}
        label={t('Delete {name}', { name })}
        concerns={t(
          'Everybody who reads at {host} hears nothing more. {lost, plural, =0 {No event waits.} one {# event that did not arrive is lost.} other {# events that did not arrive are lost.}}',
          { host, lost: webhook.waiting + dead },
        )}
        said={t('The webhook is deleted. Nothing more is sent there.')}
      >
        <button type="submit" class="danger">
          {t('Delete the webhook')}
        </button>
      </Form>
    </section>
  );
}

interface WebhookStateProps {
  readonly webhook: Pick<
    OpenWebhook['webhook'],
    'endedWhy' | 'failures' | 'nextAt' | 'lastStatus' | 'succeededAt' | 'waiting' | 'dead'
  >;
}

/** Says in a sentence whether events arrive. */
export function WebhookState({ webhook }: WebhookStateProps) {
  const { endedWhy, failures, nextAt, lastStatus, succeededAt, waiting, dead } = webhook;
  if (endedWhy === 'league-deleted') return <>{t('The league was deleted, so nothing more is sent.')}</>;
  if (endedWhy === 'gone') {
    return <>{t('The receiver said that it is gone (410), so nothing more is sent.')}</>;
  }
  if (failures > 0 && nextAt !== null) {
    const values = { failures, waiting, time: <Minute at={nextAt} /> };
    return (
      <>
        {lastStatus === null
          ? t(
              '{failures, plural, one {The last attempt} other {The last # attempts}} had no answer. {waiting, plural, one {# event waits} other {# events wait}}, and the next attempt is {time}.',
              values,
            )
          : t(
              '{failures, plural, one {The last attempt} other {The last # attempts}} failed with status {status}. {waiting, plural, one {# event waits} other {# events wait}}, and the next attempt is {time}.',
              { ...values, status: String(lastStatus) },
            )}
      </>
    );
  }
  // Nothing is tried again until the next event, or until somebody asks for it.
  if (failures > 0) {
    return (
      <>
        {t(
          'No attempt succeeded, so {dead, plural, =0 {the last event was} one {# event was} other {# events were}} given up after five days.',
          { dead },
        )}
      </>
    );
  }
  if (succeededAt === null) return <>{t('Nothing has arrived yet.')}</>;
  return <>{t('It works. The last event arrived {time}.', { time: <Minute at={succeededAt} /> })}</>;
}

function Deliveries({ deliveries }: Pick<OpenWebhook, 'deliveries'>) {
  return (
    <details class="fold">
      <summary>{t('The last events')}</summary>
      <div class="table-frame">
        <table>
          <caption>{t('The last events, newest first')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Event')}</th>
              <th scope="col">{t('Time')}</th>
              <th scope="col">{t('State')}</th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map(({ event, state, attempts }) => (
              <tr key={event.position}>
                <th scope="row">{tell(tellEvent(event))}</th>
                <td>
                  <Minute at={event.at} />
                </td>
                <td>
                  {state === 'delivered'
                    ? t('arrived')
                    : state === 'dead'
                      ? t('given up after {attempts, plural, one {# attempt} other {# attempts}}', { attempts })
                      : t('waits')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const NEW_WEBHOOK = 'create-webhook';

function NewWebhook({ leagues, regions, mayHaveAll }: Omit<OwnWebhooks, 'webhooks'>) {
  const hasChoice = mayHaveAll || leagues.length * regions.length > 0;
  return (
    <>
      <h2>{t('Set up a webhook')}</h2>
      <Form
        id={NEW_WEBHOOK}
        operation="POST /api/v1/webhooks"
        said={t('The webhook is set up. Send a test to see whether it arrives.')}
        showsAnswer
      >
        <TextField
          name="url"
          label={t('Address')}
          hint={t(
            'Discord: channel settings, Integrations, Webhooks, Copy Webhook URL. Slack: the address of an incoming webhook.',
          )}
          maxLength={2_000}
          isRequired
        />
        {leagues.length > 0 && (
          <SelectField
            name="league"
            kind="null"
            label={t('Events of the league')}
            {...(hasChoice && { none: t('all leagues') })}
            options={leagues.map(({ slug, name }) => ({ value: slug, name }))}
          />
        )}
        {regions.length > 0 && (
          <SelectField
            name="region"
            kind="null"
            label={t('Events in the region')}
            hint={t('Tournaments, live rounds and announcements there, and runs that publish them.')}
            {...(hasChoice && { none: t('all regions') })}
            options={regions.map(({ slug, name }) => ({ value: slug, name }))}
          />
        )}
        <Checkboxes
          name="kinds"
          legend={t('Kinds of events')}
          options={EVENT_KINDS.map((kind) => ({ value: kind, name: KIND_NAMES[kind] }))}
          chosen={USUAL}
        />
        <button type="submit">{t('Set up the webhook')}</button>
      </Form>
    </>
  );
}

/** The secret is shown only once. A chat does not need it. */
function MadeWebhook() {
  const made = useFormState(NEW_WEBHOOK)?.answer as
    { readonly shape: string; readonly secret: string } | null | undefined;
  if (made == null || made.shape !== 'standard') return null;
  return (
    <div class="said">
      <p>{t('Your program verifies signatures with this secret. Copy it now: it is shown only once.')}</p>
      <p>
        <output class="token">{made.secret}</output>
      </p>
    </div>
  );
}
