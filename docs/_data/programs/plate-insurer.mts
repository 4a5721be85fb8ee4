// Who insures a vehicle today, from its plate: npx tsx plate-insurer.mts QQ12345 [DATE]
import { call, given, Problem } from './client.mts';

const CORRECT: Record<string, string> = {
  'not-found': 'No vehicle carries this plate, or it needs no registration.',
  'ambiguous-plate': 'The plate has been on several vehicles: give the date you mean, such as 2019-05-01.',
  'invalid-parameter': 'This cannot be a plate: check it with the customer.',
};

interface Vehicle {
  kid: string; // never a number: it can lose its last digits
  make: string;
  model: string;
}
interface Insurance {
  status: string;
  createdDate: string | null;
  insurer: { name: string; companyId: string | null } | null;
}
interface Company {
  companyId: string;
  registeredAddress: { text: string };
}

async function main([plate = '', date]: string[]): Promise<void> {
  const query = { registrationNumber: plate, date };
  const { vehicle } = await call<{ vehicle: Vehicle }>('GET', '/denmark/data/vehicles', { query });
  console.log(`${plate}: ${vehicle.make} ${vehicle.model}, KID ${vehicle.kid}`);
  const insurance = await call<Insurance>('GET', `/denmark/data/vehicles/${vehicle.kid}/insurance`);
  const { insurer, status } = insurance;
  if (status !== 'ACTIVE' || !insurer) {
    console.log(`  not insured today: ${status}`);
    return;
  }
  console.log(`  insured since ${insurance.createdDate} by ${insurer.name}`);
  if (!insurer.companyId) return;
  const company = await call<Company>('GET', `/denmark/data/companies/${insurer.companyId}`);
  console.log(`  CVR number ${company.companyId}, ${company.registeredAddress.text}`);
}

try {
  await main(given('PLATE [DATE]'));
} catch (problem) {
  if (!(problem instanceof Problem)) throw problem;
  console.log(CORRECT[problem.type] ?? problem.message);
  process.exitCode = 2;
}
