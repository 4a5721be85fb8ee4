import FirstCall from './FirstCall';
import Hero from './Hero';
import HouseLine from './HouseLine';
import StartFrom from './StartFrom';

/** What the landing page shows. */
export default function Landing() {
  return (
    <>
      <Hero />
      <HouseLine />
      <FirstCall />
      <StartFrom />
    </>
  );
}
