import Feedback from 'docusaurus-preset-portal/feedback/client/Feedback';
// Not `@theme-original`: in the theme of a plugin that is this component itself.
import Footer from 'docusaurus-preset-portal/theme/DocItem/Footer';

/** The foot of a page, with the question for feedback before the edit link. */
export default function FooterWithFeedback() {
  return (
    <Footer>
      <Feedback place="foot" />
    </Footer>
  );
}
