import { LandingPage } from 'docusaurus-preset-portal/landing/LandingPage';
import Content from '../landing';

/** The landing page. */
export default () => (
  <LandingPage>
    <Content />
  </LandingPage>
);
