import type { Plugin } from '@docusaurus/types';
import { renderInProcesses } from './renderInProcesses';
import { ssg } from './ssg';

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
