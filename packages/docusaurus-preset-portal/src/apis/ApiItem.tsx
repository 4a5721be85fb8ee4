import DocItem from '@theme/DocItem';
import { type ComponentProps, useMemo } from 'react';

/**
 * A page of the docs as any other: takes the place of the component that renders an operation in the browser. Guides keep
 * what that one has around them.
 */
export default function ApiItem({ content: Content, ...props }: ComponentProps<typeof DocItem>) {
  const content = useMemo(() => {
    if (/\.(?:api|info)\.mdx$/.test(Content.metadata.source)) return Content;
    const Guide = () => (
      <div className="row">
        <div className="col col--12 markdown">
          <Content />
        </div>
      </div>
    );
    return Object.assign(Guide, Content);
  }, [Content]);
  return <DocItem {...props} content={content} />;
}
