import type { Props } from '@theme/Heading';
import OriginalHeading from '@theme-init/Heading';
import { Title } from 'docusaurus-preset-portal/reference/components/Title';

/** A heading. Upstream titles the link to it with the id if the heading is more than plain text. */
export default function Heading({ as, id, ...props }: Props) {
  return as === 'h1' || !id ? <OriginalHeading as={as} {...props} /> : <Title as={as} id={id} {...props} />;
}
