import { LandingPage } from 'docusaurus-preset-portal/pages';
import Content from '../landing';

/** The landing page. */
export default () => (
  <LandingPage>
    <Content />
  </LandingPage>
);
