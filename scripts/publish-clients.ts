import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine, sha256 } from 'openapi-toolkit/node';
import { clientExtra, clientFiles, packagesFile, publishedPackages } from '../src/site/clientPackages';
import { portal } from '../src/site/portal';

const usage = `Usage: npm run publish:clients -- [VERSION]

Makes the packages of the clients, and lists their SHA-256 in ${packagesFile}. Run "npm run generate" before.
  VERSION  New version of the packages. Without it the present one is listed anew, which is right only until it is released.`;

commandLine({ usage, operands: [0, 1] }, async (_, [version = publishedPackages().version]) => {
  const write = (sha256: Record<string, string>) =>
    writeFileSync(packagesFile, `${JSON.stringify({ version, sha256 }, null, 2)}\n`);
  const { sha256: before } = publishedPackages();
  write(before);
  console.log(await clientExtra.make(portal.paths.static, true));
  const { typescript, python, javaSources, javaPom } = clientFiles(version);
  // The bytes of the jar depend on the compiler, those of its sources do not.
  const listed = [typescript, python, javaSources, javaPom].map((file) => [
    path.basename(file),
    sha256(readFileSync(path.join(portal.paths.static, file))),
  ]);
  write({ ...before, ...Object.fromEntries(listed) });
});
