import '../src/site/use';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientFiles, PACKAGES, publishedPackages } from 'docusaurus-preset-portal/clients/files';
import { paths } from 'docusaurus-preset-portal/lib/paths';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';
import { sha256 } from 'docusaurus-preset-portal/lib/sha256';
import { extras } from '../src/preset-options/extras';

const usage = `Usage: npm run publish:clients -- [VERSION]

Makes the packages of the clients, and lists their SHA-256 in ${PACKAGES}. Run "npm run generate" before.
  VERSION  New version of the packages. Without it the present one is listed anew, which is right only until it is released.`;

commandLine({ usage, operands: [0, 1] }, async (_, [version = publishedPackages().version]) => {
  const write = (sha256: Record<string, string>) =>
    writeFileSync(PACKAGES, `${JSON.stringify({ version, sha256 }, null, 2)}\n`);
  const { sha256: before } = publishedPackages();
  write(before);
  for (const { make } of extras) console.log(await make(paths.static));
  const { typescript, python, javaSources, javaPom } = clientFiles(version);
  // The bytes of the jar depend on the compiler, those of its sources do not.
  const listed = [typescript, python, javaSources, javaPom].map((file) => [
    path.basename(file),
    sha256(readFileSync(path.join(paths.static, file))),
  ]);
  write({ ...before, ...Object.fromEntries(listed) });
});
