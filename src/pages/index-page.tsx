import { SecondName } from 'docusaurus-preset-portal/landing/SecondName';
import Landing from '.';

/** The landing page under its second name. */
export default () => (
  <SecondName>
    <Landing />
  </SecondName>
);
