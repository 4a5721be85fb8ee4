import FirstCall from '@site/src/landing/FirstCall';
import Hero from '@site/src/landing/Hero';
import HouseLine from '@site/src/landing/HouseLine';
import StartFrom from '@site/src/landing/StartFrom';
import { site } from '@site/src/site';
import Layout from '@theme/Layout';

const DESCRIPTION =
  'Developer documentation of five APIs over the Danish public registers: addresses, properties, companies, vehicles and persons.';

/** The landing page. */
export default function Landing() {
  return (
    <Layout title={site.tagline} description={DESCRIPTION}>
      <main className="landing">
        <Hero />
        <HouseLine />
        <FirstCall />
        <StartFrom />
      </main>
    </Layout>
  );
}
