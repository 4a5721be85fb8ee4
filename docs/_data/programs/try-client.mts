// One call with a time limit and a retry budget, through the client: npx tsx try-client.mts
import { DanishData, Problem } from 'danish-data-client';

if (!process.env.DANISH_DATA_API_HOST)
  Object.assign(process.env, { DANISH_DATA_API_HOST: 'http://127.0.0.1:4010', DANISH_DATA_API_KEY: 'sandbox' }); // the sandbox
const { PREFER } = process.env; // the sandbox takes code=429 and other errors
const client = new DanishData(PREFER ? { headers: { Prefer: PREFER } } : {});

try {
  const company = await client.data.companyByCompanyId({ companyId: '09900012' });
  console.log(company.name);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.log(`Gave up: ${error.status} ${error.type}: ${error.detail}`);
  process.exitCode = 1;
}
