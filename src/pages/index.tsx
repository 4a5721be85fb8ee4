import FirstCall from '@site/src/landing/FirstCall';
import Hero from '@site/src/landing/Hero';
import HouseLine from '@site/src/landing/HouseLine';
import StartFrom from '@site/src/landing/StartFrom';
import { site } from '@site/src/site';
import Layout from '@theme/Layout';

/** The landing page. */
export default function Landing() {
  return (
    <Layout title={site.tagline} description={site.description}>
      <main className="landing">
        <Hero />
        <HouseLine />
        <FirstCall />
        <StartFrom />
      </main>
    </Layout>
  );
}
