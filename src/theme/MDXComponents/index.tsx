import { Admonition } from '@site/src/plugins/static-content/server/Admonition';
import { CodeFence } from '@site/src/plugins/static-content/server/CodeFence';
import { Details } from '@site/src/plugins/static-content/server/Details';
import MDXComponents from '@theme-original/MDXComponents';

/** Upstream opens details with React, which static pages do not run, and highlights code with Prism in the browser. */
export default { ...MDXComponents, admonition: Admonition, code: 'code', pre: CodeFence, details: Details, Details };
