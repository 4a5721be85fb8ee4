import { call, Problem } from './client.mts';

try {
  const company = await call<{ name: string }>('GET', '/denmark/data/companies/09900012');
  console.log(company.name);
} catch (problem) {
  if (!(problem instanceof Problem)) throw problem;
  console.log(`Gave up: ${problem.message}`);
  process.exitCode = 1;
}
