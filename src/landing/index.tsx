import Apis from './Apis';
import FirstCall from './FirstCall';
import Hero from './Hero';
import HouseLine from './HouseLine';
import StartFrom from './StartFrom';

/** Content of the landing page. */
export default function Landing() {
  return (
    <>
      <Hero />
      <Apis />
      <FirstCall />
      <HouseLine />
      <StartFrom />
    </>
  );
}
