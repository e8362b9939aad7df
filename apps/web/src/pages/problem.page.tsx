import type { ProblemDocument } from '@quadrant/http';
import { Layout } from './layout.js';

/** A refusal, for people. */
export function problemPage({ title, detail, advice, requestId }: ProblemDocument) {
  return (
    <Layout title={title}>
      <h1>{title}</h1>
      <p>{detail}</p>
      <p>{advice}</p>
      <p>
        <a href="/">To the leaderboards</a>
      </p>
      <p class="quiet">
        Request <code>{requestId}</code>
      </p>
    </Layout>
  );
}
