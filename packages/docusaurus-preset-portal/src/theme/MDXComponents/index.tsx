import MDXComponents from '@theme-init/MDXComponents';
import { Admonition } from 'docusaurus-preset-portal/plugins/static-content/server/Admonition';
import { CodeFence } from 'docusaurus-preset-portal/plugins/static-content/server/CodeFence';
import { Details } from 'docusaurus-preset-portal/plugins/static-content/server/Details';

/** Upstream opens details with React, which static pages do not run, and highlights code with Prism in the browser. */
export default { ...MDXComponents, admonition: Admonition, code: 'code', pre: CodeFence, details: Details, Details };
