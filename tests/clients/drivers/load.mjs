// Makes 500 calls with 20 workers and one client. Prints how many failed.
import { DanishData } from 'danish-data-client';

const client = new DanishData();
const failures = new Map();
let left = 500;
let lost = 0;
const work = async () => {
  while (left > 0) {
    left -= 1;
    await client.data.companyByCompanyId({ companyId: '09900012' }).catch((error) => {
      lost += 1;
      failures.set(error.message, error);
    });
  }
};
await Promise.all(Array.from({ length: 20 }, work));
console.log(`${lost} of 500 lost`, ...failures.keys());
