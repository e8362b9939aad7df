import type { PlayerCandidate } from '@quadrant/rules/tournament';
import { countryName } from '../components/country.js';
import { LONGEST_NAME } from '../query/name.js';
import { Complaints } from './as-of-note.js';
import { Layout } from './layout.js';

export interface PlayerSearchFacts {
  /** What is looked for; null before anything is. */
  readonly name: string | null;
  readonly candidates: readonly PlayerCandidate[] | null;
  readonly complaints: readonly string[];
}

/** Finds players by names that need not be right. */
export function playerSearchPage({ name, candidates, complaints }: PlayerSearchFacts) {
  return (
    <Layout title="Players">
      <h1>Players</h1>
      <Complaints complaints={complaints} />
      <form class="filters" method="get" action="/players" role="search" aria-label="Players">
        <label>
          Name or handle
          <input name="name" type="search" value={name ?? ''} maxLength={LONGEST_NAME} />
        </label>
        <button type="submit">Find</button>
      </form>
      {candidates?.length === 0 && <p>No player has a similar name.</p>}
      {candidates !== null && candidates.length > 0 && <CandidateTable candidates={candidates} />}
    </Layout>
  );
}

function CandidateTable({ candidates }: { readonly candidates: readonly PlayerCandidate[] }) {
  return (
    <div class="table-frame">
      <table>
        <caption>Similar players, the most likely first</caption>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col">Country</th>
            <th scope="col" class="number">
              Rating
            </th>
            <th scope="col">Last tournament</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map(({ handle, name, country, rating, lastTournament }) => (
            <tr key={handle}>
              <th scope="row">
                <a href={`/players/${encodeURIComponent(handle)}`}>{handle}</a>
                {name !== null && <span class="real-name">{name}</span>}
              </th>
              <td>{country === null ? '' : countryName(country)}</td>
              <td class="number">{rating === null ? '' : Math.round(rating)}</td>
              <td>{lastTournament === null ? '' : `${lastTournament.name}, ${lastTournament.date}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
