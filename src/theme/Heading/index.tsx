import { Title } from '@site/src/reference/components/Title';
import type { Props } from '@theme/Heading';

/** Heading of a guide. Upstream titles the link to it with the id if the heading is more than plain text. */
export default function Heading({ as: As, id, ...props }: Props) {
  return As === 'h1' || !id ? <As {...props} /> : <Title as={As} id={id} {...props} />;
}
