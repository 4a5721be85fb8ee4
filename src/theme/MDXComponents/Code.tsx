import type { ComponentProps } from 'react';

/** Code in a line or in a fence: a plain element, since highlighting was done at build. */
export default function MDXCode(props: ComponentProps<'code'>) {
  return <code {...props} />;
}
