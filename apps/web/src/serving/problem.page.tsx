import type { ProblemDocument, RequestError } from '@quadrant/http';
import { t } from '../languages/t.js';
import { tell } from '../languages/tell.js';
import { addressOf } from '../query/address.js';
import { Layout } from '../frame/layout.js';
import { Advice } from '../components/advice.js';
import { Cited } from '../components/cited.js';

/**
 * Explains a refusal to people.
 * @param to address that was refused
 */
export function problemPage({ detail, advice, requestId, status, ...problem }: ProblemDocument, to: string) {
  const title = tell(problem.title);
  // Its advice is to correct what the document lists, so the list replaces it.
  const errors = problem.type === '/problems/invalid-request' ? listErrors(problem) : [];
  return (
    <Layout title={title}>
      <h1>{title}</h1>
      <p>
        <Cited text={tell(detail)} />
      </p>
      {errors.length === 0 ? (
        <p>
          <Advice text={advice} />
        </p>
      ) : (
        <ul>
          {errors.map((error) => (
            <li key={`${error.name} ${String(error.detail)}`}>
              <code>{error.name}</code> {tell(error.detail)}
            </li>
          ))}
        </ul>
      )}
      <nav class="pages" aria-label={t('Ways out')}>
        {problem.type === '/problems/invalid-cursor' && <a href={withoutCursor(to)}>{t('Start this list again')}</a>}
        <a href="/">{t('To the first page')}</a>
        {status === 403 && <a href={addressOf('/sign-in', { to })}>{t('Sign in as somebody else')}</a>}
      </nav>
      <p class="quiet">{t('Request {requestId}', { requestId: <code>{requestId}</code> })}</p>
    </Layout>
  );
}

const listErrors = ({ errors }: Readonly<Record<string, unknown>>): readonly RequestError[] =>
  Array.isArray(errors) ? (errors as readonly RequestError[]) : [];

/** Returns the address at which a list begins, with its filters. */
function withoutCursor(address: string): string {
  const [path = '/', query = ''] = address.split('?', 2);
  const fields = new URLSearchParams(query);
  fields.delete('cursor');
  return addressOf(path, Object.fromEntries(fields));
}
