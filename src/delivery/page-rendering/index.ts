import { createRequire } from 'node:module';
import type { Plugin } from '@docusaurus/types';
import { renderInProcesses } from './renderInProcesses';

// As an import, its exports could not be replaced.
const ssg: typeof import('@docusaurus/core/lib/ssg/ssg') = createRequire(__filename)('@docusaurus/core/lib/ssg/ssg');
const { generateStaticFiles: renderHere } = ssg;

/**
 * Lets all processors render the pages of a large site. Docusaurus does this itself from version 3.8 on
 * (`ssgWorkerThreads`); 3.6.3 renders in the process of the build and has no option for it, so its function is
 * replaced in the module that exports it.
 */
export default function pageRenderingPlugin(): Plugin {
  ssg.generateStaticFiles = renderInProcesses(renderHere);
  return { name: 'page-rendering' };
}
