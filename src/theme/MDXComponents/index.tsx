import { CodeFence } from '@site/src/plugins/static-content/server/CodeFence';
import { Details } from '@site/src/plugins/static-content/server/Details';
import MDXComponents from '@theme-original/MDXComponents';

/** Upstream opens details with React, which static pages do not run, and highlights code with Prism in the browser. */
export default { ...MDXComponents, code: 'code', pre: CodeFence, details: Details, Details };
