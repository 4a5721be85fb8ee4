import type { ComponentProps } from 'react';

/** Code in a line or in a fence: plain elements, since highlighting was done at build. */
export default function MDXCode({ metastring: _, ...rest }: ComponentProps<'code'> & { metastring?: string }) {
  return <code {...rest} />;
}
