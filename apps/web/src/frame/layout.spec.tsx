import { renderToString } from 'preact-render-to-string';
import { useContext } from 'preact/hooks';
import { FrameContext } from '../components/frame.js';
import { Layout } from './layout.js';

const Page = ({ publicUrl }: { readonly publicUrl: string | null }) => (
  <FrameContext.Provider value={{ ...useContext(FrameContext), publicUrl }}>
    <Layout title="Leagues">A page</Layout>
  </FrameContext.Provider>
);

describe('the picture of a page where its link is shared', () => {
  it('has the public address of the site', () => {
    const page = renderToString(<Page publicUrl="https://quadrant.example" />);
    expect(page).toContain('<meta property="og:image" content="https://quadrant.example/assets/share.png"/>');
  });

  it('is not named where the public address is not set', () => {
    expect(renderToString(<Page publicUrl={null} />)).not.toContain('og:image');
  });
});
