import Feedback from '@site/src/feedback/client/Feedback';
import Footer from '@theme-original/DocItem/Footer';
import type { ComponentProps } from 'react';

/** The foot of a page, with the question for feedback before the edit link. */
export default function DocItemFooter(props: ComponentProps<typeof Footer>) {
  return (
    <>
      <Feedback place="foot" />
      <Footer {...props} />
    </>
  );
}
