import Footer from '@theme-original/DocItem/Footer';
import Feedback from '../../../plugins/portal/feedback/Feedback';

/** The foot of a page: the question for feedback, and the link to the source of the page. */
export default function SiteDocItemFooter() {
  return (
    <Footer>
      <Feedback />
    </Footer>
  );
}
