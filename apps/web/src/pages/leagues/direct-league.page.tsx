import type { League, SchemeVersion } from '@quadrant/store/leagues';
import type { ListedTournament } from '@quadrant/store/reading';
import { Layout } from '../layout.js';
import { ScriptNotice, SENDING, SendingForm } from '../sending-form.js';
import { ReasonField } from './reason-field.js';
import { SchemeForm } from './scheme-form.js';

export interface DirectLeagueFacts {
  readonly league: Pick<League, 'slug' | 'name' | 'version'>;
  /** Those in force or planned. */
  readonly schemes: readonly SchemeVersion[];
  /** Tournaments of the newest season that count, the newest first. */
  readonly tournaments: readonly ListedTournament[];
}

/** For the league director: schemes, and points by hand. */
export function directLeaguePage({ league, schemes, tournaments }: DirectLeagueFacts) {
  const { slug, name, version } = league;
  const page = `/leagues/${slug}`;
  const api = `/api/v1/leagues/${slug}`;
  return (
    <Layout title={`Direct ${name}`} scripts={[SENDING]}>
      <nav class="trail" aria-label="Where this is">
        <a href="/leagues">Leagues</a> <a href={page}>{name}</a>
      </nav>
      <h1>Direct {name}</h1>
      <ScriptNotice />
      <SchemeForm slug={slug} version={version} schemes={schemes} />
      {schemes.length > 0 && (
        <>
          <h2>End a scheme</h2>
          <SendingForm label="End a scheme" action={`${api}/schemes/{scheme}/end`} version={version} then={page}>
            <label>
              Scheme
              <select name="scheme" required>
                {[...new Set(schemes.map(({ scheme }) => scheme))].map((scheme) => (
                  <option key={scheme}>{scheme}</option>
                ))}
              </select>
            </label>
            <label>
              Its last day
              <input name="on" type="date" required />
            </label>
            <ReasonField />
            <button type="submit">End it</button>
          </SendingForm>
        </>
      )}
      <h2>Give bonus points by hand</h2>
      {tournaments.length === 0 ? (
        <p>No tournament of the newest season counts yet.</p>
      ) : (
        <SendingForm label="Give bonus points by hand" action={`${api}/manual-awards`} then={page}>
          <label>
            Tournament
            <select name="tournament" required>
              {tournaments.map((tournament) => (
                <option
                  key={tournament.id}
                  value={tournament.id}
                >{`${tournament.localDate} ${tournament.name}`}</option>
              ))}
            </select>
          </label>
          <label>
            Player who took part in it
            <input name="player" maxLength={64} required />
          </label>
          <label>
            Points
            <input class="short" name="points" type="number" min={1} max={50} required />
          </label>
          <ReasonField />
          <button type="submit">Give them</button>
        </SendingForm>
      )}
    </Layout>
  );
}
