import '../src/checks/data/syntax';

import { byLocation, faultsOfGuides } from 'docusaurus-preset-portal/node';
import { commandLine } from 'openapi-toolkit/node';
import { runTools } from '../src/checks/prose/runTools';
import presetOptions from '../src/preset-options';
import * as content from '../src/site';

const usage = `Usage: npm run check:prose

Checks the guides, their data and the contracts: links, elements, names that the contracts lack, Markdown style, spelling,
words to avoid. Runs all checks, even if one fails. Needs the generated reference (npm run generate). Exit code 1 if a
check failed.`;

commandLine({ usage }, async () => {
  const tools = runTools();
  const { faults, dangling, warnings } = await presetOptions.findFaults(() => faultsOfGuides(content, presetOptions));
  const found = [...new Set([...faults, ...dangling])].sort(byLocation);
  for (const line of found) console.error(line);
  for (const line of warnings) console.warn(`[WARNING] ${line}`);
  console.log(`Guides and data: ${found.length} faults, ${warnings.length} warnings.`);
  return (await tools) + found.length > 0 ? 1 : 0;
});
